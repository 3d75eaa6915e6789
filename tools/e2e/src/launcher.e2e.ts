import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { eventually } from '@twofold/testing/eventually';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { analyze, reportStatus, sampleSiteOf, submitUrl } from './testing/calls.ts';
import { startSlowSite } from './testing/slow-site.ts';
import {
  createDataDir,
  databaseServerPid,
  failToStart,
  isAlive,
  startTwofold,
  type Twofold,
} from './testing/twofold.ts';

/** Two processes that wait for each other wait indefinitely. */
const SOON_MS = 30_000;
/** For several starts, on a machine that does much else. */
const LONG_MS = 300_000;

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

/** A client that says it will send a body and does not. */
const openUnfinishedRequest = async (origin: string): Promise<Socket> => {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    `POST /api/analyze/url HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
  );
  return socket;
};

describe('starting again', () => {
  it(
    'finds what was there, where no one else uses the data and the database is whole',
    async () => {
      running = await startTwofold(dataDir);
      const productId = await analyze(running.url, await sampleSiteOf(running.url));
      const refused = await failToStart(dataDir);
      expect(refused).toEqual({ code: 1, output: expect.stringContaining('is in use by a launcher that is running') });
      expect((await fetch(`${running.url}/readyz`)).status).toBe(200);

      const server = await databaseServerPid(dataDir);
      expect(await running.end('SIGINT')).toEqual({ code: 0, signal: null });
      expect(isAlive(server ?? 0)).toBe(false);
      running = await startTwofold(dataDir);
      const { url } = running;
      await eventually(async () => expect(await reportStatus(url, productId)).toBe(200));

      await running.end('SIGTERM');
      await rm(path.join(dataDir, 'postgres', 'cluster', 'global', 'pg_control'));
      const damaged = await failToStart(dataDir);
      expect(damaged.output).toMatch(/The database in .* cannot be opened: .*pg_control is missing/);
      expect(damaged.output).not.toContain('    at ');
      expect(damaged.code).toBe(1);
    },
    LONG_MS,
  );
});

describe('stopping', () => {
  it('waits neither for an analysis nor for a client that never finishes its request', async () => {
    const slowSite = await startSlowSite();
    running = await startTwofold(dataDir, { SITE_READER_ALLOW: slowSite.pair });
    const server = await databaseServerPid(dataDir);
    const dawdler = await openUnfinishedRequest(running.url);
    const analysis = submitUrl(running.url, slowSite.url).then(
      ({ status }) => status,
      () => 'cut off',
    );
    await eventually(() => expect(slowSite.waiting()).toBe(1), { withinMs: 20_000 });
    const startedAt = Date.now();
    expect(await running.end('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(Date.now() - startedAt).toBeLessThan(SOON_MS);
    expect(isAlive(server ?? 0)).toBe(false);
    expect(await analysis).not.toBe(201);
    slowSite.close();
    dawdler.destroy();
  });

  it('ends at once at the second signal, and takes the database server with it', async () => {
    running = await startTwofold(dataDir, { LOG_LEVEL: 'info' });
    const { pid, output } = running;
    const server = (await databaseServerPid(dataDir)) ?? 0;
    const dawdler = await openUnfinishedRequest(running.url);
    process.kill(pid, 'SIGTERM');
    await eventually(() => expect(output()).toContain('"msg":"stopping"'));
    expect(await running.end('SIGTERM')).toEqual({ code: 1, signal: null });
    await eventually(() => expect(isAlive(server)).toBe(false));
    dawdler.destroy();
  });
});

describe('refusing to start', () => {
  it('says that the port is in use, and leaves nothing running', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    const { code, output } = await failToStart(dataDir, { PORT: String(port) });
    expect(output).toContain(`port ${port} of 127.0.0.1 is in use`);
    expect(code).toBe(1);
    expect(await databaseServerPid(dataDir)).toBeUndefined();
    other.close();
  });

  it('names everything that production misses', async () => {
    const { code, output } = await failToStart(dataDir, { NODE_ENV: 'production', RATE_LIMITS: 'off' });
    for (const name of ['SESSION_SECRET', 'MASTER_KEY', 'PUBLIC_ORIGIN', 'no-rate-limits'])
      expect(output).toContain(name);
    expect(code).toBe(1);
  });
});
