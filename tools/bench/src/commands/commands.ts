import type { Benchmark } from '../harness/benchmark.ts';
import { inScope } from '../harness/scope.ts';
import { raceCompletions } from './completions.ts';
import { raceLedger } from './ledger.ts';

/** What a command costs beside what it records. `events` is how many reviews are completed in a run. */
export const commands: Benchmark = {
  name: 'commands',
  summary: 'reviews completed through the real service, against bare appends; and a ledger of 10,000 events, folded',
  size: { rounds: 7, seconds: 0, events: 1_000 },
  run: async (bench) => {
    await inScope(bench, raceCompletions);
    await inScope(bench, raceLedger);
  },
};
