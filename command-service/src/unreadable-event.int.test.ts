import { collect } from '@twofold/event-store/testing/events';
import { recordedLog } from '@twofold/http/testing/recorded-log';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aBrowser, type Browser } from './testing/a-browser.ts';
import { startService, type RunningService } from './testing/a-service.ts';

const { log, records } = recordedLog();
const SECRET = 'the plans of a founder';

let service: RunningService;
let browser: Browser;
let productId: number;
beforeAll(async () => {
  service = await startService({ log });
});
afterAll(() => service.end());
beforeEach(async () => {
  browser = aBrowser(service.url);
  await browser.post('/api/register', { email: `${crypto.randomUUID()}@example.com`, password: 'Engine1843' });
  const { body } = await browser.post('/api/analyze/url', { url: 'https://benchbook.example/' });
  productId = Number(body['productId']);
});

/** Appends a copy of the last event of the app, changed. */
const append = async (change: { readonly type?: string; readonly data?: unknown }): Promise<void> => {
  const stream = `product-${productId}`;
  const last = (await collect(service.store.readStream(stream))).at(-1)!;
  const { metadata, type, data } = last;
  await service.store.appendToStream(stream, [{ type, data, metadata, ...change, id: crypto.randomUUID() }], 'any');
};

const unlist = async () => {
  const before = records.length;
  const { status, body } = await browser.post(`/api/products/${productId}/unlist`);
  const logged = records.slice(before).filter(({ level }) => Number(level) >= 40);
  return { answer: { status, body }, logged };
};

describe('a command on a stream with an event that cannot be read', () => {
  it('is answered 500 and logged once, with stream and revision and without content', async () => {
    await append({ type: 'ProductClaimed', data: { productId, userId: SECRET, claimedAt: SECRET } });
    const { answer, logged } = await unlist();
    expect(answer).toMatchObject({ status: 500, body: { error: 'Something went wrong' } });
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatchObject({
      err: {
        code: 'unreadable-event',
        stream: `product-${productId}`,
        revision: '2',
        message: `ProductClaimed at revision 2 of product-${productId} does not fit its schema at userId, claimedAt`,
      },
    });
    expect(JSON.stringify(logged)).not.toContain(SECRET);
  });

  it('is refused the same way when a newer release wrote a type that this one does not know', async () => {
    await append({ type: 'ProductPainted', data: { color: SECRET } });
    const { answer, logged } = await unlist();
    expect(answer.status).toBe(500);
    expect(logged).toMatchObject([
      { err: { code: 'unreadable-event', message: expect.stringContaining('this release does not know') } },
    ]);
    expect(JSON.stringify(logged)).not.toContain(SECRET);
  });
});
