import { eventually } from '@twofold/testing/eventually';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { analyze, listReports, reportStatus, sampleSiteOf, submitUrl } from './testing/calls.ts';
import { startSlowSite } from './testing/slow-site.ts';
import { createDataDir, databaseServerPid, startTwofold, type Twofold } from './testing/twofold.ts';

let dataDir: string;
let removeData: () => Promise<void>;
let running: Twofold | undefined;

beforeEach(async () => {
  ({ dataDir, remove: removeData } = await createDataDir());
});
afterEach(async () => {
  await running?.end('SIGTERM');
  await removeData();
});

describe('a launcher that is killed in the middle of an analysis', () => {
  it('leaves no half product, keeps the whole ones, and goes on after a restart', async () => {
    const slowSite = await startSlowSite();
    running = await startTwofold(dataDir, { SITE_READER_ALLOW: slowSite.pair });
    const whole = await analyze(running.url, await sampleSiteOf(running.url));
    const interrupted = submitUrl(running.url, slowSite.url).catch(() => 'cut off');
    await eventually(() => expect(slowSite.waiting()).toBe(1), { withinMs: 20_000 });
    expect(await running.end('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });
    expect(await interrupted).toBe('cut off');
    slowSite.close();

    running = await startTwofold(dataDir);
    const { url } = running;
    await eventually(async () => expect(await listReports(url)).toEqual([whole]), { withinMs: 20_000 });
    expect(await reportStatus(url, whole + 1)).toBe(404);

    const next = await analyze(url, await sampleSiteOf(url));
    expect(next).toBeGreaterThan(whole + 1);
    await eventually(async () => expect(await reportStatus(url, next)).toBe(200));
    expect(await listReports(url)).toEqual([next, whole]);
  });
});

describe('a database server that is killed', () => {
  it('is started again, and everything goes on automatically', async () => {
    running = await startTwofold(dataDir);
    const { url } = running;
    const before = await analyze(url, await sampleSiteOf(url));
    process.kill((await databaseServerPid(dataDir)) ?? 0, 'SIGKILL');
    const after = await eventually(async () => analyze(url, await sampleSiteOf(url)), {
      withinMs: 30_000,
      everyMs: 250,
    });
    await eventually(async () => expect(await listReports(url)).toEqual([after, before]), { withinMs: 20_000 });
    expect(running.output()).toContain('The database server runs again');
  });
});
