import type { StreamsView } from '@twofold/contracts/audit/figures/api';
import { Link } from 'react-router-dom';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { streamPath } from '../addresses.ts';
import { count } from '../parts/numbers.ts';
import { DenseTable } from '../parts/dense-table.tsx';
import { ExactTime } from '../parts/mono.tsx';
import { SortHead } from '../parts/sort-head.tsx';
import { useSorted } from '../parts/use-sorted.ts';

type Newest = StreamsView['newest'][number];

const COLUMNS = {
  stream: ({ stream }: Newest) => stream,
  events: ({ revision }: Newest) => revision,
  type: ({ type }: Newest) => type,
  recorded: ({ recordedAt }: Newest) => recordedAt,
} as const;

/** The streams with the newest events. */
export function NewestTable({ streams }: { readonly streams: readonly Newest[] }) {
  const { rows, head } = useSorted(streams, COLUMNS, { by: 'recorded', isDescending: true });
  return (
    <ScrollRegion label="Newest streams">
      <DenseTable>
        <thead>
          <tr>
            <SortHead {...head} column="stream" name="Stream" />
            <SortHead {...head} column="events" name="Events" isNumber />
            <SortHead {...head} column="type" name="Newest event" />
            <SortHead {...head} column="recorded" name="Recorded" />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ stream, revision, type, recordedAt }) => (
            <tr key={stream}>
              <td className="mono cut">
                <Link to={streamPath(stream)} title={stream}>
                  {stream}
                </Link>
              </td>
              <td className="number">{count(revision + 1)}</td>
              <td>{type}</td>
              <td className="fixed">
                <ExactTime iso={recordedAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </DenseTable>
    </ScrollRegion>
  );
}
