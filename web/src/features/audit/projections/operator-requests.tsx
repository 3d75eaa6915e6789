import { Link } from 'react-router-dom';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { streamPath } from '../addresses.ts';
import { counted } from '../parts/numbers.ts';
import { DenseTable } from '../parts/dense-table.tsx';
import { ExactTime } from '../parts/mono.tsx';
import { Panel } from '../parts/panel.tsx';
import type { Handler, HandlerKind, Operation } from './handler.ts';

type OperatorRequestsProps = { readonly kind: HandlerKind; readonly handlers: readonly Handler[] };

/** The operators' requests to projections or reactors, with their outcomes, newest first. */
export function OperatorRequests({ kind, handlers }: OperatorRequestsProps) {
  const requests = handlers
    .flatMap(({ name, operations = [] }) => operations.map((operation) => ({ name, operation })))
    .toSorted((one, other) => other.operation.requestedAt.localeCompare(one.operation.requestedAt));
  if (requests.length === 0) return null;
  return (
    <Panel title="Operator requests">
      <ScrollRegion label="Table of operator requests">
        <DenseTable>
          <thead>
            <tr>
              <th scope="col">{kind.heading}</th>
              <th scope="col">Requested</th>
              <th scope="col">By</th>
              <th scope="col">Request</th>
              <th scope="col">Outcome</th>
            </tr>
          </thead>
          <tbody>
            {requests.map(({ name, operation }) => (
              <tr key={operation.requestId}>
                <th scope="row" className="mono name">
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
  if (endedAt === undefined) return 'Pending';
  const said = outcome === undefined ? 'Done' : (OUTCOMES[outcome] ?? outcome);
  const events = applied ? `${counted(applied, 'event')} applied` : undefined;
  return [said, events, error].filter(Boolean).join('; ');
};

const OUTCOMES: Readonly<Record<string, string>> = {
  rebuilt: 'Rebuilt',
  'not-needed': 'Not needed',
  stopped: 'Stopped',
  released: 'Released',
  'parked-again': 'Parked again',
  'left-out': 'Skipped',
  'not-parked': 'Was not parked at this event',
};
