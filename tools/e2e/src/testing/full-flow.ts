import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { eventually } from '@twofold/testing/eventually';
import { createCaller, type Caller } from '../scenes/caller.ts';
import { PASSWORD } from './people.ts';

const REVIEW = 'On the pricing page I could not find what a second shop costs, because the table ends at six stands.';
/** Longer than the restart of a service. */
const ACKNOWLEDGED = { withinMs: 30_000 };

/** A registered user who calls the API like the web app. */
export type Person = { readonly id: number; readonly email: string; readonly caller: Caller };

/** Registers a new user, who is then logged in. */
export const registerBy = async (caller: Caller): Promise<Person> => {
  const email = `person-${randomUUID().slice(0, 8)}@example.com`;
  const { id } = await caller.send<{ id: number }>('POST', '/api/register', { email, password: PASSWORD });
  return { id, email, caller };
};

/** Changes a user's name, retrying with the same key until it is acknowledged, and reads it back. */
export const rename = async ({ caller, id }: Person, fullName: string): Promise<void> => {
  const profile = { fullName, expertise: 'Shops', socialProfile: '' };
  const headers = { 'idempotency-key': randomUUID() };
  await eventually(async () => {
    const { status } = await caller.ask('PATCH', `/api/users/${id}`, profile, headers);
    assert.equal(status, 200);
  }, ACKNOWLEDGED);
  const read = await caller.ask('GET', '/api/me');
  assert.notEqual(read.status, 401, 'a logged-in user was told that they are not');
  if (read.status !== 200 || read.headers.get('x-read-model') !== null) return;
  const seen = (await read.json()) as { fullName: string };
  assert.equal(seen.fullName, fullName, 'an own write was neither seen nor said to be late');
};

/**
 * One flow through every service: register, analyze, read at once, review, complete, buy.
 * @returns the id of the report. @throws Error at the first step that fails
 */
export const runFullFlow = async (origin: string, url: string): Promise<number> => {
  const [buyer, reviewer] = [createCaller(origin), createCaller(origin)];
  await Promise.all([registerBy(buyer), registerBy(reviewer)]);
  const { productId } = await buyer.send<{ productId: number }>('POST', '/api/analyze/url', { url });
  const report = await buyer.ask('GET', `/api/products/${productId}`);
  assert.equal(report.headers.get('x-read-model'), null, 'the report was to be read at once');
  assert.equal(((await report.json()) as { title: string }).title, 'Benchbook');

  const written = { productId, content: REVIEW, rating: 4 };
  const { id } = await reviewer.send<{ id: number }>('POST', '/api/reviews', written);
  await reviewer.send('PATCH', `/api/reviews/${id}`, { status: 'complete' });
  const { credits } = await reviewer.get<{ credits: number }>('/api/me');
  assert.equal(credits, 2, 'one credit from registering and one for the review');

  const order = { productId, tier: 'QUICK' };
  const { sessionId } = await buyer.send<{ sessionId: string }>('POST', '/api/checkout', order);
  const { orderId } = await buyer.get<{ orderId: number }>(`/api/payment/verify?sessionId=${sessionId}`);
  const bought = await buyer.get<{ productId: number; isSimulated: boolean }>(`/api/orders/${orderId}`);
  assert.deepEqual([bought.productId, bought.isSimulated], [productId, true]);
  return productId;
};
