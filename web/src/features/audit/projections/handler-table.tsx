import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { AgainIcon, CheckIcon, ClockIcon, TriangleIcon } from '../../../components/icons.tsx';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { count, formatPosition } from '../parts/numbers.ts';
import { DenseTable } from '../parts/dense-table.tsx';
import type { Handler } from './handler.ts';

export type Column<Row> = {
  readonly title: string;
  readonly isNumber?: boolean;
  readonly cell: (row: Row) => ReactNode;
};

type HandlerTableProps<Row> = {
  readonly label: string;
  readonly rows: readonly Row[];
  /** Columns after those that projections and reactors have in common. */
  readonly more: readonly Column<Row>[];
};

/** Projections or reactors, one per row: state, position, lag and speed. */
export function HandlerTable<Row extends Handler>({ label, rows, more }: HandlerTableProps<Row>) {
  const columns: readonly Column<Row>[] = [...COMMON, ...more];
  return (
    <ScrollRegion label={label}>
      <DenseTable>
        <thead>
          <tr>
            <th scope="col">Name</th>
            {columns.map(({ title, isNumber }) => (
              <th key={title} scope="col" className={isNumber ? 'number' : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row" className="mono name">
                {row.name}
              </th>
              {columns.map(({ title, isNumber, cell }) => (
                <td key={title} className={isNumber ? 'number' : 'fixed'}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DenseTable>
    </ScrollRegion>
  );
}

const COMMON: readonly Column<Handler>[] = [
  { title: 'State', cell: (handler) => <State handler={handler} /> },
  {
    title: 'Position',
    isNumber: true,
    cell: ({ position }) => (position === undefined ? '–' : formatPosition(position)),
  },
  { title: 'Behind', isNumber: true, cell: ({ lag }) => (lag === undefined ? '–' : count(lag)) },
  { title: 'Events/s', isNumber: true, cell: ({ eventsPerSecond }) => eventsPerSecond?.toFixed(1) ?? '–' },
];

/** The most important state of a projection or reactor, with an icon. */
function State({ handler: { parked, rebuild, lag = 0 } }: { readonly handler: Handler }) {
  if (parked > 0)
    return <Chip variant="state" color="error" icon={<TriangleIcon size={14} />} label={`${count(parked)} parked`} />;
  if (rebuild) {
    const label = `Rebuilding${rebuild.position === undefined ? '' : `, at ${formatPosition(rebuild.position)}`}`;
    return <Chip variant="state" color="machine" icon={<AgainIcon size={14} />} label={label} />;
  }
  if (lag > 0) return <Chip variant="state" icon={<ClockIcon size={14} />} label="Catching up" />;
  return <Chip variant="state" color="success" icon={<CheckIcon size={14} />} label="Up to date" />;
}
