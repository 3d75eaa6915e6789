import type { StreamsView } from '@twofold/contracts/audit/figures/api';
import { Link } from 'react-router-dom';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { auditPaths } from '../addresses.ts';
import { logSearch } from '../log/log-filters.ts';
import { count } from '../parts/numbers.ts';
import { DenseTable } from '../parts/dense-table.tsx';
import { SortHead } from '../parts/sort-head.tsx';
import { useSorted } from '../parts/use-sorted.ts';

type Category = StreamsView['categories'][number];

const COLUMNS = {
  category: ({ category }: Category) => category,
  streams: ({ streams }: Category) => streams,
  events: ({ events }: Category) => events,
} as const;

/** The number of streams and events of each category, with links to its events in the log. */
export function CategoryTable({ categories }: { readonly categories: readonly Category[] }) {
  const { rows, head } = useSorted(categories, COLUMNS, { by: 'category', isDescending: false });
  return (
    <ScrollRegion label="Table of categories">
      <DenseTable>
        <thead>
          <tr>
            <SortHead {...head} column="category" name="Category" />
            <SortHead {...head} column="streams" name="Streams" isNumber />
            <SortHead {...head} column="events" name="Events" isNumber />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ category, streams, events }) => (
            <tr key={category}>
              <td className="mono">
                <Link to={`${auditPaths.log}${logSearch({ stream: `${category}-` })}`}>{category}</Link>
              </td>
              <td className="number">{count(streams)}</td>
              <td className="number">{count(events)}</td>
            </tr>
          ))}
        </tbody>
      </DenseTable>
    </ScrollRegion>
  );
}
