import { addedWebhook, deliveriesResponse, webhooksResponse } from '@twofold/contracts/webhooks/api';
import { eventually } from '@twofold/testing/eventually';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../testing/a-browser.ts';
import { startService, type RunningService } from '../testing/a-service.ts';
import { aSilentReceiver, aWebhookReceiver } from '../testing/a-webhook-receiver.ts';
import { ask, everyEvent } from '../testing/inspect.ts';
import { registered } from '../testing/people.ts';
import { createCommandHandler } from '../command-handler.ts';
import { aContext } from '../testing/a-context.ts';
import { webhookCategory } from './category.ts';

let service: RunningService;
let receiver: Awaited<ReturnType<typeof aWebhookReceiver>>;
let silent: Awaited<ReturnType<typeof aSilentReceiver>>;
beforeAll(async () => {
  silent = await aSilentReceiver();
  receiver = await aWebhookReceiver();
  service = await startService({ webhookAllow: [receiver.pair, silent.pair] });
  await service.start();
});
afterAll(async () => {
  await silent.close();
  await service.end();
  await receiver.close();
});

let people = 0;
const someone = () => ({ email: `hooked-${++people}@example.com`, password: 'Engine1843' });
const bodyWith = (more: object = {}) => ({ url: receiver.url, types: ['analysis.completed'], ...more });
const add = async (browser: Browser, body: unknown = bodyWith(), key: string = crypto.randomUUID()) => {
  const answer = await browser.post('/api/me/webhooks', body, { 'idempotency-key': key });
  return { ...answer, made: addedWebhook.safeParse(answer.body).data };
};
const listed = async (browser: Browser) => webhooksResponse.parse((await browser.get('/api/me/webhooks')).body);
const deliveriesOf = async (browser: Browser, id: string) =>
  deliveriesResponse.parse((await browser.get(`/api/me/webhooks/${id}/deliveries`)).body);
const receivedBy = (secret: string) =>
  receiver.received.filter(({ body, headers }) => {
    try {
      return Boolean(new Webhook(secret).verify(body, headers));
    } catch {
      return false;
    }
  });

