import { createReactorsView } from '@twofold/auditor/service/figures/reactors';
import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { anEvent } from '@twofold/event-store/testing/events';
import { memoryKeyring } from '@twofold/keyring/testing/memory-keyring';
import { eventually } from '@twofold/testing/eventually';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../testing/a-browser.ts';
import { startService, type RunningService } from '../testing/a-service.ts';
import { ada, appointed, bob, registered } from '../testing/people.ts';

const REACTOR = 'erase-report-on-product-taken-down';
const PATH = `/api/operations/reactors/${REACTOR}`;
const WAIT = { withinMs: 20_000, everyMs: 20 };

const store = memoryEventStore();
let isBroken = true;
const erased: string[] = [];
const keyring = {
  sealing: memoryKeyring().sealing,
  secret: () => Promise.resolve(Buffer.alloc(32, 7)),
  erase: (subject: string): Promise<void> => {
    if (isBroken) return Promise.reject(new TypeError('This is no subject'));
    erased.push(subject);
    return Promise.resolve();
  },
};

let service: RunningService;
let operator: Browser;
let pool: Pool;
let view: ReturnType<typeof createReactorsView>;
beforeAll(async () => {
  service = await startService({ store, keyring });
  ({ browser: operator } = await registered(service.url, ada));
  await appointed({ store, keyring: { ...service.keyring, ...keyring } }, ada.email, 'operator');
  pool = new Pool({ connectionString: service.databaseUrl, max: 1 });
  view = createReactorsView({ pool, stored: store, now: () => new Date() });
  await service.start();
});
afterAll(async () => {
  await pool.end();
  await service.end();
});

/** @returns the id of the event */
const takeDown = async (productId: number): Promise<string> => {
  const data = { productId, userId: 17, as: 'owner', takenDownAt: '2026-01-05T10:00:00.000Z' };
  const event = anEvent(data, 'ProductTakenDown');
  await store.appendToStream(`product-${productId}`, [event], 'any');
  return event.id;
};

const reactor = async () => {
  const found = (await view()).reactors.find(({ name }) => name === REACTOR);
  if (found === undefined) throw new Error(`${REACTOR} has not run`);
  return found;
};

const parkedAt = (eventId: string) =>
  eventually(async () => expect((await reactor()).parkedStreams).toMatchObject([{ eventId }]), WAIT);

const outcomeOf = (requestId: unknown, outcome: string) =>
  eventually(
    async () => expect((await reactor()).operations).toContainEqual(expect.objectContaining({ requestId, outcome })),
    WAIT,
  );

describe('an event that one reactor cannot process', () => {
  it('parks its stream in that reactor, while the others go on', async () => {
    await parkedAt(await takeDown(7));
    const { id } = await registered(service.url, bob);
    await eventually(async () => {
      const granted = [];
      for await (const { type } of store.readStream(`credits-${id}`)) granted.push(type);
      expect(granted).toEqual(['CreditsGranted']);
    }, WAIT);
    expect((await view()).reactors.filter(({ parked }) => parked > 0)).toMatchObject([
      { name: REACTOR, parked: 1, parkedStreams: [{ stream: 'product-7', error: 'This is no subject' }] },
    ]);
  });

  it('is parked again by a retry before the fix, and processed by one after it', async () => {
    const early = await operator.post(`${PATH}/retry`, { stream: 'product-7' });
    await outcomeOf(early.body['requestId'], 'parked-again');
    expect(erased).toEqual([]);
    isBroken = false;
    const { body } = await operator.post(`${PATH}/retry`, { stream: 'product-7' });
    await outcomeOf(body['requestId'], 'released');
    expect([erased, (await reactor()).parked]).toEqual([['report-7'], 0]);
  });

  it('is skipped permanently when an operator skips it', async () => {
    isBroken = true;
    const eventId = await takeDown(8);
    await parkedAt(eventId);
    const reason = 'The key was deleted by hand';
    const { body } = await operator.post(`${PATH}/skip`, { stream: 'product-8', eventId, reason });
    await outcomeOf(body['requestId'], 'released');
    isBroken = false;
    const { parked, skipped } = await reactor();
    expect([parked, skipped]).toMatchObject([0, [{ eventId, stream: 'product-8', reason }]]);
    expect(erased).toEqual(['report-7']);
  });
});
