import { withTemporaryServer } from '../with-temporary-server.ts';
import { describeFuzzed, type Fuzzed } from './fuzz.ts';
import { openFuzzing } from './open-fuzzing.ts';

const MINUTE_MS = 60_000;

/**
 * Runs the fuzzer on its own services and its own PostgreSQL, for so many minutes or requests, and prints what it found.
 * @throws Error when the services no longer answer at the end
 */
export const fuzzForLong = (
  { seed, minutes, requests }: { readonly seed: number; readonly minutes: number; readonly requests: number },
  say: (line: string) => void,
): Promise<Fuzzed> =>
  withTemporaryServer(async (serverUrl) => {
    const fuzzing = await openFuzzing(serverUrl);
    try {
      const until = Date.now() + minutes * MINUTE_MS;
      const fuzzed = await fuzzing.run({ seed, isOver: ({ sent }) => sent >= requests || Date.now() >= until });
      if (fuzzed.broken.length > 0) say(describeFuzzed(fuzzed));
      say(JSON.stringify({ ...fuzzed, broken: fuzzed.broken.length }));
      await fuzzing.isAlive();
      return fuzzed;
    } finally {
      await fuzzing.close();
    }
  });
