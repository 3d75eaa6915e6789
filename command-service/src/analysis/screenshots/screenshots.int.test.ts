import http from 'node:http';
import { gunzipSync } from 'node:zlib';
import { capturedText } from '@twofold/contracts/analysis/captures';
import { eventually } from '@twofold/testing/eventually';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type Browser } from '../../testing/a-browser.ts';
import { startService, type RunningService } from '../../testing/a-service.ts';
import { aSnapshot } from '../../testing/a-snapshot.ts';
import { ask, everyEvent } from '../../testing/inspect.ts';
import { registered } from '../../testing/people.ts';
import { aWebp, someScreenshots } from '../../testing/some-screenshots.ts';
import { postgresCaptures } from '../captures/captures.ts';

const WAIT = { withinMs: 20_000 };

let service: RunningService;
let owner: Browser;
let productId: number;
let pictures = 0;
beforeAll(async () => {
  service = await startService({ takeScreenshots: () => Promise.resolve(someScreenshots(`picture ${++pictures}`)) });
  await service.start();
  ({ browser: owner } = await registered(service.url));
  productId = await analyzed(owner);
}, 60_000);
afterAll(() => service.end());

const endsOf = async (id: number) =>
  (await everyEvent(service.store)).filter(({ stream, type }) => stream === `product-${id}` && type === 'SiteMeasured');
/** An app whose site was measured. */
const analyzed = async (browser: Browser): Promise<number> => {
  const { body } = await browser.post('/api/analyze/url', { url: 'https://benchbook.example/' });
  const id = Number(body['productId']);
  await eventually(async () => expect(await endsOf(id)).toHaveLength(1), WAIT);
  return id;
};
const get = (path: string, init: RequestInit = {}) => fetch(`${service.url}/api/products/${path}`, init);
/** Not with `fetch`, which adds `no-cache` to a conditional request. */
const statusOf = (path: string, headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    http
      .get(`${service.url}/api/products/${path}`, { headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
      .on('error', reject);
  });
const storedOf = (id: number) =>
  ask<{ name: string }>(
    service.databaseUrl,
    'select name from write_side.captures where product_id = $1 order by version, name',
    [id],
  );

describe('D-122: the screenshots of a report', () => {
  it('are taken after the report, and named by their digests', async () => {
    const events = (await everyEvent(service.store)).filter(({ stream }) => stream === `product-${productId}`);
    expect(events.map(({ type }) => type)).toEqual(['AnalysisRequested', 'AnalysisCompleted', 'SiteMeasured']);
    expect(events[2]?.data).toMatchObject({ version: 1, screenshots: [{ name: 'desktop' }, { name: 'phone' }] });
    expect(await storedOf(productId)).toEqual([{ name: 'desktop' }, { name: 'phone' }, { name: 'text' }]);
  });

  it('are answered as pictures, which a browser may keep for an hour and no one else', async () => {
    const response = await get(`${productId}/screenshots/desktop`);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(aWebp('picture 1'));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    });
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('are not sent again to a browser that has them', async () => {
    const { headers } = await get(`${productId}/screenshots/phone`);
    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
    expect(await statusOf(`${productId}/screenshots/phone`, { 'if-none-match': etag })).toBe(304);
    expect(await statusOf(`${productId}/screenshots/desktop`, { 'if-none-match': '"other"' })).toBe(200);
    const { status, headers: ofHead } = await get(`${productId}/screenshots/phone`, { method: 'HEAD' });
    expect({ status, length: Number(ofHead.get('content-length')) }).toEqual({
      status: 200,
      length: aWebp('picture 1').length,
    });
  });

  it.each([
    '1/screenshots/tablet',
    '1/screenshots/text',
    '1/screenshots/desktop?version=2',
    '99/screenshots/desktop',
    'x/screenshots/phone',
  ])('are not found at %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: 'Screenshot not found' });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('are gone once the report is taken down', async () => {
    const id = await analyzed(owner);
    expect((await get(`${id}/screenshots/desktop`)).status).toBe(200);
    expect((await owner.delete(`/api/products/${id}`)).status).toBe(200);
    expect((await get(`${id}/screenshots/desktop`)).status).toBe(404);
    expect(await storedOf(id)).toEqual([]);
  });

  it('are gone once their owner is erased, and what was kept of the pages, too', async () => {
    const person = { email: 'gone@example.com', password: 'Engine1843' };
    const { browser, id: userId } = await registered(service.url, person);
    const id = await analyzed(browser);
    expect((await browser.delete(`/api/users/${userId}`, { password: person.password })).status).toBe(200);
    await eventually(async () => expect(await storedOf(id)).toEqual([]), WAIT);
  });
});

describe('D-122: the text of the pages', () => {
  it('is kept before the report that was made from it', async () => {
    const events = await everyEvent(service.store);
    const { data } = events.find(({ type }) => type === 'AnalysisCompleted') ?? {};
    const [capture] = (data as { captures?: { name: string; digest: string }[] }).captures ?? [];
    const pool = new pg.Pool({ connectionString: service.databaseUrl });
    const captures = postgresCaptures({ pool, keyring: service.keyring, now: () => new Date() });
    const bytes = await captures.find({ productId, version: 1, name: 'text', digest: capture?.digest ?? '' });
    await pool.end();
    const { pages } = capturedText.parse(JSON.parse(gunzipSync(bytes ?? Buffer.alloc(0)).toString()));
    expect(pages).toEqual([
      {
        page: aSnapshot.finalUrl,
        texts: [aSnapshot.title, aSnapshot.description, ...aSnapshot.blocks.map(({ text }) => text)],
      },
    ]);
  });
});

describe('a service that renders nothing', () => {
  it('keeps texts, and neither plans nor records a measurement', async () => {
    const plain = await startService();
    await plain.start();
    await aBrowser(plain.url).post('/api/analyze/url', { url: 'https://benchbook.example/' });
    const events = await everyEvent(plain.store);
    expect(events.map(({ type }) => type)).toEqual(['AnalysisRequested', 'AnalysisCompleted']);
    expect(events[1]?.data).not.toHaveProperty('measurement');
    expect(events[1]?.data).toHaveProperty('captures');
    await plain.end();
  });
});
