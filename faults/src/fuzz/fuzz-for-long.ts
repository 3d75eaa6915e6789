import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@twofold/launcher/embedded-postgres';
import { describeFuzzed, type Fuzzed, type FuzzOptions } from './fuzz.ts';
import { openFuzzing } from './open-fuzzing.ts';

const QUIET = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Runs the fuzzer on services of its own, on a PostgreSQL of its own that is removed afterwards, and says what it found.
 * @throws Error when the services do not answer any more at the end
 */
export const fuzzForLong = async (
  options: Pick<FuzzOptions, 'seed' | 'isOver'>,
  say: (line: string) => void,
): Promise<Fuzzed> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'twofold-fuzz-'));
  const server = await startEmbeddedPostgres({ dataDir, isDurable: false, log: QUIET });
  try {
    const fuzzing = await openFuzzing(server.connectionString('postgres'));
    try {
      const fuzzed = await fuzzing.run(options);
      if (fuzzed.broken.length > 0) say(describeFuzzed(fuzzed));
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
