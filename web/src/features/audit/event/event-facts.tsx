import { styled } from '@mui/material/styles';
import type { EventView } from '@twofold/contracts/audit/api';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { auditPaths, eventPath, streamPath, tracePath } from '../addresses.ts';
import { logSearch } from '../log/log-filters.ts';
import { Actor } from '../parts/actor.tsx';
import { count, formatPosition } from '../parts/numbers.ts';
import { Copied } from '../parts/copied.tsx';
import { Facts } from '../parts/facts.tsx';
import { ExactTime, Mono, MonoLink } from '../parts/mono.tsx';

const Place = styled('div')({ padding: '8px 16px 12px' });

/** The metadata of an event: stream, position, times, actor, and its relations to other events. */
export function EventFacts({ event }: { readonly event: EventView }) {
  const { stream, revision, position, recordedAt, occurredAt, by, actor, correlationId, causationId } = event;
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [
      'Stream',
      <Copied key="stream" what="stream name" text={stream}>
        <MonoLink to={streamPath(stream)}>{stream}</MonoLink>
      </Copied>,
    ],
    ['Revision', count(revision)],
    ['Position', formatPosition(position)],
    ['Recorded', <ExactTime key="recorded" iso={recordedAt} />],
    ['Occurred', <ExactTime key="occurred" iso={occurredAt} />],
    [
      'Actor',
      <Link key="actor" to={`${auditPaths.log}${logSearch({ actor })}`}>
        <Actor by={by} actor={actor} />
      </Link>,
    ],
    [
      'Correlation',
      <Copied key="correlation" what="correlation id" text={correlationId}>
        <MonoLink to={tracePath(correlationId)}>{correlationId}</MonoLink>
      </Copied>,
    ],
    ['Causation', <Cause key="causation" id={causationId} event={event} />],
    ['Command', <Copied key="command" what="command id" text={event.commandId} />],
    ['Event', <Copied key="event" what="event id" text={event.id} />],
    ['Schema version', event.schemaVersion],
    ...(event.chain
      ? ([
          ['Leaf', <Copied key="leaf" what="leaf hash" text={event.chain.leaf} />],
          ['Chain', <Copied key="chain" what="chain hash" text={event.chain.chain} />],
        ] as const)
      : []),
  ];
  return (
    <Place>
      <Facts facts={facts} />
    </Place>
  );
}

/** The direct cause: another event, or the command itself. */
function Cause({ id, event }: { readonly id: string; readonly event: EventView }) {
  if (event.cause?.id === id) return <MonoLink to={eventPath(id)}>{id}</MonoLink>;
  return (
    <>
      <Mono>{id}</Mono>
      {id === event.commandId && ', the command itself'}
    </>
  );
}
