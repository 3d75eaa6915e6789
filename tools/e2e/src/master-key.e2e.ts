import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { analyze, sampleSiteOf } from './testing/calls.ts';
import { createDataDir, databaseServerPid, failToStart, startTwofold, type Twofold } from './testing/twofold.ts';

let dataDir: string;
let removeData: () => Promise<void>;
let running: Twofold | undefined;

beforeEach(async () => {
  running = undefined;
  ({ dataDir, remove: removeData } = await createDataDir());
});
afterEach(async () => {
  await running?.end('SIGTERM');
  await removeData();
});

describe('the master key of a launcher without one', () => {
  it('is made once and kept, and no other one opens the same data', async () => {
    running = await startTwofold(dataDir);
    const made = `Made a master key, kept in ${path.join(dataDir, 'master-key')}`;
    expect(running.output()).toContain(made);
    await analyze(running.url, await sampleSiteOf(running.url));
    await running.end('SIGTERM');
    const kept = (await readFile(path.join(dataDir, 'master-key'), 'utf8')).trim();

    const other = randomBytes(32).toString('base64');
    const refused = await failToStart(dataDir, { MASTER_KEY: other });
    expect(refused.code).toBe(1);
    expect(refused.output).toContain(
      'Cannot start. The data were sealed under another master key than the one in MASTER_KEY',
    );
    expect(refused.output).not.toContain(other);
    expect(await databaseServerPid(dataDir)).toBeUndefined();

    // A new one in front wraps everything again.
    running = await startTwofold(dataDir, { MASTER_KEY: `${other},${kept}` });
    expect(running.output()).not.toContain(made);
  }, 300_000);
});
