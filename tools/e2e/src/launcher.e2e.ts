import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { eventually } from '@twofold/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyze, listReports, reportStatus, sampleSiteOf, submitUrl } from './testing/calls.ts';
import { startSlowSite } from './testing/slow-site.ts';
import {
  createDataDir,
  databaseServerPid,
  failToStart,
  isAlive,
  startTwofold,
  type Twofold,
} from './testing/twofold.ts';

/** Two processes that wait for each other would never end. */
const SOON_MS = 30_000;
/** Enough for several starts on a busy machine. */
const LONG_MS = 300_000;

// Creating a data folder takes longer than most of these tests, so they share one and run in the order of its life.
let dataDir: string;
let removeData: () => Promise<void>;
let running: Twofold | undefined;
/** The master keys: a new one before the generated one. */
let masterKeys: Record<string, string>;
let slowSite: Awaited<ReturnType<typeof startSlowSite>>;

beforeAll(async () => {
  slowSite = await startSlowSite();
  ({ dataDir, remove: removeData } = await createDataDir());
});
afterAll(async () => {
  await running?.end('SIGTERM');
  slowSite.close();
  await removeData();
});

/** Starts an analysis of the slow site. The promise resolves to its outcome. */
const beginAnalysis = async (origin: string): Promise<{ readonly outcome: Promise<number | string> }> => {
  const before = slowSite.waiting();
  const outcome = submitUrl(origin, slowSite.url).then(
    (response) => response.status,
    () => 'cut off',
  );
  await eventually(() => expect(slowSite.waiting()).toBe(before + 1), { withinMs: 20_000 });
  return { outcome };
};

/** A client that announces a request body and never sends it. */
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

const madeKey = (): string => `Made a master key, kept in ${path.join(dataDir, 'master-key')}`;

let report: number;

describe('a launcher without a master key', { timeout: LONG_MS }, () => {
  it('makes one and keeps it, lets no second launcher use its data, and ends at SIGINT', async () => {
    running = await startTwofold(dataDir);
    expect(running.output()).toContain(madeKey());
    report = await analyze(running.url, await sampleSiteOf(running.url));
    const refused = await failToStart(dataDir);
    expect(refused).toEqual({ code: 1, output: expect.stringContaining('is in use by a launcher that is running') });
    expect((await fetch(`${running.url}/readyz`)).status).toBe(200);

    const server = await databaseServerPid(dataDir);
    expect(await running.end('SIGINT')).toEqual({ code: 0, signal: null });
    expect(isAlive(server ?? 0)).toBe(false);
  });

  it('opens its data with no other key, unless the one that was made is still known', async () => {
    const kept = (await readFile(path.join(dataDir, 'master-key'), 'utf8')).trim();
    const other = randomBytes(32).toString('base64');
    const refused = await failToStart(dataDir, { MASTER_KEY: other });
    expect(refused.code).toBe(1);
    expect(refused.output).toContain(
      'Cannot start. The data were sealed under another master key than the one in MASTER_KEY',
    );
    expect(refused.output).not.toContain(other);
    expect(await databaseServerPid(dataDir)).toBeUndefined();

    // A new first key encrypts all other keys again.
    masterKeys = { MASTER_KEY: `${other},${kept}` };
    running = await startTwofold(dataDir, { ...masterKeys, SITE_READER_ALLOW: slowSite.pair });
    expect(running.output()).not.toContain(madeKey());
    const { url } = running;
    await eventually(async () => expect(await reportStatus(url, report)).toBe(200));
  });

  it('stops, and waits neither for an analysis nor for a client that never finishes its request', async () => {
    const stopped = running!;
    const server = await databaseServerPid(dataDir);
    const dawdler = await openUnfinishedRequest(stopped.url);
    const { outcome } = await beginAnalysis(stopped.url);
    const startedAt = Date.now();
    expect(await stopped.end('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(Date.now() - startedAt).toBeLessThan(SOON_MS);
    expect(isAlive(server ?? 0)).toBe(false);
    expect(await outcome).not.toBe(201);
    dawdler.destroy();
  });
});

describe('an analysis, and a database server, that are killed', { timeout: LONG_MS }, () => {
  it('leave no half product: everything whole is kept, and goes on automatically', async () => {
    running = await startTwofold(dataDir, { ...masterKeys, SITE_READER_ALLOW: slowSite.pair });
    const whole = await analyze(running.url, await sampleSiteOf(running.url));
    const { outcome } = await beginAnalysis(running.url);
    expect(await running.end('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });
    expect(await outcome).toBe('cut off');

    running = await startTwofold(dataDir, { ...masterKeys, LOG_LEVEL: 'info' });
    const { url } = running;
    await eventually(async () => expect(await listReports(url)).toEqual([whole, report]), { withinMs: 20_000 });
    expect(await reportStatus(url, whole + 1)).toBe(404);

    process.kill((await databaseServerPid(dataDir)) ?? 0, 'SIGKILL');
    const next = await eventually(async () => analyze(url, await sampleSiteOf(url)), {
      withinMs: 30_000,
      everyMs: 250,
    });
    expect(next).toBeGreaterThan(whole + 1);
    await eventually(async () => expect(await reportStatus(url, next)).toBe(200), { withinMs: 20_000 });
    expect(await listReports(url)).toEqual([next, whole, report]);
    expect(running.output()).toContain('The database server runs again');
  });

  it('end at once at the second signal', async () => {
    const { pid, output, url, end } = running!;
    const server = (await databaseServerPid(dataDir)) ?? 0;
    const dawdler = await openUnfinishedRequest(url);
    process.kill(pid, 'SIGTERM');
    await eventually(() => expect(output()).toContain('"msg":"stopping"'));
    expect(await end('SIGTERM')).toEqual({ code: 1, signal: null });
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
    const { code, output } = await failToStart(dataDir, { ...masterKeys, PORT: String(port) });
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

  it('says what is damaged in the database', async () => {
    await rm(path.join(dataDir, 'postgres', 'cluster', 'global', 'pg_control'));
    const damaged = await failToStart(dataDir, masterKeys);
    expect(damaged.output).toMatch(/The database in .* cannot be opened: .*pg_control is missing/);
    expect(damaged.output).not.toContain('    at ');
    expect(damaged.code).toBe(1);
  });
});
