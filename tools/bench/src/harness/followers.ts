import type { Client } from 'pg';
import { pollUntil } from './poll-until.ts';

const FOLLOWED = { everyMs: 5, withinMs: 300_000, what: 'The end of the log' };

/** The tables of checkpoints: of reactors, and of projections. */
export type Checkpoints = 'write_side.checkpoints' | 'read_models.checkpoints';

/** SQL: the position of the newest event, in the format of checkpoints. */
export const HEAD = `(select lpad(max(position)::text, 19, '0') from event_log.events)`;

/** Waits until all followers of one kind have reached a position or, without one, the head of the log. */
export const followedTo = (
  client: Client,
  checkpoints: Checkpoints,
  position: string | undefined,
  signal: AbortSignal,
): Promise<void> => {
  const statement = `select bool_and(coalesce(position >= coalesce($1::text, ${HEAD}), false)) as followed from ${checkpoints}`;
  const holds = async (): Promise<boolean> =>
    (await client.query<{ followed: boolean | null }>(statement, [position])).rows[0]?.followed === true;
  return pollUntil(holds, signal, FOLLOWED);
};

/** Waits until reactors, and then projections, have caught up: reactors append events, which projections read, too. */
export const allFollowed = async (client: Client, signal: AbortSignal): Promise<void> => {
  await followedTo(client, 'write_side.checkpoints', undefined, signal);
  await followedTo(client, 'read_models.checkpoints', undefined, signal);
};
