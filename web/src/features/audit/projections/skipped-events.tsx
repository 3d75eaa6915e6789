import { Link } from 'react-router-dom';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { eventPath, streamPath } from '../addresses.ts';
import { DenseTable } from '../parts/dense-table.tsx';
import { ExactTime } from '../parts/mono.tsx';
import { Panel } from '../parts/panel.tsx';
import { placeOf } from '../parts/place.ts';
import type { Projection } from './projection.ts';

/** The events that operators had left out, and why. */
export function SkippedEvents({ projections }: { readonly projections: readonly Projection[] }) {
  return (
    <Panel title="Left out for ever">
      <ScrollRegion label="Events that were left out">
        <DenseTable>
          <thead>
            <tr>
              <th scope="col">Read model</th>
              <th scope="col">Stream</th>
              <th scope="col">Event</th>
              <th scope="col">Since</th>
              <th scope="col">Reason</th>
            </tr>
          </thead>
          <tbody>
            {projections.flatMap(({ name, skipped }) =>
              skipped.map(({ eventId, stream, position, reason, at }) => (
                <tr key={`${name} ${eventId}`}>
                  <th scope="row" className="mono fixed">
                    {name}
                  </th>
                  <td className="mono fixed">
                    <Link to={streamPath(stream)}>{stream}</Link>
                  </td>
                  <td className="fixed">
                    <Link to={eventPath(eventId)}>position {placeOf(position)}</Link>
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
