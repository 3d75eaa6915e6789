import { subjectOf } from '@twofold/keyring/keyring';
import { eventually } from '@twofold/testing/eventually';
import type { ReadSite } from '@twofold/site-reader/site-snapshot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBrowser, type Browser } from '../testing/a-browser.ts';
import { aMovableClock, moveClock } from '../testing/a-movable-clock.ts';
import { aSnapshot } from '../testing/a-snapshot.ts';
import { NO_LIMITS, readsIndefinitely, startService, type RunningService } from '../testing/a-service.ts';
import { everyEvent } from '../testing/inspect.ts';
import { registered } from '../testing/people.ts';

let clock: ReturnType<typeof aMovableClock>;
let service: RunningService;
let read: ReadSite;
const readsIt: ReadSite = () => Promise.resolve({ ok: true, snapshot: aSnapshot });

beforeEach(async () => {
  clock = aMovableClock();
  read = readsIt;
  service = await startService({ now: clock.now, readSite: (...asked) => read(...asked) });
});
afterEach(() => service.end());

const analyzed = async (browser: Browser): Promise<number> =>
  Number((await browser.post('/api/analyze/url', { url: 'https://benchbook.example/' })).body['productId']);
const again = (browser: Browser, productId: number, headers = {}) =>
  browser.post(`/api/products/${productId}/reanalyses`, {}, headers);
const typesOf = async (productId: number): Promise<string[]> =>
  (await everyEvent(service.store)).flatMap(({ stream, type }) => (stream === `product-${productId}` ? [type] : []));
const FIRST = ['AnalysisRequested', 'AnalysisCompleted'];

describe('POST /api/products/{id}/reanalyses', () => {
  it('D-129: answers 201 with the version that the browser that submitted it asked for', async () => {
    const browser = aBrowser(service.url);
    const productId = await analyzed(browser);
    const { status, body, headers } = await again(browser, productId);
    expect({ status, body }).toEqual({ status: 201, body: { productId, version: 2 } });
    expect(headers.get('x-log-position')).toMatch(/^\d+$/);
    const events = await everyEvent(service.store);
    expect(await typesOf(productId)).toEqual([...FIRST, 'ReanalysisRequested', 'ReanalysisCompleted']);
    expect(events.at(-1)?.metadata.schemaVersion).toBe(1);
    expect(events.at(-1)?.data).toMatchObject({ productId, version: 2, report: { title: expect.any(String) } });
  });

  it('D-129: is refused within an hour, and taken after it', async () => {
    const { browser } = await registered(service.url);
    const productId = await analyzed(browser);
    await again(browser, productId);
    const { status, body } = await again(browser, productId);
    expect({ status, body }).toMatchObject({
      status: 429,
      body: { error: 'An app can be analyzed again once an hour. Please try again later.' },
    });
    clock.putForward(3_600_000);
    expect((await again(browser, productId)).body).toEqual({ productId, version: 3 });
  });

  it('D-129: is refused to others, and where there is no app', async () => {
    const productId = await analyzed(aBrowser(service.url));
    const { browser } = await registered(service.url);
    expect((await again(browser, productId)).status).toBe(403);
    expect((await again(aBrowser(service.url), productId)).status).toBe(403);
    expect((await again(browser, 99)).status).toBe(404);
    expect(await typesOf(productId)).toEqual(FIRST);
  });

  it('leaves the report when the site cannot be read, and says why', async () => {
    const browser = aBrowser(service.url);
    const productId = await analyzed(browser);
    read = () => Promise.resolve({ ok: false, failure: { reason: 'blocked', detail: '' } });
    const { status, body } = await again(browser, productId);
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { error: 'The site blocks automated visitors' },
    });
    expect(await typesOf(productId)).toEqual([...FIRST, 'ReanalysisRequested', 'ReanalysisFailed']);
  });

  it('answers a repeat as it answered the first, and reads the site once', async () => {
    const browser = aBrowser(service.url);
    const productId = await analyzed(browser);
    let reads = 0;
    read = (...asked) => {
      reads += 1;
      return readsIt(...asked);
    };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all([again(browser, productId, key), again(browser, productId, key)]);
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      Array.from({ length: 2 }, () => ({ status: 201, body: { productId, version: 2 } })),
    );
    expect(reads).toBe(1);
    expect((await typesOf(productId)).slice(2)).toEqual(['ReanalysisRequested', 'ReanalysisCompleted']);
  });

  it('answers 404 when the app was taken down meanwhile, and records nothing of it', async () => {
    const { browser } = await registered(service.url);
    const productId = await analyzed(browser);
    let readOn: () => void = () => undefined;
    read = (...asked) => new Promise((resolve) => (readOn = () => resolve(readsIt(...asked))));
    const first = again(browser, productId);
    await eventually(async () => expect(await typesOf(productId)).toContain('ReanalysisRequested'));
    await browser.delete(`/api/products/${productId}`);
    readOn();
    expect((await first).status).toBe(404);
    expect(await typesOf(productId)).toEqual([...FIRST, 'ReanalysisRequested', 'ProductTakenDown']);
  });

  it('seals the newer report with the key of the first', async () => {
    const { browser } = await registered(service.url);
    const productId = await analyzed(browser);
    await again(browser, productId);
    await service.keyring.erase(subjectOf('report', productId));
    const last = (await everyEvent(service.store)).at(-1);
    expect(last).toMatchObject({
      type: 'ReanalysisCompleted',
      data: { report: { erased: true }, finalUrl: { erased: true } },
    });
  });
});

describe('the limits of analyses', () => {
  it('D-102: hold for those that are done again', async () => {
    await service.end();
    service = await startService({ limits: { ...NO_LIMITS, analysesPerHour: 1 } });
    const browser = aBrowser(service.url);
    const productId = await analyzed(browser);
    const { status, headers } = await again(browser, productId);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_500);
  });
});

describe('an analysis that was interrupted while it was done again', () => {
  it('has failed at its deadline', async () => {
    await service.start();
    const browser = aBrowser(service.url);
    const productId = await analyzed(browser);
    read = readsIndefinitely;
    void again(browser, productId).catch(() => undefined);
    await eventually(async () => expect(await typesOf(productId)).toContain('ReanalysisRequested'));
    await moveClock(service, clock, 1);
    const last = (await everyEvent(service.store)).at(-1);
    expect(last).toMatchObject({ type: 'ReanalysisFailed', data: { version: 2, reason: 'interrupted' } });
  });
});
