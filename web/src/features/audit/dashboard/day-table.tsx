import { styled } from '@mui/material/styles';
import type { DayFigures } from '@twofold/contracts/audit/figures/api';
import { Link } from 'react-router-dom';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { auditPaths } from '../addresses.ts';
import { logSearch } from '../log/log-filters.ts';
import { count, dollars } from '../parts/numbers.ts';
import { DenseTable } from '../parts/dense-table.tsx';
import { SortHead } from '../parts/sort-head.tsx';
import { useSorted } from '../parts/use-sorted.ts';

const Height = styled('div')({ '& > div': { maxHeight: 420, overflowY: 'auto' } });

const FIGURES = [
  ['events', 'Events'],
  ['analyses', 'Analyses'],
  ['registrations', 'Registrations'],
  ['reviews', 'Reviews'],
  ['creditsInCirculation', 'Credits'],
  ['orders', 'Orders'],
  ['revenueCents', 'Revenue'],
  ['refundedCents', 'Refunded'],
] as const;

const COLUMNS = {
  day: ({ day }: DayFigures) => day,
  ...(Object.fromEntries(FIGURES.map(([column]) => [column, (figures: DayFigures) => figures[column]])) as Record<
    (typeof FIGURES)[number][0],
    (figures: DayFigures) => number
  >),
};

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The URL of the log of one day in UTC, as the figures are counted. */
const dayLog = (day: string): string => {
  const from = new Date(`${day}T00:00:00.000Z`);
  const to = new Date(from.getTime() + DAY_MS);
  return `${auditPaths.log}${logSearch({ from: from.toISOString(), to: to.toISOString() })}`;
};

/** The figures of each day with events, newest first. Each day links to its log. */
export function DayTable({ days }: { readonly days: readonly DayFigures[] }) {
  const { rows, head } = useSorted(days, COLUMNS, { by: 'day', isDescending: true });
  return (
    <Height>
      <ScrollRegion label="Figures by day">
        <DenseTable>
          <thead>
            <tr>
              <SortHead {...head} column="day" name="Day (UTC)" />
              {FIGURES.map(([column, name]) => (
                <SortHead key={column} {...head} column={column} name={name} isNumber />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((figures) => (
              <tr key={figures.day}>
                <th scope="row" className="mono fixed">
                  <Link to={dayLog(figures.day)}>{figures.day}</Link>
                </th>
                <td className="number">{count(figures.events)}</td>
                <td className="number">{count(figures.analyses)}</td>
                <td className="number">{count(figures.registrations)}</td>
                <td className="number">{count(figures.reviews)}</td>
                <td className="number">{count(figures.creditsInCirculation)}</td>
                <td className="number">{count(figures.orders)}</td>
                <td className="number">{dollars(figures.revenueCents)}</td>
                <td className="number">{dollars(figures.refundedCents)}</td>
              </tr>
            ))}
          </tbody>
        </DenseTable>
      </ScrollRegion>
    </Height>
  );
}
