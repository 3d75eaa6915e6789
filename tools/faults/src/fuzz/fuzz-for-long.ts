import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@twofold/launcher/embedded-postgres';
import { describeFuzzed, type Fuzzed } from './fuzz.ts';
import { openFuzzing } from './open-fuzzing.ts';

const MINUTE_MS = 60_000;
const QUIET = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Runs the fuzzer on separate services and a separate PostgreSQL, which is removed afterwards, for so many minutes or
 * requests, and says what it found.
 * @throws Error when the services do not answer any more at the end
 */
export const fuzzForLong = async (
  { seed, minutes, requests }: { readonly seed: number; readonly minutes: number; readonly requests: number },
  say: (line: string) => void,
): Promise<Fuzzed> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'twofold-fuzz-'));
  const server = await startEmbeddedPostgres({ dataDir, isDurable: false, log: QUIET });
  try {
    const fuzzing = await openFuzzing(server.connectionString('postgres'));
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
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
