import { appendsOf } from '../append/load.ts';
import { seededRandom } from '../data/random.ts';
import type { Bench, Benchmark } from '../harness/benchmark.ts';
import { keepInFlight } from '../harness/in-flight.ts';
import type { Contestant, Figures, Goal, Run } from '../harness/race.ts';
import { followMembers } from '../rebuild/members-projector.ts';
import { sizedLog, type SizedLog } from './logs-of-size.ts';
import { rebuildApart } from './measure-apart.ts';

const SHARES = [100, 10, 1];
const APPENDS = 5_000;
const IN_FLIGHT = 32;
const REBUILD_ROUNDS = 5;

/** What becomes of the cost of the log's work while the log grows a hundred times. */
export const growth: Benchmark = {
  name: 'growth',
  summary: 'appending, reading one stream and the memory of a rebuild, in logs of 10 k, 100 k and 1 M events',
  size: { rounds: 9, seconds: 2, events: 1_000_000 },
  run: async (bench) => {
    const logs = SHARES.map((share) => sizedLog(bench, Math.ceil(bench.events / share)));
    for (const log of logs) await log.ready();
    await readStreams(bench, logs);
    await append(bench, logs);
    await rebuild(bench, logs);
  },
};

const nameOf = ({ events }: SizedLog): string => `${events.toLocaleString('en')} events`;

/** The smallest log is the limit; the others are to be as good, but for so much. */
const against = (logs: readonly SizedLog[], goal: { readonly is: Goal['is']; readonly ratio: number }) => ({
  limit: logs.slice(0, 1).map(nameOf).join(''),
  goals: logs.slice(1).map((log) => ({ of: nameOf(log), ...goal })),
});

const append = (bench: Bench, logs: readonly SizedLog[]): Promise<void> =>
  bench.race({
    title: `growth: append, ${IN_FLIGHT} in flight, 1 event each`,
    figure: 'appends/s',
    ...against(logs, { is: 'at least', ratio: 0.9 }),
    contestants: logs.map((sized): Contestant => {
      const run = async ({ signal }: Run): Promise<Figures> => {
        const { store } = await sized.ready();
        const next = appendsOf(1);
        const figures = await keepInFlight(
          IN_FLIGHT,
          { pieces: APPENDS, signal },
          (worker) => {
            const { stream, events, expected } = next(worker);
            return store.appendToStream(stream, events, expected);
          },
          'appends',
        );
        sized.grew(APPENDS);
        return figures;
      };
      return { name: nameOf(sized), run };
    }),
  });

/** Short streams, as most are, whose events lie between those of many others. */
const readStreams = (bench: Bench, logs: readonly SizedLog[]): Promise<void> =>
  bench.race({
    title: 'growth: read one stream, one after the other',
    figure: 'streams/s',
    ...against(logs, { is: 'at least', ratio: 0.9 }),
    contestants: logs.map((sized): Contestant => {
      const random = seededRandom(5);
      const run = async (how: Run): Promise<Figures> => {
        const { store } = await sized.ready();
        const streams = sized.streams();
        const readOne = async (): Promise<void> => {
          let events = 0;
          for await (const _ of store.readStream(random.one(streams))) events += 1;
          if (events === 0) throw new Error('A stream that should be there is empty');
        };
        return keepInFlight(1, how, readOne, 'streams');
      };
      return { name: nameOf(sized), run };
    }),
  });

const rebuild = async (bench: Bench, logs: readonly SizedLog[]): Promise<void> => {
  const followed = await Promise.all(logs.slice(1).map(async (sized) => ({ sized, log: await sized.ready() })));
  for (const { log } of followed) await followMembers(bench, log);
  await bench.race(
    {
      title: 'growth: memory of a rebuild in a process of its own',
      figure: 'peak MB',
      ...against(
        followed.map(({ sized }) => sized),
        { is: 'at most', ratio: 1.1 },
      ),
      contestants: followed.map(({ sized, log }): Contestant => {
        const run = async ({ signal }: Run): Promise<Figures> => {
          const { rows, seconds, startMb, peakMb, ...differences } = await rebuildApart(log.url, signal);
          if (Object.values(differences).some((count) => count > 0)) throw new Error('The rebuild found differences');
          return { 'peak MB': peakMb, 'MB at start': startMb, rows, seconds };
        };
        return { name: nameOf(sized), run };
      }),
    },
    { rounds: Math.min(bench.rounds, REBUILD_ROUNDS) },
  );
};
