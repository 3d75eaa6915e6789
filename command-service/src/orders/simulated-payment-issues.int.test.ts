import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../testing/a-browser.ts';
import { ada, appointed, bob, registered } from '../testing/people.ts';
import { simulatedPaymentsWithIssues } from './simulated-payments.ts';
import { aShop, type Shop } from './testing/a-shop.ts';

let shop: Shop;
let operator: Browser;
beforeAll(async () => {
  shop = await aShop({ createPayments: simulatedPaymentsWithIssues });
  ({ browser: operator } = await registered(shop.url, ada));
  await appointed(shop, ada.email, 'operator');
});
afterAll(() => shop.end());

const simulate = (orderId: unknown, trouble: string, by = operator) =>
  by.post(`/api/operations/orders/${String(orderId)}/simulate`, { trouble });

it('an operator can simulate a dispute outside production, and no one else', async () => {
  const { body } = await shop.verify(await shop.checkOut());
  const { browser: stranger } = await registered(shop.url, bob);
  expect((await simulate(body['orderId'], 'dispute-opened', stranger)).status).toBe(404);
  for (const trouble of ['dispute-opened', 'dispute-opened', 'dispute-lost'])
    expect((await simulate(body['orderId'], trouble)).status).toBe(200);
  expect(await shop.eventsOf('DisputeOpened', 'DisputeClosed')).toMatchObject([
    { type: 'DisputeOpened', data: { orderId: body['orderId'] } },
    { type: 'DisputeClosed', data: { outcome: 'lost' } },
  ]);
  expect((await simulate(body['orderId'], 'refund-failed')).status).toBe(409);
  expect((await simulate(body['orderId'], 'bankruptcy')).status).toBe(400);
});
