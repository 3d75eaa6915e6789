import type { Client } from 'pg';
import { pollUntil } from './poll-until.ts';

const FOLLOWED = { everyMs: 5, withinMs: 300_000, what: 'The end of the log' };

/** Where those who follow the log keep how far they are: reactors, and projections. */
export type Checkpoints = 'write_side.checkpoints' | 'read_models.checkpoints';

/** The position of the newest event, as checkpoints write it. */
const HEAD = `(select lpad(max(position)::text, 19, '0') from event_log.events)`;

/** Waits until all followers of one kind have come to a position; without one, to the head of the log as it is then. */
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

/** Waits until nothing follows any more from what was written: the reactors append, and the projections read that, too. */
export const allFollowed = async (client: Client, signal: AbortSignal): Promise<void> => {
  await followedTo(client, 'write_side.checkpoints', undefined, signal);
  await followedTo(client, 'read_models.checkpoints', undefined, signal);
};
