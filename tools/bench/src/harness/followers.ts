import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from './benchmark.ts';
import { ask } from './server.ts';

const LOOK_EVERY_MS = 100;
const WITHIN_MS = 300_000;
const POSITION_DIGITS = 19;

/** Who follows the log in processes of their own, by where they keep how far they are. */
const CHECKPOINTS = { reactors: 'write_side.checkpoints', projections: 'read_models.checkpoints' } as const;
type Followers = keyof typeof CHECKPOINTS;

/** Waits until the reactors of the command service have come to the head of the log, which nobody appends to meanwhile. */
export const reactorsCaughtUp = (bench: Pick<Bench, 'signal'>, url: string): Promise<void> =>
  followersCaughtUp('reactors', bench, url);

/** Waits until nothing follows any more from what was written: the reactors append, and the projections read that, too. */
export const allCaughtUp = async (bench: Pick<Bench, 'signal'>, url: string): Promise<void> => {
  await followersCaughtUp('reactors', bench, url);
  await followersCaughtUp('projections', bench, url);
};

const followersCaughtUp = async (who: Followers, { signal }: Pick<Bench, 'signal'>, url: string): Promise<void> => {
  const deadline = Date.now() + WITHIN_MS;
  for (;;) {
    const [found] = await ask<{ followers: number; behind: number }>(
      url,
      `select count(*)::int as followers,
              count(*) filter (where position is distinct from lpad(head::text, ${POSITION_DIGITS}, '0'))::int as behind
       from ${CHECKPOINTS[who]}, (select max(position) as head from event_log.events) as log`,
    );
    if (found !== undefined && found.followers > 0 && found.behind === 0) return;
    if (Date.now() > deadline) throw new Error(`${found?.behind} ${who} are still behind after ${WITHIN_MS} ms`);
    await pause(LOOK_EVERY_MS, undefined, { signal });
  }
};
