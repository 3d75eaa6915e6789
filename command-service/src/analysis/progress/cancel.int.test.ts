import { eventually } from '@twofold/testing/eventually';
import { afterEach, describe, expect, it } from 'vitest';
import { aBrowser, type Browser } from '../../testing/a-browser.ts';
import { startService, type RunningService } from '../../testing/a-service.ts';
import { aStepwiseSite } from '../../testing/a-stepwise-site.ts';

const url = 'https://benchbook.example/';
const CANCELLED = { status: 409, body: { error: 'The analysis was cancelled' } };

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const start = async (...changes: Parameters<typeof startService>): Promise<RunningService> => {
  const service = await startService(...changes);
  ends.push(service.end);
  return service;
};
const aVisitor = async (service: RunningService): Promise<Browser> => {
  const browser = aBrowser(service.url);
  await browser.post('/api/device');
  return browser;
};
const aScene = async () => {
  const site = aStepwiseSite();
  const service = await start({ readSite: site.readSite });
  return { site, service, browser: await aVisitor(service) };
};
const analyze = (browser: Browser, key: string = crypto.randomUUID()) => ({
  key,
  answer: browser.post('/api/analyze/url', { url }, { 'idempotency-key': key }),
});
const cancel = (browser: Browser, key: string) => browser.post(`/api/analyses/${key}/cancel`);

describe('POST /api/analyses/{Idempotency-Key}/cancel', () => {
  it('stops the read, ends the analysis, and leaves no report', async () => {
    const { site, service, browser } = await aScene();
    const { key, answer } = analyze(browser);
    await eventually(() => expect(site.reads()).toBe(1));
    expect(await cancel(browser, key)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await answer).toMatchObject(CANCELLED);
    expect(site.stopped()).toBe(1);
    site.finish();
    expect(await service.eventTypes()).toEqual(['AnalysisRequested', 'AnalysisCancelled']);
  });

  it('answers a repeat of the request in the same way, without reading again', async () => {
    const { site, service, browser } = await aScene();
    const { key, answer } = analyze(browser);
    await cancel(browser, key);
    expect(await answer).toMatchObject(CANCELLED);
    const reads = site.reads();
    expect(await analyze(browser, key).answer).toMatchObject(CANCELLED);
    expect(site.reads()).toBe(reads);
    expect(await service.eventTypes()).toEqual(['AnalysisRequested', 'AnalysisCancelled']);
  });

  it('reaches the instance that runs the analysis', async () => {
    const { site, service, browser } = await aScene();
    const other = await start({ connectionString: service.databaseUrl, store: service.store });
    const { key, answer } = analyze(browser);
    await eventually(() => expect(site.reads()).toBe(1));
    const elsewhere = aBrowser(other.url);
    elsewhere.cookies.set('device', browser.cookies.get('device')!);
    expect(await cancel(elsewhere, key)).toMatchObject({ status: 200 });
    expect(await answer).toMatchObject(CANCELLED);
  });

  it('D-46: ends a shared read only when no one wants it any more', async () => {
    const { site, service, browser } = await aScene();
    const other = await aVisitor(service);
    const [first, second] = [analyze(browser), analyze(other)];
    await eventually(async () =>
      expect(await service.eventTypes()).toEqual(['AnalysisRequested', 'AnalysisRequested']),
    );
    await eventually(() => expect(site.reads()).toBe(1));
    await cancel(browser, first.key);
    expect(await first.answer).toMatchObject(CANCELLED);
    expect(site.stopped()).toBe(0);
    site.finish();
    expect((await second.answer).status).toBe(201);
  });

  it('says that it comes too late, and leaves the report', async () => {
    const { site, browser } = await aScene();
    const { key, answer } = analyze(browser);
    await eventually(() => expect(site.reads()).toBe(1));
    site.finish();
    expect((await answer).status).toBe(201);
    await eventually(async () =>
      expect(await cancel(browser, key)).toMatchObject({
        status: 409,
        body: { error: 'The analysis has already ended' },
      }),
    );
  });

  it('is missing for another browser, and changes nothing', async () => {
    const { site, service, browser } = await aScene();
    const { key, answer } = analyze(browser);
    await eventually(() => expect(site.reads()).toBe(1));
    expect(await cancel(await aVisitor(service), key)).toMatchObject({ status: 404 });
    site.finish();
    expect((await answer).status).toBe(201);
  });
});
