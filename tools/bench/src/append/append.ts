import { openLog } from '../data/logs.ts';
import type { Bench, Benchmark } from '../harness/benchmark.ts';
import { keepInFlight } from '../harness/in-flight.ts';
import type { Contestant, Goal, Race } from '../harness/race.ts';
import { inScope } from '../harness/scope.ts';
import { ask } from '../harness/server.ts';
import { createBareTableSql, rowInserts, type Write } from './bare-table.ts';
import { appendsOf } from './load.ts';

const LIMIT = 'single-row INSERTs';
const OURS = 'Postgres log';
const IN_FLIGHT = [1, 8, 32];
const EVENTS_EACH = [1, 50];

/** A single writer waits for the disk. Many writers can share one flush, so that the goal is higher with 32 in flight. */
const GOALS: Readonly<Record<number, Goal>> = {
  1: { of: OURS, is: 'at least', ratio: 0.8 },
  32: { of: OURS, is: 'at least', ratio: 2 },
};

/** Compares appends to the log with the least work that stores events in PostgreSQL at all. */
export const append: Benchmark = {
  name: 'append',
  summary: 'appends with chain, idempotency and exact revisions, against plain INSERTs',
  size: { rounds: 7, seconds: 2, events: 0 },
  run: async (bench) => {
    for (const eventsEach of EVENTS_EACH)
      for (const inFlight of IN_FLIGHT) await inScope(bench, (scoped) => raceOnNewTables(scoped, inFlight, eventsEach));
  },
};

const raceOnNewTables = async (bench: Bench, inFlight: number, eventsEach: number): Promise<void> => {
  const { url, store } = await openLog(bench);
  await ask(url, createBareTableSql);
  const what = eventsEach === 1 ? 'appends' : `appends of ${eventsEach}`;
  const contestant = (name: string, write: Write): Contestant => {
    const next = appendsOf(eventsEach);
    return { name, run: (run) => keepInFlight(inFlight, run, (worker) => write(next(worker), worker), what) };
  };
  const goal = GOALS[inFlight];
  const race: Race = {
    title: `append, ${inFlight} in flight, ${eventsEach === 1 ? '1 event' : `${eventsEach} events`} each`,
    figure: `${what}/s`,
    limit: LIMIT,
    goals: goal === undefined ? [] : [goal],
    contestants: [
      contestant(LIMIT, await rowInserts(bench, url, inFlight)),
      contestant(OURS, ({ stream, events, expected }) => store.appendToStream(stream, events, expected)),
    ],
  };
  await bench.race(race);
};
