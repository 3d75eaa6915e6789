import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@twofold/launcher/embedded-postgres';
import { runKills } from './command.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: say };

/** The long run, on a database server of its own that is removed afterwards. */
const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { kills: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
  });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'twofold-kills-'));
  const server = await startEmbeddedPostgres({ dataDir, isDurable: false, log: quiet });
  try {
    const serverUrl = server.connectionString('postgres');
    const isSound = await runKills({ serverUrl, kills: Number(values.kills), seed: Number(values.seed), say });
    if (!isSound) process.exitCode = 1;
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

await main();
