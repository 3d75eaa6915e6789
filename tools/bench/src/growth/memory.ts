import type { Bench } from '../harness/benchmark.ts';
import type { Contestant, Figures, Run } from '../harness/race.ts';
import { followMembers } from '../rebuild/members-projector.ts';
import { againstSmallest, nameOf, type Wanted } from './against-smallest.ts';
import type { SizedLog } from './logs-of-size.ts';
import { rebuildApart, type Counted } from './measure-apart.ts';

const ROUNDS = 3;

type MemoryRace = {
  readonly title: string;
  readonly counted: Counted;
  readonly figure: 'median MB' | 'peak MB';
  readonly wanted: Wanted;
};

/**
 * What is reachable must not grow with the log. It is the median that is compared, for the longer a rebuild takes the
 * more often a look falls on the moment in which a page has come and rows are being sent.
 */
const LIVE: MemoryRace = {
  title: 'growth: what a rebuild holds in memory, garbage collected',
  counted: 'live',
  figure: 'median MB',
  wanted: { is: 'at most', ratio: 1.1 },
};
/** V8 lets the more garbage pile up the longer it runs, up to some point, which is what is looked for here. */
const RESIDENT: MemoryRace = {
  title: 'growth: what the operating system gives to a rebuild, garbage and all',
  counted: 'resident',
  figure: 'peak MB',
  wanted: { is: 'at most', value: 256 },
};

/** What a rebuild holds in memory, and what it takes, in processes of their own. */
export const raceMemory = async (bench: Bench, logs: readonly SizedLog[]): Promise<void> => {
  for (const sized of logs) await followMembers(bench, await sized.ready());
  for (const race of [LIVE, RESIDENT]) await raceOnce(bench, logs, race);
};

const raceOnce = (bench: Bench, logs: readonly SizedLog[], race: MemoryRace): Promise<void> =>
  bench.race(
    {
      title: race.title,
      figure: race.figure,
      ...againstSmallest(logs, race.wanted),
      contestants: logs.map((sized): Contestant => {
        const run = async ({ signal }: Run): Promise<Figures> => {
          const { url } = await sized.ready();
          const { counted } = race;
          const { startMb, medianMb, peakMb, rows, seconds, ...differences } = await rebuildApart(url, {
            counted,
            signal,
          });
          if (Object.values(differences).some((count) => count > 0)) throw new Error('The rebuild found differences');
          return { 'MB at start': startMb, 'median MB': medianMb, 'peak MB': peakMb, rows, seconds };
        };
        return { name: nameOf(sized), run };
      }),
    },
    { rounds: Math.min(bench.rounds, ROUNDS) },
  );