describe('a webhook endpoint', () => {
  it('receives an analysis of its owner, signed, thin, once; no other endpoint does', async () => {
    const { browser } = await registered(service.url, someone());
    const { browser: other } = await registered(service.url, someone());
    const [{ made }, { made: strangers }] = [await add(browser), await add(other)];
    const { body: app } = await browser.post('/api/analyze/url', { url: 'https://benchbook.example/hooked' });
    const [request] = await eventually(() => {
      const found = receivedBy(made!.secret);
      expect(found).toHaveLength(1);
      return found;
    });
    const productId = Number(app['productId']);
    expect(JSON.parse(request!.body)).toEqual({
      type: 'analysis.completed',
      timestamp: expect.any(String),
      data: {
        productId,
        version: 1,
        links: {
          api: `https://twofold.example/api/products/${productId}`,
          web: `https://twofold.example/analysis/${productId}`,
        },
      },
    });
    await eventually(async () => {
      const [delivery] = await deliveriesOf(browser, made!.id);
      expect(delivery).toMatchObject({
        id: request!.id,
        state: 'delivered',
        body: request!.body,
        attempts: [{ number: 1, status: 204 }],
      });
    });
    expect(receivedBy(strangers!.secret)).toEqual([]);
  });

  it('receives no event that it has not chosen', async () => {
    const { browser } = await registered(service.url, someone());
    const { made: chosen } = await add(browser);
    const { made } = await add(browser, bodyWith({ types: ['order.refunded', 'order.refunded'] }));
    expect(made!.types).toEqual(['order.refunded']);
    await browser.post('/api/analyze/url', { url: 'https://benchbook.example/chosen' });
    await eventually(() => expect(receivedBy(chosen!.secret)).toHaveLength(1));
    expect(await deliveriesOf(browser, made!.id)).toEqual([]);
  });

  it('has a secret that is kept sealed, and shown to a repeat of the request only', async () => {
    const { browser, id } = await registered(service.url, someone());
    const key = crypto.randomUUID();
    const [first, again] = [await add(browser, bodyWith(), key), await add(browser, bodyWith(), key)];
    expect([first.status, again.made]).toEqual([201, first.made]);
    const { secret } = first.made!;
    const tables = await ask(service.databaseUrl, 'select answer from write_side.requests');
    const sealed = await ask<{ sealed_secret: Buffer }>(
      service.databaseUrl,
      `select * from write_side.webhook_endpoints where user_id = ${id}`,
    );
    expect(sealed).toHaveLength(1);
    const everything = JSON.stringify([tables, await everyEvent(service.store), await listed(browser), sealed]);
    expect(everything).not.toContain(secret);
    expect(sealed[0]!.sealed_secret.includes(Buffer.from(secret))).toBe(false);
  });

  it.each([
    [{ url: 'http://hooks.example/' }, 'Please enter an address that begins with https://'],
    [{ url: 'https://hooks.example:8443/' }, 'Please enter an address that begins with https://'],
    [{ url: 'ftp://hooks.example/' }, 'Please enter an address that begins with https://'],
    [{ url: '' }, 'Please enter an address that begins with https://'],
    [{ types: [] }, 'Choose at least one event'],
  ])('is refused with %j, and leaves no trace', async (more, error) => {
    const { browser, id } = await registered(service.url, someone());
    const answer = await add(browser, bodyWith(more));
    expect([answer.status, answer.body['error']]).toEqual([400, error]);
    expect(await listed(browser)).toEqual([]);
    expect(await ask(service.databaseUrl, `select from write_side.webhook_endpoints where user_id = ${id}`)).toEqual(
      [],
    );
  });

  it('is one of five at most, and what is refused keeps no secret', async () => {
    const { browser, id } = await registered(service.url, someone());
    for (let made = 0; made < 5; made++) expect((await add(browser)).status).toBe(201);
    expect((await add(browser)).status).toBe(409);
    expect(
      await ask(service.databaseUrl, `select from write_side.webhook_endpoints where user_id = ${id}`),
    ).toHaveLength(5);
  });

  it('can be tested, and a delivery repeated under its id', async () => {
    const { browser } = await registered(service.url, someone());
    const { made } = await add(browser);
    expect((await browser.post(`/api/me/webhooks/${made!.id}/test`)).status).toBe(202);
    const [first] = await eventually(() => {
      const found = receivedBy(made!.secret);
      expect(found).toHaveLength(1);
      return found;
    });
    expect(JSON.parse(first!.body)).toMatchObject({ type: 'webhook.test', data: { endpointId: made!.id } });
    expect((await browser.post(`/api/me/webhooks/${made!.id}/deliveries/${first!.id}/again`)).status).toBe(202);
    await eventually(() => expect(receivedBy(made!.secret).map(({ id }) => id)).toEqual([first!.id, first!.id]));
    await eventually(async () => expect((await deliveriesOf(browser, made!.id))[0]!.attempts).toHaveLength(2));
  });

  it('loses all its data when it is removed', async () => {
    const { browser } = await registered(service.url, someone());
    const { made } = await add(browser);
    await browser.post(`/api/me/webhooks/${made!.id}/test`);
    expect((await browser.delete(`/api/me/webhooks/${made!.id}`)).status).toBe(200);
    expect((await browser.delete(`/api/me/webhooks/${made!.id}`)).status).toBe(200);
    expect(await listed(browser)).toEqual([]);
    expect((await browser.get(`/api/me/webhooks/${made!.id}/deliveries`)).status).toBe(404);
    const rows = await ask(
      service.databaseUrl,
      `select from write_side.webhook_deliveries where endpoint_id = '${made!.id}'`,
    );
    expect(rows).toEqual([]);
  });

  it('is deleted with the account', async () => {
    const person = someone();
    const { browser, id } = await registered(service.url, person);
    const { made } = await add(browser);
    await browser.post(`/api/me/webhooks/${made!.id}/test`);
    await browser.delete(`/api/users/${id}`, { password: person.password });
    expect(await ask(service.databaseUrl, `select from write_side.webhook_endpoints where user_id = ${id}`)).toEqual(
      [],
    );
    const told = (await everyEvent(service.store)).filter(({ stream }) => stream === `webhooks-${id}`);
    expect(JSON.stringify(told)).not.toContain(receiver.url);
  });

  it('that was disabled is named in a mail, and can be enabled again', async () => {
    const person = someone();
    const { browser, id } = await registered(service.url, person);
    const { made } = await add(browser);
    const handle = createCommandHandler({ store: service.store, now: () => new Date() });
    const data = { userId: id, endpointId: made!.id, disabledAt: new Date().toISOString() };
    await handle(webhookCategory, id, { type: 'DisableEndpoint', data }, { ...aContext, id: crypto.randomUUID() });
    await eventually(() =>
      expect(service.mails.filter(({ to }) => to === person.email).map(({ subject }) => subject)).toContain(
        'We disabled a webhook endpoint of your Twofold account',
      ),
    );
    expect(await listed(browser)).toMatchObject([{ state: 'disabled' }]);
    expect((await browser.post(`/api/me/webhooks/${made!.id}/test`)).status).toBe(409);
    expect((await browser.post(`/api/me/webhooks/${made!.id}/enable`)).status).toBe(200);
    expect(await listed(browser)).toMatchObject([{ state: 'enabled' }]);
  });

  it('belongs to its owner alone', async () => {
    const { browser } = await registered(service.url, someone());
    const { browser: stranger } = await registered(service.url, someone());
    const { made } = await add(browser);
    const path = `/api/me/webhooks/${made!.id}`;
    const message = `msg_${'0'.repeat(32)}`;
    const answers = [
      await stranger.get(`${path}/deliveries`),
      await stranger.delete(path),
      await stranger.post(`${path}/test`),
      await stranger.post(`${path}/enable`),
      await stranger.post(`${path}/deliveries/${message}/again`),
      await browser.post(`${path}/deliveries/${message}/again`),
      await browser.post(`${path}/deliveries/nonsense/again`),
      await browser.post('/api/me/webhooks/nonsense/test'),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });
});

describe('a receiver that never answers', () => {
  it('delays neither other endpoints nor commands', async () => {
    const { browser: slow } = await registered(service.url, someone());
    for (let endpoint = 0; endpoint < 5; endpoint++) {
      const { made } = await add(slow, bodyWith({ url: silent.url }));
      for (let message = 0; message < 3; message++) await slow.post(`/api/me/webhooks/${made!.id}/test`);
    }
    await eventually(() => expect(silent.connections()).toBe(5));
    const { browser } = await registered(service.url, someone());
    const { made } = await add(browser);
    await browser.post(`/api/me/webhooks/${made!.id}/test`);
    await eventually(() => expect(receivedBy(made!.secret)).toHaveLength(1));
    expect(silent.connections()).toBe(5);
  });
});
