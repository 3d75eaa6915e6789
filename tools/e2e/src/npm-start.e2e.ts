import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { eventually } from '@twofold/testing/eventually';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createDataDir, databaseServerPid } from './testing/twofold.ts';

const ROOT = path.join(import.meta.dirname, '..', '..', '..');

let dataDir: string;
let removeData: () => Promise<void>;
let npm: ChildProcess | undefined;

// Every start after the first one uses the data of the previous one.
beforeAll(async () => {
  ({ dataDir, remove: removeData } = await createDataDir());
});
afterEach(() => {
  if (npm?.exitCode === null && npm.signalCode === null) npm.kill('SIGTERM');
});
afterAll(() => removeData());

/** In its own process group, as a terminal starts it. */
const npmStart = async (): Promise<ChildProcess> => {
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', SAMPLE_SITES_PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  npm = child;
  const started = /^Twofold runs at (http:\/\/\S+)$/m;
  const url = await eventually(() => started.exec(output)?.[1] ?? Promise.reject(new Error(output)), {
    withinMs: 90_000,
  });
  expect((await fetch(url)).status).toBe(200);
  return child;
};

describe('npm start', () => {
  it('builds, runs, and is ended by one Ctrl-C, which a terminal sends to all of its processes', async () => {
    const child = await npmStart();
    process.kill(-(child.pid ?? 0), 'SIGINT');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
    expect(await databaseServerPid(dataDir)).toBeUndefined();
  });

  it('is ended by a SIGTERM to npm alone', async () => {
    const child = await npmStart();
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
    expect(await databaseServerPid(dataDir)).toBeUndefined();
  });

  it('leaves nothing behind when npm is killed', async () => {
    const child = await npmStart();
    child.kill('SIGKILL');
    await eventually(async () => expect(await databaseServerPid(dataDir)).toBeUndefined(), { withinMs: 15_000 });
  });
});
