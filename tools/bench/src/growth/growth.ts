import { appendsOf } from '../append/load.ts';
import { seededRandom } from '../data/random.ts';
import type { Bench, Benchmark } from '../harness/benchmark.ts';
import { keepInFlight } from '../harness/in-flight.ts';
import type { Contestant, Figures, Race, Run } from '../harness/race.ts';
import { sizedLog, type SizedLog } from './logs-of-size.ts';

const SHARES = [100, 10, 1];
const APPENDS = 5_000;
const IN_FLIGHT = 32;

/** How the cost of an append and of a read changes while the log grows a hundred times. */
export const growth: Benchmark = {
  name: 'growth',
  summary: 'appending and reading one stream, in logs of 10 k, 100 k and 1 M events',
  size: { rounds: 9, seconds: 2, events: 1_000_000 },
  run: async (bench) => {
    const logs = SHARES.map((share) => sizedLog(bench, Math.ceil(bench.events / share)));
    for (const log of logs) await log.ready();
    await readStreams(bench, logs);
    await append(bench, logs);
  },
};

const nameOf = ({ events }: SizedLog): string => `${events.toLocaleString('en')} events`;

/** The smallest log is the limit. The larger ones should come within 10 % of it. */
const againstSmallest = (logs: readonly SizedLog[]): Pick<Race, 'limit' | 'goals'> => ({
  limit: logs.slice(0, 1).map(nameOf).join(''),
  goals: logs.slice(1).map((log) => ({ of: nameOf(log), is: 'at least', ratio: 0.9 })),
});

const append = (bench: Bench, logs: readonly SizedLog[]): Promise<void> =>
  bench.race({
    title: `growth: append, ${IN_FLIGHT} in flight, 1 event each`,
    figure: 'appends/s',
    ...againstSmallest(logs),
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

/** Short streams, as most are. The events of a stream lie between those of many others. */
const readStreams = (bench: Bench, logs: readonly SizedLog[]): Promise<void> =>
  bench.race({
    title: 'growth: read one stream, one after the other',
    figure: 'streams/s',
    ...againstSmallest(logs),
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
