import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@twofold/launcher/embedded-postgres';
import { runKills } from './command.ts';

/**
 * The long run, on its own database server that is removed afterwards. Answers whether everything held and every mutant
 * was found out.
 */
export const killForLong = async (
  { kills, seed }: { readonly kills: number; readonly seed: number },
  say: (line: string) => void,
): Promise<boolean> => {
  const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: say };
  const dataDir = await mkdtemp(path.join(tmpdir(), 'twofold-kills-'));
  const server = await startEmbeddedPostgres({ dataDir, isDurable: false, log: quiet });
  try {
    return await runKills({ serverUrl: server.connectionString('postgres'), kills, seed, say });
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
