import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { EventItem } from '@twofold/contracts/audit/api';
import { Link } from 'react-router-dom';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { eventPath, streamPath } from '../addresses.ts';
import { Actor } from '../parts/actor.tsx';
import { DenseTable } from '../parts/dense-table.tsx';
import { ExactTime, Mono, MonoLink } from '../parts/mono.tsx';
import { EmptyNote } from '../parts/empty-note.tsx';
import { formatPosition } from '../parts/numbers.ts';
import { PanelSkeleton } from '../parts/panel-skeleton.tsx';

/** On wide screens, the events scroll below a sticky head, and the links below stay in view. */
const Place = styled('div')(({ theme }) => ({
  '& thead th': { background: theme.vars.palette.background.paper },
  '& tbody tr:hover > *': { background: theme.vars.palette.sunken },
  '& .stream': { display: 'block', maxWidth: 132, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .head': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 16px' },
  '& .head > a': { flex: 1 },
  // Aligns the actors in a column.
  '& .head > a + *': { minWidth: 88 },
  [theme.breakpoints.up(860)]: {
    '& > [role="region"]': { overflowY: 'auto', maxHeight: 'max(360px, calc(100vh - 220px))' },
    '& thead th': { position: 'sticky', top: 0, zIndex: 1 },
  },
}));

type RowProps = { readonly event: EventItem };

function Row({ event }: RowProps) {
  return (
    <>
      <td className="fixed">
        <ExactTime iso={event.recordedAt} />
      </td>
      <td>
        <EventLink event={event} />
      </td>
      <td className="fixed">
        <Actor by={event.by} actor={event.actor} />
      </td>
      <td>
        <MonoLink className="stream" to={streamPath(event.stream)} title={event.stream}>
          {event.stream}
        </MonoLink>
      </td>
      <td className="say">{event.sentence}</td>
    </>
  );
}

/** On narrow screens, an event is one cell. Its stream is on the page of the event. */
function StackedRow({ event }: RowProps) {
  return (
    <td>
      <div className="head">
        <EventLink event={event} />
        <Actor by={event.by} actor={event.actor} />
        <ExactTime iso={event.recordedAt} />
      </div>
      <span className="say">{event.sentence}</span>
    </td>
  );
}

const EventLink = ({ event }: RowProps) => (
  <Link className="strong" to={eventPath(event.id)}>
    {event.type}
  </Link>
);

const HEADS = ['Recorded', 'Type', 'Actor', 'Stream', 'Description'];

type LogTableProps = { readonly events: readonly EventItem[]; readonly isLoading: boolean };

/** Events as rows, newest first. */
export function LogTable({ events, isLoading }: LogTableProps) {
  const isStacked = useMediaQuery((theme) => theme.breakpoints.down('xl'));
  if (events.length === 0)
    return isLoading ? <PanelSkeleton label="Loading the log" rows={12} /> : <EmptyNote>No events</EmptyNote>;

  const Cells = isStacked ? StackedRow : Row;
  return (
    <Place>
      <ScrollRegion label="Table of events">
        <DenseTable aria-busy={isLoading}>
          <thead>
            <tr>
              <th scope="col" className="number">
                Position
              </th>
              {(isStacked ? ['Event'] : HEADS).map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {events.map((event) => (
              <tr key={event.id}>
                <td className="number">
                  <Mono>{formatPosition(event.position)}</Mono>
                </td>
                <Cells event={event} />
              </tr>
            ))}
          </tbody>
        </DenseTable>
      </ScrollRegion>
    </Place>
  );
}
