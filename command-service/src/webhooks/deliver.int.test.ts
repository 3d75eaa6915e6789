import { createPostJson, type PostJson } from '@twofold/site-reader/post-json';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { deliverAll, webhookDeliveries } from '../testing/a-webhook-delivery.ts';
import { createDeliver } from './deliver.ts';
import { RETRIES_MS } from './retries.ts';

const { aDelivery, pool } = webhookDeliveries();
const now = () => new Date();

describe('delivering a webhook', () => {
  it('signs it as Standard Webhooks says', async () => {
    const scene = await aDelivery();
    await deliverAll(scene);
    const [{ body, headers }] = scene.receiver.received as [(typeof scene.receiver.received)[0]];
    const secret = (await scene.secrets.find(scene.of))!;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(new Webhook(secret).verify(body, headers)).toEqual({ type: 'analysis.completed' });
    expect(() => new Webhook(`whsec_${'A'.repeat(43)}=`).verify(body, headers)).toThrow('No matching signature found');
    expect(headers['cookie']).toBeUndefined();
  });

  it('tries again after an answer of 500, under the same id, and logs each attempt', async () => {
    const scene = await aDelivery((request) => (request % 3 === 0 ? 200 : 500));
    await deliverAll(scene);
    const { state, id, attempts } = await scene.logged();
    expect([state, attempts.map(({ status, answer }) => [status, answer])]).toEqual([
      'delivered',
      [
        [500, 'answer 1'],
        [500, 'answer 2'],
        [200, 'answer 3'],
      ],
    ]);
    expect(scene.receiver.received.map((request) => request.id)).toEqual([id, id, id]);
  });

  it.each([
    ['redirects', () => 302, {}, { status: 302 }],
    ['says that it has gone', () => 410, {}, { status: 410 }],
    [
      'has a private address',
      undefined,
      { postJson: createPostJson() },
      { problem: expect.stringMatching(/^Not sent: /) as string },
    ],
  ])('does not count as delivered where the receiver %s', async (_, answers, changes, attempt) => {
    const scene = await aDelivery(answers, changes);
    await createDeliver(scene.deps)(scene.id);
    const { state, attempts, nextTryAt } = await scene.logged();
    expect({ state, attempts, nextTryAt }).toEqual({
      state: 'waiting',
      attempts: [expect.objectContaining({ number: 1, ...attempt })],
      nextTryAt: expect.any(String),
    });
    expect(scene.receiver.received).toHaveLength('status' in attempt ? 1 : 0);
  });

  it('reaches a receiver that was down', async () => {
    const scene = await aDelivery();
    const { deps } = scene;
    const isDown: PostJson = () => Promise.resolve({ ok: false, problem: 'The connection was refused' });
    for (let attempt = 0; attempt < 3; attempt++) await createDeliver({ ...deps, postJson: isDown })(scene.id);
    await deliverAll(scene);
    const { state, attempts } = await scene.logged();
    expect([state, attempts.length, scene.receiver.received.length]).toEqual(['delivered', 4, 1]);
    expect(attempts[0]).toMatchObject({ problem: 'The connection was refused' });
  });

  it('keeps 2 kB of an answer, and nothing that cannot be stored', async () => {
    const answer = `\0\uD800${'x'.repeat(5_000)}`;
    const scene = await aDelivery(undefined, { postJson: () => Promise.resolve({ ok: true, status: 200, answer }) });
    await deliverAll(scene);
    const [attempt] = (await scene.logged()).attempts;
    expect(attempt!.answer).toBe(`\uFFFD\uFFFD${'x'.repeat(1_998)}`);
  });

  it('disables an endpoint that failed for three days, and sends nothing more', async () => {
    const scene = await aDelivery(() => 500);
    await deliverAll(scene);
    const { state, attempts } = await scene.logged();
    expect([state, attempts.length, await scene.state()]).toEqual(['failed', RETRIES_MS.length + 1, 'disabled']);
    const later = crypto.randomUUID();
    await scene.deps.deliveries.add({
      id: later,
      endpointId: scene.endpointId,
      type: 'site.measured',
      body: '{}',
      at: now(),
    });
    await createDeliver(scene.deps)(later);
    expect(scene.receiver.received).toHaveLength(RETRIES_MS.length + 1);
    expect((await scene.deps.deliveries.list(scene.endpointId)).map((each) => each.state)).toContain('stopped');
  });

  it('tries a test once, and disables nothing for it', async () => {
    const scene = await aDelivery(() => 500, { type: 'webhook.test' });
    await deliverAll(scene);
    expect([(await scene.logged()).state, scene.receiver.received.length, await scene.state()]).toEqual([
      'failed',
      1,
      'enabled',
    ]);
  });

  it('begins again when asked to, under the same id', async () => {
    const scene = await aDelivery();
    await deliverAll(scene);
    expect(await scene.deps.deliveries.again(scene.id, scene.endpointId, now())).toBe(true);
    expect(await scene.deps.deliveries.again(scene.id, crypto.randomUUID(), now())).toBe(false);
    await deliverAll(scene);
    const [one, other] = scene.receiver.received;
    expect(one!.id).toBe(other!.id);
    expect((await scene.logged()).attempts).toHaveLength(2);
  });

  it('keeps the last 50 that have ended, and all that wait', async () => {
    const scene = await aDelivery();
    const { deliveries } = scene.deps;
    const addMany = async (count: number) => {
      for (let added = 0; added < count; added++)
        await deliveries.add({
          id: crypto.randomUUID(),
          endpointId: scene.endpointId,
          type: 'site.measured',
          body: '{}',
          at: now(),
        });
    };
    await addMany(60);
    await pool().query(`update write_side.webhook_deliveries set state = 'delivered' where endpoint_id = $1`, [
      scene.endpointId,
    ]);
    await addMany(3);
    const listed = await deliveries.list(scene.endpointId);
    expect(listed.filter(({ state }) => state === 'delivered')).toHaveLength(50);
    expect(listed.filter(({ state }) => state === 'waiting')).toHaveLength(3);
  });
});
