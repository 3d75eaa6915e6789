import { headOf } from '@twofold/event-store/followers/progress';
import type { ReadAllOptions } from '@twofold/event-store/port';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aMarketplace, type Marketplace, type Person } from '../testing/a-marketplace.ts';
import { forgetBelongingsOfErased } from './forget-belongings.ts';

let market: Marketplace;
let pool: pg.Pool;
beforeAll(async () => {
  market = await aMarketplace();
  pool = new pg.Pool({ connectionString: market.databaseUrl });
});
afterAll(async () => {
  await pool.end();
  await market.end();
});

/** The reads, during `act`, of events that the index had seen before. */
const oldReadsDuring = async (act: () => Promise<unknown>): Promise<readonly ReadAllOptions[]> => {
  await market.quiet();
  const head = (await headOf(market.store)) ?? '';
  const reading = vi.spyOn(market.store, 'readAll');
  await act();
  await market.quiet();
  const reads = reading.mock.calls.map(([options = {}]) => options);
  reading.mockRestore();
  expect(reads.filter(({ filter }) => filter !== undefined)).not.toEqual([]);
  return reads.filter(({ after, limit }) => limit !== 1 && (after === undefined || after < head));
};

/** A user who owns an app with a request, and has a seat in another user's request. */
const aBusyPerson = async (): Promise<Person & { readonly productId: number; readonly requestId: string }> => {
  const person = await market.aPerson();
  const productId = await market.anApp(person.browser);
  const { requestId } = await market.order(person, productId, 'QUICK');
  const others = await market.anApp();
  const order = await market.order(await market.aPerson(), others, 'STANDARD');
  await market.claim(person, order.requestId);
  return { ...person, productId, requestId };
};

const erase = async ({ browser, id }: Person): Promise<void> => {
  expect(await browser.delete(`/api/users/${id}`, { password: 'Engine1843' })).toMatchObject({ status: 200 });
};

const kindsOf = async (owner: string): Promise<unknown[]> => {
  const { rows } = await pool.query<{ kind: string }>(
    'select kind from write_side.belongings where owner = $1 order by kind',
    [owner],
  );
  return rows.map(({ kind }) => kind);
};

describe('an installation with the events of others', () => {
  it('reads no part of the log that the index has seen, to erase a user', async () => {
    const person = await aBusyPerson();
    expect(await oldReadsDuring(() => erase(person))).toEqual([]);
    expect(await market.typesOf(`product-${person.productId}`)).toContain('ProductDisowned');
    expect(await market.typesOf(`feedback-${person.requestId}`)).toContain('FeedbackClosed');
  });

  it('reads no part of the log that the index has seen, to take an app down', async () => {
    const { browser, productId, requestId } = await aBusyPerson();
    expect(await oldReadsDuring(() => browser.delete(`/api/products/${productId}`))).toEqual([]);
    expect(await market.typesOf(`feedback-${requestId}`)).toContain('FeedbackClosed');
  });
});

describe('what belonged to an erased user', () => {
  it('is deleted from the index once the erasure is finished, and not before', async () => {
    const [erased, other] = [await aBusyPerson(), await aBusyPerson()];
    await market.quiet();
    await forgetBelongingsOfErased(pool);
    const all = ['product', 'request', 'seat'];
    expect(await kindsOf(`user-${erased.id}`)).toEqual(all);
    await erase(erased);
    await market.quiet();
    const park = `insert into write_side.parked_streams
      values ('erase-person-on-user-erased', $1, 1, '', gen_random_uuid(), 'UserErased', '', '', 1, now(), now())`;
    await pool.query(park, [`user-${erased.id}`]);
    await forgetBelongingsOfErased(pool);
    expect(await kindsOf(`user-${erased.id}`)).toEqual(['erasure', ...all]);
    await pool.query('delete from write_side.parked_streams');
    await forgetBelongingsOfErased(pool);
    expect(await kindsOf(`user-${erased.id}`)).toEqual(['erasure']);
    expect(await kindsOf(`user-${other.id}`)).toEqual(all);
  });
});
