import { collect } from '@twofold/event-store/testing/events';
import { eventually } from '@twofold/testing/eventually';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../testing/a-person.ts';
import { aWholeTwofold, type WholeTwofold } from '../testing/a-whole-twofold.ts';
import { anAuditorOf } from '../testing/run-as-auditor.ts';

let twofold: WholeTwofold;
let auditor: Awaited<ReturnType<typeof anAuditorOf>>;
beforeEach(async () => {
  twofold = await aWholeTwofold();
  auditor = await anAuditorOf(twofold);
});
afterEach(async () => {
  await auditor.end();
  await twofold.end();
});

describe('verifying a Twofold in which people have lived', () => {
  it('finds all well, also where a user was erased, and every row that was changed', async () => {
    const [ada, bob] = [await aPerson(twofold, 1), await aPerson(twofold, 2)];
    for (const action of ['update profile', 'analyze', 'review'] as const) {
      await ada.perform(action);
      await bob.perform(action);
    }
    await bob.erase();
    await eventually(async () => expect(await twofold.whereIs(bob.words)).toEqual([]));
    await auditor.settled();
    const healthy = await auditor.run('verify');
    expect(healthy.said).not.toContain('✗');
    expect(healthy.said).toMatch(/✓ chain: [^]*\n\d+ events in [\d.]+ s, \d+ events\/s\. All is well\.\n$/);
    expect(healthy.code).toBe(0);

    await auditor.owner.query(`update read_models.users_v1 set full_name = 'Eve' where id = ${ada.id}`);
    const changed = await auditor.run('verify');
    expect(changed.code).toBe(1);
    expect(changed.said).toContain(`users has other values in row ${ada.id} than the log makes: full_name`);
  }, 90_000);

  it('finds all well after orders and requests that were delivered in part, and refunded for the rest', async () => {
    const people = [await aPerson(twofold, 1), await aPerson(twofold, 2), await aPerson(twofold, 3)] as const;
    const [ada, bob, dora] = people;
    const productId = idIn(await ada.ask('POST', '/api/analyze/url', { url: twofold.sampleSite }), 'productId');
    await ada.perform('review');
    await ada.perform('review');
    await ada.ask('POST', '/api/feedback-requests', { productId, reviewers: 2 });
    await fillSeat(bob, productId, 'credit-request');
    const checkout = (await ada.ask('POST', '/api/checkout', { productId, tier: 'STANDARD' })) as {
      sessionId: string;
    };
    await ada.ask('GET', `/api/payment/verify?sessionId=${checkout.sessionId}`);
    await fillSeat(dora, productId, 'paid-order');
    await ada.ask('DELETE', `/api/products/${productId}`);
    const happened = ['SeatFilled', 'CreditSpent', 'CreditReturned', 'PaymentConfirmed', 'PaymentRefunded'];
    await eventually(
      async () => {
        const types = (await collect(twofold.store.readAll())).map(({ type }) => type);
        expect(types).toEqual(expect.arrayContaining(happened));
      },
      { withinMs: 20_000 },
    );
    await auditor.settled();
    const { code, said } = await auditor.run('verify');
    expect({ code, wrong: said.split('\n').filter((line) => /[✗?] /.test(line)) }).toEqual({ code: 0, wrong: [] });
  }, 180_000);
});

const idIn = (answer: unknown, name: string): number => Number((answer as Record<string, unknown>)[name]);

/** Takes a seat for the app, and delivers the review. */
const fillSeat = async (reviewer: Person, productId: number, source: string): Promise<void> => {
  const { requestId } = await eventually(
    async () => {
      const open = (await reviewer.ask('GET', '/api/feedback-requests')) as Record<string, unknown>[];
      const found = open.find((each) => each['productId'] === productId && each['source'] === source);
      if (found === undefined) throw new Error(`There is no such request among ${JSON.stringify(open)}`);
      return found;
    },
    { withinMs: 20_000 },
  );
  await reviewer.ask('POST', `/api/feedback-requests/${String(requestId)}/claims`);
  const content = 'It says at once what it is for, and the prices can be found without a search.';
  const review = await reviewer.ask('POST', '/api/reviews', { productId, content, rating: 4 });
  await reviewer.ask('PATCH', `/api/reviews/${idIn(review, 'id')}`, { status: 'complete' });
};
