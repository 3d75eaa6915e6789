import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type Browser } from '../testing/a-browser.ts';
import { startService, type RunningService } from '../testing/a-service.ts';
import { everyEvent } from '../testing/inspect.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.end());

let people = 0;
const register = async (browser: Browser): Promise<number> => {
  const { body } = await browser.post('/api/register', {
    email: `mover-${++people}@example.com`,
    password: 'Engine1843',
  });
  return Number(body['id']);
};
const analyzed = async (browser: Browser): Promise<number> =>
  Number((await browser.post('/api/analyze/url', { url: 'https://benchbook.example/' })).body['productId']);
const claimedBy = async (userId: number) =>
  (await everyEvent(service.store)).flatMap(({ type, data }) =>
    type === 'ProductClaimed' && (data as { userId: number }).userId === userId
      ? [(data as { productId: number }).productId]
      : [],
  );

describe('POST /api/device/products/claim', () => {
  it('D-138: moves everything that this browser submitted to the account, at once', async () => {
    const browser = aBrowser(service.url);
    const apps = [await analyzed(browser), await analyzed(browser)];
    await analyzed(aBrowser(service.url));
    const userId = await register(browser);
    const { status, body } = await browser.post('/api/device/products/claim');
    expect(status).toBe(200);
    expect((body['claimed'] as number[]).toSorted((a, b) => a - b)).toEqual(apps);
    expect((await claimedBy(userId)).toSorted((a, b) => a - b)).toEqual(apps);
  });

  it('leaves what has an owner with them', async () => {
    const browser = aBrowser(service.url);
    const first = await analyzed(browser);
    await register(browser);
    await browser.post('/api/device/products/claim');
    await browser.post('/api/logout');
    const second = await analyzed(browser);
    const userId = await register(browser);
    expect((await browser.post('/api/device/products/claim')).body).toEqual({ claimed: [second] });
    expect(await claimedBy(userId)).toEqual([second]);
    expect(second).not.toBe(first);
  });

  it('answers 401 to a visitor', async () =>
    expect((await aBrowser(service.url).post('/api/device/products/claim')).status).toBe(401));
});
