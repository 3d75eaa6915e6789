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

describe('an analysis, and a database server, that are killed', () => {
  it('leave no half product: everything whole is kept, and goes on automatically', async () => {
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

    process.kill((await databaseServerPid(dataDir)) ?? 0, 'SIGKILL');
    const next = await eventually(async () => analyze(url, await sampleSiteOf(url)), {
      withinMs: 30_000,
      everyMs: 250,
    });
    expect(next).toBeGreaterThan(whole + 1);
    await eventually(async () => expect(await reportStatus(url, next)).toBe(200), { withinMs: 20_000 });
    expect(await listReports(url)).toEqual([next, whole]);
    expect(running.output()).toContain('The database server runs again');
  }, 300_000);
});
