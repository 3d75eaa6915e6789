import { styled } from '@mui/material/styles';
import type { DayFigures } from '@twofold/contracts/audit/figures/api';
import { Link } from 'react-router-dom';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { auditPaths } from '../addresses.ts';
import { logSearch } from '../log/log-filters.ts';
import { count } from '../parts/count.ts';
import { DenseTable } from '../parts/dense-table.tsx';
import { dollars } from '../parts/dollars.ts';

const Height = styled('div')({ '& > div': { maxHeight: 420, overflowY: 'auto' } });

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The log of one day, which the figures count in UTC. */
const dayLog = (day: string): string => {
  const from = new Date(`${day}T00:00:00.000Z`);
  const to = new Date(from.getTime() + DAY_MS);
  return `${auditPaths.log}${logSearch({ from: from.toISOString(), to: to.toISOString() })}`;
};

/** The figures of each day on which something happened, newest first; a day leads to its log. */
export function DayTable({ days }: { readonly days: readonly DayFigures[] }) {
  return (
    <Height>
      <ScrollRegion label="Figures by day">
        <DenseTable>
          <thead>
            <tr>
              <th scope="col">Day (UTC)</th>
              {['Events', 'Analyses', 'Registrations', 'Reviews', 'Credits', 'Orders', 'Revenue', 'Paid back'].map(
                (name) => (
                  <th key={name} scope="col" className="number">
                    {name}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((figures) => (
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
