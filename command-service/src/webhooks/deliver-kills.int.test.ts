import { describe, expect, it } from 'vitest';
import { deliverAll, webhookDeliveries, type DeliveryScene } from '../testing/a-webhook-delivery.ts';
import { createDeliver, type DeliverDeps } from './deliver.ts';
import { RETRIES_MS } from './retries.ts';

const { aDelivery, pool } = webhookDeliveries();
const now = () => new Date();

class Killed extends Error {}

/** The same parts in a process that dies at the nth point: before or after each effect. */
const dyingAt = (deps: DeliverDeps, at: number) => {
  let crossings = 0;
  const diedAt: string[] = [];
  const cross = (place: string): void => {
    if (crossings++ !== at) return;
    diedAt.push(place);
    throw new Killed(place);
  };
  const around =
    <Args extends readonly unknown[], Result>(name: string, work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      cross(`before ${name}`);
      const result = await work(...args);
      cross(`after ${name}`);
      return result;
    };
  const { deliveries, handle, postJson } = deps;
  const dying: DeliverDeps = {
    ...deps,
    handle: ((...args: Parameters<typeof handle>) =>
      around('disable', () => handle(...args))()) as unknown as typeof handle,
    postJson: around('post', postJson),
    deliveries: {
      ...deliveries,
      findDue: around('find', (id) => deliveries.findDue(id)),
      beginAttempt: around('begin', (id, at) => deliveries.beginAttempt(id, at)),
      endAttempt: around('end', (id, number, end) => deliveries.endAttempt(id, number, end)),
    },
  };
  return { dying, diedAt };
};

/** The problems after a process died at one point and the jobs continued. */
const faultsAfter = async (scene: DeliveryScene, diedAt: readonly string[], isLast: boolean): Promise<string[]> => {
  const { state, id, attempts } = await scene.logged();
  const { received } = scene.receiver;
  const notSent = diedAt.some((place) => place === 'after begin' || place === 'before post') ? 1 : 0;
  return [
    ...(received.length === 0 ? ['never arrived'] : []),
    ...(received.some((request) => request.id !== id) ? ['arrived under another id'] : []),
    ...(attempts.length !== received.length + notSent
      ? [`${attempts.length} attempts, ${received.length} requests`]
      : []),
    ...(state !== (isLast ? 'failed' : 'delivered') && state !== 'stopped' ? [`is ${state}`] : []),
  ];
};

const killEverywhere = async (
  answers: (request: number) => number,
  change: (deps: DeliverDeps) => DeliverDeps,
  before = 0,
) => {
  const faults: string[] = [];
  for (let at = 0; ; at++) {
    const scene = await aDelivery(answers);
    for (let attempt = 0; attempt < before; attempt++) await createDeliver(scene.deps)(scene.id);
    const changed = change(scene.deps);
    const { dying, diedAt } = dyingAt(changed, at);
    await createDeliver(dying)(scene.id).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error;
    });
    await deliverAll({ ...scene, deps: changed });
    const found = await faultsAfter(scene, diedAt, before > 0);
    faults.push(...found.map((fault) => `${diedAt[0] ?? 'alive'}: ${fault}`));
    if (before > 0 && (await scene.state()) !== 'disabled') faults.push(`${diedAt[0] ?? 'alive'}: is not disabled`);
    if (diedAt.length === 0) return { faults, places: at };
  }
};

describe('a process that dies between any two steps', () => {
  it('loses no message and sends none under another id; the log has an attempt for each request', async () => {
    const { faults, places } = await killEverywhere(
      () => 200,
      (deps) => deps,
    );
    expect(faults).toEqual([]);
    expect(places).toBe(8);
  });

  it('disables the endpoint all the same', async () => {
    const { faults, places } = await killEverywhere(
      () => 500,
      (deps) => deps,
      RETRIES_MS.length,
    );
    expect(faults).toEqual([]);
    expect(places).toBe(10);
  });

  it('is seen to lose messages where an end is written down before the request (a mutant)', async () => {
    const { faults } = await killEverywhere(
      () => 200,
      (deps) => ({
        ...deps,
        deliveries: {
          ...deps.deliveries,
          beginAttempt: async (id, at) => {
            const number = await deps.deliveries.beginAttempt(id, at);
            await pool().query(`update write_side.webhook_deliveries set state = 'delivered' where id = $1`, [id]);
            return number;
          },
        },
      }),
    );
    expect(faults).toContain('after begin: never arrived');
  });

  it('is seen to change ids where each attempt has one of its own (a mutant)', async () => {
    let made = 0;
    const { faults } = await killEverywhere(
      () => 200,
      (deps) => ({
        ...deps,
        postJson: (url, { headers, body }) =>
          deps.postJson(url, { headers: { ...headers, 'webhook-id': `msg_${++made}` }, body }),
      }),
    );
    expect(faults).toContain('alive: arrived under another id');
  });

  it('is seen to make requests without a log entry where an attempt is logged after it (a mutant)', async () => {
    const { faults } = await killEverywhere(
      () => 200,
      (deps) => ({
        ...deps,
        deliveries: {
          ...deps.deliveries,
          beginAttempt: () => Promise.resolve(1),
          endAttempt: async (id, _, end) =>
            deps.deliveries.endAttempt(id, await deps.deliveries.beginAttempt(id, now()), end),
        },
      }),
    );
    expect(faults).toContain('after post: 1 attempts, 2 requests');
  });
});
