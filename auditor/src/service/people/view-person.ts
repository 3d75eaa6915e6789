import type { PersonView } from '@twofold/contracts/audit/people/api';
import type { EventStore, RecordedEvent } from '@twofold/event-store/port';
import { sessionsOf } from '@twofold/sessions/sessions-of';
import type { Pool } from 'pg';
import type { Open } from '../../opening.ts';
import { viewErasures } from '../figures/erasures.ts';
import { openedEvents } from '../in-chunks.ts';
import { readAccount } from './read-account.ts';
import { readCredits } from './read-credits.ts';
import { readLists } from './read-lists.ts';

export type PersonReader = {
  readonly stored: Pick<EventStore, 'readStream'>;
  readonly open: Open;
  readonly pool: Pool;
  readonly now: () => Date;
};

/** Everything about one user; undefined for an unknown id. */
export const viewPerson = async (reader: PersonReader, userId: number): Promise<PersonView | undefined> => {
  const { pool, now } = reader;
  const read = readAccount(await eventsOf(reader, `user-${userId}`));
  if (read === undefined) return undefined;
  const [credits, lists, sessions, erasures] = await Promise.all([
    eventsOf(reader, `credits-${userId}`).then(readCredits),
    readLists(pool, userId),
    sessionsOf(pool, userId, now()),
    viewErasures(pool, read.erasedBy === undefined ? [] : [read.erasedBy]),
  ]);
  const [erasure] = erasures;
  return {
    userId,
    account: read.account,
    credits,
    ...lists,
    sessions: sessions.map(({ device, startedAt, lastUsedAt, expiresAt }) => ({
      ...(device !== undefined && { device }),
      startedAt,
      lastUsedAt,
      expiresAt,
    })),
    ...(erasure && {
      erasure: {
        event: erasure.event,
        hadKey: erasure.hadKey,
        ...(erasure.keyErasedAt !== undefined && { keyErasedAt: erasure.keyErasedAt }),
      },
    }),
  };
};

const eventsOf = async ({ stored, open }: PersonReader, stream: string): Promise<readonly RecordedEvent[]> => {
  const events: RecordedEvent[] = [];
  for await (const event of openedEvents(open, stored.readStream(stream))) events.push(event);
  return events;
};
