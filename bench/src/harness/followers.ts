import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../harness/benchmark.ts';
import { ask } from '../harness/server.ts';

const LOOK_EVERY_MS = 100;
const WITHIN_MS = 300_000;
const POSITION_DIGITS = 19;

/** Waits until the reactors of the command service have come to the head of the log, which nobody appends to meanwhile. */
export const reactorsCaughtUp = async ({ signal }: Pick<Bench, 'signal'>, url: string): Promise<void> => {
  const deadline = Date.now() + WITHIN_MS;
  for (;;) {
    const [found] = await ask<{ reactors: number; behind: number }>(
      url,
      `select count(*)::int as reactors,
              count(*) filter (where position is distinct from lpad(head::text, ${POSITION_DIGITS}, '0'))::int as behind
       from write_side.checkpoints, (select max(position) as head from event_log.events) as log`,
    );
    if (found !== undefined && found.reactors > 0 && found.behind === 0) return;
    if (Date.now() > deadline) throw new Error(`${found?.behind} reactors are still behind after ${WITHIN_MS} ms`);
    await pause(LOOK_EVERY_MS, undefined, { signal });
  }
};
