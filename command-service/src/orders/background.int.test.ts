import { eventually } from '@twofold/testing/eventually';
import { afterEach, describe, expect, it } from 'vitest';
import { aBrowser } from '../testing/a-browser.ts';
import { registered } from '../testing/people.ts';
import { aShop, type Shop } from './testing/a-shop.ts';

let shop: Shop;
afterEach(() => shop.end());

const PATIENCE = { withinMs: 20_000, everyMs: 50 };
const MINUTE_MS = 60_000;

/** A shop whose clock was wrong when the checkout started, and is right afterwards. */
const aShopOf = async (minutesAgo: number) => {
  const clock = { lateMs: minutesAgo * MINUTE_MS };
  const now = () => new Date(Date.now() - clock.lateMs);
  shop = await aShop({ now });
  return { catchUp: () => (clock.lateMs = 0) };
};

const happens = (type: string, times = 1) =>
  eventually(async () => expect(await shop.eventsOf(type)).toHaveLength(times), PATIENCE);

describe('a payment without a webhook', () => {
  it('F15: is found by asking', async () => {
    const { catchUp } = await aShopOf(3);
    const sessionId = await shop.checkOut();
    shop.stripe.pay(sessionId);
    catchUp();
    await shop.start();
    await happens('PaymentConfirmed');
  });

  it('is detected although Stripe fails at first', async () => {
    const { catchUp } = await aShopOf(3);
    const sessionId = await shop.checkOut();
    shop.stripe.pay(sessionId);
    shop.stripe.behaves('refuses', 1);
    catchUp();
    await shop.start();
    await happens('PaymentConfirmed');
  });
});

describe('a checkout that is never paid', () => {
  it('ends when Stripe has closed the session', async () => {
    const { catchUp } = await aShopOf(20);
    const sessionId = await shop.checkOut();
    shop.stripe.expire(sessionId);
    catchUp();
    await shop.start();
    await happens('CheckoutExpired');
  });
});

describe('the mail of an order', () => {
  it('goes to the address that a guest gave at Stripe, with a link that only they have', async () => {
    shop = await aShop();
    const sessionId = await shop.checkOut();
    shop.stripe.pay(sessionId, 'guest@example.com');
    const { body } = await shop.verify(sessionId);
    await shop.start();
    await happens('MailSent');
    const orderId = String(body['orderId']);
    expect(shop.mails).toMatchObject([{ to: 'guest@example.com', about: `order-${orderId}` }]);
    const [mail] = shop.mails;
    expect(mail?.text).toContain('$5.00 for Quick Feedback');
    expect(mail?.text.split('\n')).toContainEqual(
      expect.stringMatching(new RegExp(`^https://twofold\\.example/orders/${orderId}\\?token=[\\w-]{22}$`)),
    );
  });

  it('goes to the address of the account of a buyer who has one', async () => {
    shop = await aShop();
    const { browser, id } = await registered(shop.url, { email: 'buyer@example.com', password: 'Engine1843' });
    const sessionId = await shop.checkOut(browser, 'STANDARD');
    shop.stripe.pay(sessionId, 'another@example.com');
    await shop.verify(sessionId);
    await shop.start();
    await happens('MailSent');
    expect(shop.mails).toMatchObject([{ to: 'buyer@example.com', about: `user-${id}` }]);
    expect(shop.mails[0]?.text).toContain('3 reviews will arrive by');
  });

  it('is not sent if a guest gave no address', async () => {
    shop = await aShop();
    const sessionId = await shop.checkOut();
    shop.stripe.pay(sessionId, '');
    await shop.verify(sessionId);
    const other = await shop.checkOut();
    shop.stripe.pay(other, 'guest@example.com');
    await shop.verify(other);
    await shop.start();
    await happens('MailSent');
    expect(shop.mails.map(({ to }) => to)).toEqual(['guest@example.com']);
  });
});

describe('an account that is erased', () => {
  it('D-39: takes the address along that its orders were bought with', async () => {
    shop = await aShop();
    const browser = aBrowser(shop.url);
    const sessionId = await shop.checkOut(browser);
    shop.stripe.pay(sessionId, 'guest@example.com');
    await shop.verify(sessionId);
    const { body } = await browser.post('/api/register', { email: 'buyer@example.com', password: 'Engine1843' });
    expect(await shop.eventsOf('PaymentConfirmed')).toMatchObject([{ data: { email: 'guest@example.com' } }]);
    await browser.delete(`/api/users/${String(body['id'])}`, { password: 'Engine1843' });
    expect(await shop.eventsOf('PaymentConfirmed')).toMatchObject([{ data: { email: { erased: true } } }]);
  });

  it('can still be paid for, and the order is recorded', async () => {
    shop = await aShop();
    const browser = aBrowser(shop.url);
    const sessionId = await shop.checkOut(browser);
    const { body } = await browser.post('/api/register', { email: 'buyer@example.com', password: 'Engine1843' });
    await browser.delete(`/api/users/${String(body['id'])}`, { password: 'Engine1843' });
    shop.stripe.pay(sessionId, 'guest@example.com');
    expect((await shop.verify(sessionId)).status).toBe(200);
    expect(await shop.eventsOf('PaymentConfirmed')).toHaveLength(1);
  });
});
