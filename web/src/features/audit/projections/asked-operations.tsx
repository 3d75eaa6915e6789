import { Link } from 'react-router-dom';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { streamPath } from '../addresses.ts';
import { counted } from '../parts/count.ts';
import { DenseTable } from '../parts/dense-table.tsx';
import { ExactTime } from '../parts/mono.tsx';
import { Panel } from '../parts/panel.tsx';
import type { Operation, Projection } from './projection.ts';

/** What operators asked of the projections, and what came of it; newest first. */
export function AskedOperations({ projections }: { readonly projections: readonly Projection[] }) {
  const asked = projections
    .flatMap(({ name, operations = [] }) => operations.map((operation) => ({ name, operation })))
    .toSorted((one, other) => other.operation.requestedAt.localeCompare(one.operation.requestedAt));
  if (asked.length === 0) return null;
  return (
    <Panel title="Asked by operators">
      <ScrollRegion label="What operators asked">
        <DenseTable>
          <thead>
            <tr>
              <th scope="col">Read model</th>
              <th scope="col">Asked</th>
              <th scope="col">By</th>
              <th scope="col">What</th>
              <th scope="col">What came of it</th>
            </tr>
          </thead>
          <tbody>
            {asked.map(({ name, operation }) => (
              <tr key={operation.requestId}>
                <th scope="row" className="mono fixed">
                  {name}
                </th>
                <td className="fixed">
                  <ExactTime iso={operation.requestedAt} />
                </td>
                <td className="fixed">user {operation.requestedBy}</td>
                <td className="fixed">
                  {operation.operation}{' '}
                  {operation.stream && <Link to={streamPath(operation.stream)}>{operation.stream}</Link>}
                </td>
                <td className="say">{resultOf(operation)}</td>
              </tr>
            ))}
          </tbody>
        </DenseTable>
      </ScrollRegion>
    </Panel>
  );
}

const resultOf = ({ endedAt, outcome, applied, error }: Operation): string => {
  if (endedAt === undefined) return 'Waits, or is under way';
  const events = applied ? `${counted(applied, 'event')} applied` : undefined;
  return [outcome, events, error].filter(Boolean).join('; ') || 'Done';
};
