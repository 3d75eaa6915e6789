import type { EventItem } from '@twofold/contracts/audit/api';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { eventPath } from '../addresses.ts';
import { Actor } from './actor.tsx';
import { DenseTable } from './dense-table.tsx';
import { ExactTime, Mono } from './mono.tsx';

type EventTableProps<Item extends EventItem> = {
  readonly label: string;
  readonly events: readonly Item[];
  /** An additional first column with the event's position. */
  readonly place: { readonly head: string; readonly of: (event: Item) => ReactNode };
  /** The id of the event whose page this is. */
  readonly current?: string | undefined;
};

/** A few events as a table, in the given order. */
export function EventTable<Item extends EventItem>({ label, events, place, current }: EventTableProps<Item>) {
  return (
    <ScrollRegion label={label}>
      <DenseTable>
        <thead>
          <tr>
            <th scope="col">{place.head}</th>
            <th scope="col">Recorded</th>
            <th scope="col">Type and description</th>
            <th scope="col">Actor</th>
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <tr key={event.id} aria-current={event.id === current || undefined}>
              <td className="fixed">
                <Mono>{place.of(event)}</Mono>
              </td>
              <td className="fixed">
                <ExactTime iso={event.recordedAt} />
              </td>
              <td>
                <Link className="strong" to={eventPath(event.id)}>
                  {event.type}
                </Link>
                <span className="say">{event.sentence}</span>
              </td>
              <td className="fixed">
                <Actor by={event.by} actor={event.actor} />
              </td>
            </tr>
          ))}
        </tbody>
      </DenseTable>
    </ScrollRegion>
  );
}
