import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { memoryKeyring } from '@twofold/keyring/testing/memory-keyring';
import { eventually } from '@twofold/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type Browser } from '../testing/a-browser.ts';
import { startService, type RunningService } from '../testing/a-service.ts';
import { everyEvent } from '../testing/inspect.ts';
import { appointed, registered } from '../testing/people.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.end());

let people = 0;
const someone = () => ({ email: `user-${++people}@example.com`, password: 'Engine1843' });
const analyzed = async (browser: Browser): Promise<number> =>
  Number((await browser.post('/api/analyze/url', { url: 'https://benchbook.example/' })).body['productId']);
const eventsOf = async (productId: number) =>
  (await everyEvent(service.store)).filter(({ stream }) => stream === `product-${productId}`);
const lastEvent = async () => (await everyEvent(service.store)).at(-1);

describe('POST /api/products/{id}/claim', () => {
  it('D-47: gives an app to the one who submitted it as a visitor, once they have an account', async () => {
    const browser = aBrowser(service.url);
    const productId = await analyzed(browser);
    const { body } = await browser.post('/api/register', someone());
    const { status, body: done, headers } = await browser.post(`/api/products/${productId}/claim`);
    expect({ status, done }).toEqual({ status: 200, done: { ok: true } });
    expect(headers.get('x-log-position')).toMatch(/^\d+$/);
    expect(await lastEvent()).toMatchObject({ type: 'ProductClaimed', data: { productId, userId: body['id'] } });
  });

  it('D-47: is refused in another browser', async () => {
    const productId = await analyzed(aBrowser(service.url));
    const { browser } = await registered(service.url, someone());
    const { status, body } = await browser.post(`/api/products/${productId}/claim`);
    expect({ status, body }).toMatchObject({
      status: 403,
      body: { error: 'An app can only be added in the browser that submitted it' },
    });
  });

  it('D-39: brings back nothing of an erased user', async () => {
    const browser = aBrowser(service.url);
    const productId = await analyzed(browser);
    const { body } = await browser.post('/api/register', someone());
    await browser.post(`/api/products/${productId}/claim`);
    await browser.delete(`/api/users/${String(body['id'])}`, { password: 'Engine1843' });
    expect((await lastEvent())?.type).toBe('ProductDisowned');
    await browser.post('/api/register', someone());
    expect((await browser.post(`/api/products/${productId}/claim`)).status).toBe(404);
  });

  it.each(['999999', 'abc', '0', '99999999999999999999'])('answers 404 to the id %s', async (id) => {
    const { browser } = await registered(service.url, someone());
    const { status, body } = await browser.post(`/api/products/${id}/claim`);
    expect({ status, body }).toMatchObject({ status: 404, body: { error: 'Product not found' } });
  });
});

describe('POST /api/products/{id}/unlist', () => {
  it('D-55: takes an app off the lists once', async () => {
    const { browser, id } = await registered(service.url, someone());
    const productId = await analyzed(browser);
    expect(await browser.post(`/api/products/${productId}/unlist`)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await lastEvent()).toMatchObject({ type: 'ProductUnlisted', data: { productId, userId: id, as: 'owner' } });
    const before = await everyEvent(service.store);
    expect((await browser.post(`/api/products/${productId}/unlist`)).status).toBe(200);
    expect(await everyEvent(service.store)).toEqual(before);
  });

  it.each([
    ['a reason that says nothing', { reason: '   ' }],
    ['a reason without end', { reason: 'x'.repeat(1_001) }],
    ['a number for a reason', { reason: 1 }],
  ])('answers 400 to %s', async (_, body) => {
    const { browser } = await registered(service.url, someone());
    const productId = await analyzed(browser);
    expect((await browser.post(`/api/products/${productId}/unlist`, body)).status).toBe(400);
    expect((await lastEvent())?.type).toBe('AnalysisCompleted');
  });
});

describe('POST /api/products/{id}/list-again', () => {
  it('puts an app back into the lists once, for its owner', async () => {
    const { browser, id } = await registered(service.url, someone());
    const productId = await analyzed(browser);
    await browser.post(`/api/products/${productId}/unlist`);
    const again = () => browser.post(`/api/products/${productId}/list-again`);
    expect(await again()).toMatchObject({ status: 200, body: { ok: true } });
    const listedAgain = { type: 'ProductListedAgain', data: { productId, userId: id, as: 'owner' } };
    expect(await lastEvent()).toMatchObject(listedAgain);
    const before = await everyEvent(service.store);
    expect((await again()).status).toBe(200);
    expect(await everyEvent(service.store)).toEqual(before);
  });

  it('is a moderator’s where a moderator unlisted it', async () => {
    const { browser } = await registered(service.url, someone());
    const moderator = someone();
    const { browser: moderating } = await registered(service.url, moderator);
    await appointed(service, moderator.email, 'moderator');
    const path = `/api/products/${await analyzed(browser)}`;
    expect((await moderating.post(`${path}/unlist`, { reason: 'Spam' })).status).toBe(200);
    const refused = { error: 'A moderator unlisted this app. Only a moderator can list it again.' };
    expect(await browser.post(`${path}/list-again`)).toMatchObject({ status: 403, body: refused });
    expect((await moderating.post(`${path}/list-again`)).status).toBe(200);
    expect(await lastEvent()).toMatchObject({ type: 'ProductListedAgain', data: { as: 'moderator' } });
  });

  it('D-134: is missing for strangers like an app that there is not', async () => {
    const { browser } = await registered(service.url, someone());
    const productId = await analyzed(browser);
    await browser.post(`/api/products/${productId}/unlist`);
    const { browser: stranger } = await registered(service.url, someone());
    for (const id of [productId, 999_999])
      expect(await stranger.post(`/api/products/${id}/list-again`)).toMatchObject({
        status: 404,
        body: { error: 'Product not found' },
      });
  });
});

describe('DELETE /api/products/{id}', () => {
  it('D-39: leaves nothing of the report to be read, and may be repeated', async () => {
    const { browser } = await registered(service.url, someone());
    const productId = await analyzed(browser);
    expect(JSON.stringify(await eventsOf(productId))).toContain('Replaces paper tickets');
    expect(await browser.delete(`/api/products/${productId}`)).toMatchObject({ status: 200, body: { ok: true } });
    const log = JSON.stringify(await eventsOf(productId));
    expect(log).not.toContain('Replaces paper tickets');
    expect(log).not.toContain('benchbook.example');
    expect((await browser.delete(`/api/products/${productId}`)).status).toBe(200);
    expect((await browser.post(`/api/products/${productId}/unlist`)).status).toBe(404);
    expect((await browser.post(`/api/products/${productId}/claim`)).status).toBe(404);
  });

  it('is finished by the reactor when the process died before it could delete the key', async () => {
    const keyring = memoryKeyring();
    const store = sealedEventStore(memoryEventStore(), keyring);
    const failing = { ...keyring, erase: () => Promise.reject(new Error('the process died')) };
    const dying = await startService({ store, keyring: failing });
    const { browser } = await registered(dying.url, someone());
    const productId = await analyzed(browser);
    expect((await browser.delete(`/api/products/${productId}`)).status).toBe(500);
    expect(JSON.stringify(await everyEvent(store))).toContain('Replaces paper tickets');

    const healing = await startService({ store, keyring, connectionString: dying.databaseUrl });
    await healing.start();
    await eventually(
      async () => expect(JSON.stringify(await everyEvent(store))).not.toContain('Replaces paper tickets'),
      { withinMs: 15_000 },
    );
    await healing.end();
    await dying.end();
  });
});
