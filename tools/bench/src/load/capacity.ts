import type { Client } from 'pg';
import type { Bench } from '../harness/benchmark.ts';
import { allFollowed } from '../harness/followers.ts';
import { keepInFlight } from '../harness/in-flight.ts';
import type { Figures } from '../harness/race.ts';
import { median } from '../harness/statistics.ts';
import type { Calls } from './calls.ts';

const IN_FLIGHT = 32;
/** The first round is a warm-up and does not count. */
const ROUNDS = 6;
const SECONDS = 20;

/**
 * How many calls of the mix the machine can serve in a second while it also runs the load generator. The time that reactors
 * and projections need to catch up counts. That is why the figure is lower than figures of single kinds of calls suggest.
 * @throws Error when a call is refused
 */
export const capacityOf = async (
  bench: Bench,
  { calls, client }: { readonly calls: Calls; readonly client: Client },
) => {
  const rounds: Figures[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const figures = await callWithoutRest(bench, calls, client);
    bench.say(`${round === 0 ? 'warm-up' : `round ${round}`}: ${figures['calls/s']?.toFixed(0)} calls/s`);
    if (round > 0) rounds.push(figures);
  }
  return { rounds, perSecond: median(rounds.map((each) => each['calls/s'] ?? 0)) };
};

const callWithoutRest = async ({ signal }: Bench, calls: Calls, client: Client): Promise<Figures> => {
  const startedAt = performance.now();
  let done = 0;
  const work = async (): Promise<void> => {
    const { kind, answer } = calls.next();
    const { status } = await answer;
    if (status >= 400) throw new Error(`${kind} is answered ${status}`);
    done += 1;
  };
  const figures = await keepInFlight(IN_FLIGHT, { seconds: SECONDS, signal }, work, 'calls');
  await allFollowed(client, signal);
  const seconds = (performance.now() - startedAt) / 1_000;
  return { ...figures, 'calls/s': done / seconds, 'followed after s': seconds - SECONDS };
};
