import { styled } from '@mui/material/styles';
import type { StateRow } from '@twofold/contracts/audit/api';
import { Link } from 'react-router-dom';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { SourceLabel } from '../../../components/source-label.tsx';
import { eventPath } from '../addresses.ts';
import { DenseTable } from '../parts/dense-table.tsx';
import { EmptyNote } from '../parts/empty-note.tsx';
import { FieldValue } from './field-value.tsx';

const Table = styled(DenseTable)(({ theme }) => {
  const { palette } = theme.vars;
  return {
    '& + &': { borderTop: `1px solid ${palette.divider}` },
    '& caption': {
      ...theme.typography.label,
      padding: '10px 16px 4px',
      textAlign: 'left',
      captionSide: 'top',
      color: palette.text.secondary,
    },
    '& .value': { ...theme.typography.mono, minWidth: 120, maxWidth: 320, overflowWrap: 'anywhere' },
    '& .was': { color: palette.text.disabled, textDecoration: 'line-through' },
    '& .now': { background: palette.sunken, boxShadow: `inset 3px 0 0 ${palette.text.primary}`, fontWeight: 700 },
  };
});

/** The titles of the two compared states. */
type Compared = { readonly before: string; readonly now: string };

type StateTablesProps = {
  readonly rows: readonly StateRow[];
  /** Left out: only the current values are shown. */
  readonly compared?: Compared;
  /** Shown when there are no rows. */
  readonly nothing?: string | undefined;
};

const NO_ROWS = 'No read model has a row for this stream.';

/** The read model rows of one stream, each as a table of its fields with the event that set them. */
export function StateTables({ rows, compared, nothing = NO_ROWS }: StateTablesProps) {
  if (rows.length === 0) return <EmptyNote>{nothing}</EmptyNote>;
  return (
    <ScrollRegion label="Table of the state">
      {rows.map((row) => (
        <Table key={`${row.table} ${row.key}`}>
          <caption>
            {row.table} {row.key}
            {row.isGone && ', removed here'}
          </caption>
          <thead>
            <tr>
              <th scope="col">Field</th>
              {compared && <th scope="col">{compared.before}</th>}
              <th scope="col">{compared?.now ?? 'Value'}</th>
              <th scope="col">Set by</th>
            </tr>
          </thead>
          <tbody>
            {row.fields.map((field) => (
              <StateFieldRow key={field.name} field={field} isCompared={compared !== undefined} />
            ))}
          </tbody>
        </Table>
      ))}
    </ScrollRegion>
  );
}

type StateFieldRowProps = { readonly field: StateRow['fields'][number]; readonly isCompared: boolean };

/** A changed field is marked by an edge, bold type, and the old value struck through; the last two need no color. */
function StateFieldRow({ field, isCompared }: StateFieldRowProps) {
  const { name, value, before, isChanged, setBy } = field;
  const isMarked = isCompared && isChanged;
  const wasThere = isMarked && before !== undefined;
  const old = <FieldValue name={name} value={before} />;
  const current = <FieldValue name={name} value={value} />;
  return (
    <tr>
      <th scope="row" className="mono fixed">
        {name}
      </th>
      {isCompared && <td className="value">{wasThere ? <del className="was">{old}</del> : old}</td>}
      <td className={isMarked ? 'value now' : 'value'}>
        {isMarked ? <ins style={{ textDecoration: 'none' }}>{current}</ins> : current}
      </td>
      <td className="fixed">
        {setBy && (
          <SourceLabel who={setBy.by === 'person' ? 'people' : 'machine'}>
            <span>
              <Link to={eventPath(setBy.id)}>{setBy.type}</Link>, rev {setBy.revision}
            </span>
          </SourceLabel>
        )}
      </td>
    </tr>
  );
}
