import { Link } from 'react-router-dom';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { eventPath, streamPath } from '../addresses.ts';
import { DenseTable } from '../parts/dense-table.tsx';
import { ExactTime } from '../parts/mono.tsx';
import { Panel } from '../parts/panel.tsx';
import { formatPosition } from '../parts/numbers.ts';
import type { Handler, HandlerKind } from './handler.ts';

type SkippedEventsProps = { readonly kind: HandlerKind; readonly handlers: readonly Handler[] };

/** The events that operators have skipped, with reasons. */
export function SkippedEvents({ kind, handlers }: SkippedEventsProps) {
  if (handlers.every(({ skipped }) => skipped.length === 0)) return null;
  return (
    <Panel title="Skipped permanently">
      <ScrollRegion label="Table of skipped events">
        <DenseTable>
          <thead>
            <tr>
              <th scope="col">{kind.heading}</th>
              <th scope="col">Stream</th>
              <th scope="col">Event</th>
              <th scope="col">Since</th>
              <th scope="col">Reason</th>
            </tr>
          </thead>
          <tbody>
            {handlers.flatMap(({ name, skipped }) =>
              skipped.map(({ eventId, stream, position, reason, at }) => (
                <tr key={`${name} ${eventId}`}>
                  <th scope="row" className="mono name">
                    {name}
                  </th>
                  <td className="mono fixed">
                    <Link to={streamPath(stream)}>{stream}</Link>
                  </td>
                  <td className="fixed">
                    <Link to={eventPath(eventId)}>position {formatPosition(position)}</Link>
                  </td>
                  <td className="fixed">
                    <ExactTime iso={at} />
                  </td>
                  <td className="say">{reason}</td>
                </tr>
              )),
            )}
          </tbody>
        </DenseTable>
      </ScrollRegion>
    </Panel>
  );
}
