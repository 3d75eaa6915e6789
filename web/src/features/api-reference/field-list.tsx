import { styled } from '@mui/material/styles';
import { ScrollRegion } from '../../components/scroll-region.tsx';
import { WithCode } from './with-code.tsx';

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'left',
  '& th, & td': {
    padding: '7px 16px 7px 0',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& thead th': { ...theme.typography.label, color: theme.vars.palette.text.secondary },
  '& tbody th': { ...theme.typography.mono, lineHeight: 1.6, width: '38%', overflowWrap: 'break-word' },
  '& td': { color: theme.vars.palette.text.secondary },
  // On a phone, names are above their descriptions, so that they never break within a word.
  [theme.breakpoints.down('sm')]: {
    '& tr, & th, & td': { display: 'block' },
    '& thead th + th': { display: 'none' },
    '& tbody th': { width: 'auto', paddingBottom: 0, borderBottom: 0 },
    '& tbody td': { paddingTop: 0 },
  },
}));

type FieldListProps = {
  /** The caption of the table. */
  readonly label: string;
  readonly fields: readonly {
    readonly name: string;
    readonly type: string;
    readonly isRequired: boolean;
    readonly note?: string | undefined;
  }[];
};

/** Parameters or fields, one per row. */
export function FieldList({ label, fields }: FieldListProps) {
  return (
    <ScrollRegion label={label}>
      <Table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            <th scope="col">What it is</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, type, isRequired, note }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <WithCode text={`${type}${isRequired ? ', required' : ''}${note === undefined ? '' : `. ${note}`}`} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollRegion>
  );
}
