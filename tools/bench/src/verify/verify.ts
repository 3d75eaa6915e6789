import type { Bench, Benchmark } from '../harness/benchmark.ts';
import type { Contestant, Figures, Run } from '../harness/race.ts';
import { readApart, verifyApart, type Passed, type Where } from './measure-apart.ts';
import { openTownLog } from './town-log.ts';

const LIMIT = 'reading alone';
const OURS = 'verify';
/** The smaller log that memory is compared with. */
const SHARE = 10;

/** Compares all that an auditor checks with reading the log, and measures the memory that it needs. */
export const verify: Benchmark = {
  name: 'verify',
  summary: 'chain, events, invariants and read models of a log of every kind of event, against reading it',
  size: { rounds: 3, seconds: 0, events: 1_000_000 },
  run: async (bench) => {
    const smaller = Math.ceil(bench.events / SHARE);
    const [small, large] = [await openTownLog(bench, smaller), await openTownLog(bench, bench.events)];
    await bench.race({
      title: `verify ${bench.events} events`,
      figure: 'events/s',
      limit: LIMIT,
      goals: [{ of: OURS, is: 'at least', ratio: 0.25 }],
      contestants: [contestant(LIMIT, large, readApart), contestant(OURS, large, verifyApart)],
    });
    await raceMemory(bench, { small, large, smaller });
  },
};

type Logs = { readonly small: string; readonly large: string; readonly smaller: number };

/** What the auditor remembers of earlier events, without garbage that V8 has not collected yet. */
const raceMemory = (bench: Bench, { small, large, smaller }: Logs): Promise<void> => {
  const countLive = (where: Where): Promise<Passed> => verifyApart({ ...where, measuresLiveHeap: true });
  return bench.race(
    {
      title: 'what verify holds in memory, garbage collected',
      figure: 'peak MB',
      limit: `${smaller} events`,
      goals: [{ of: `${bench.events} events`, is: 'at most', ratio: 1.25 }],
      contestants: [
        contestant(`${smaller} events`, small, countLive),
        contestant(`${bench.events} events`, large, countLive),
      ],
    },
    { rounds: 1 },
  );
};

const contestant = (name: string, url: string, pass: (where: Where) => Promise<Passed>): Contestant => ({
  name,
  run: async ({ signal }: Run): Promise<Figures> => {
    const { events, seconds, peakMb } = await pass({ url, signal });
    return { 'events/s': events / seconds, seconds, 'peak MB': peakMb };
  },
});
