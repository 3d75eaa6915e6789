import { describe, expect, it } from 'vitest';
import { textOf } from './order-mail-text.ts';

const order = { orderId: 9, livemode: true };
const link = 'https://twofold.example/orders/9';
const dueAt = '2026-01-06T11:00:00.000Z';

describe('the mail of a confirmed order', () => {
  it('says what was paid for, until when it comes, and where to look', () => {
    const mail = { kind: 'order-confirmed', tier: 'QUICK', amountCents: 500, dueAt } as const;
    expect(textOf(order, mail, link)).toEqual({
      subject: 'Your order 9: Quick Feedback',
      text: `Thank you. Your payment of $5.00 for Quick Feedback has arrived.

One review will arrive by January 6, 2026 at 11:00 AM UTC. We automatically refund any review that is still missing then.

Follow your order here:

${link}
`,
    });
  });

  it('says that a test was one', () => {
    const mail = { kind: 'order-confirmed', tier: 'STANDARD', amountCents: 1000, dueAt } as const;
    const { text } = textOf({ ...order, livemode: false }, mail, link);
    expect(text).toContain('3 reviews will arrive by');
    expect(text).toMatch(/This was a test: no money has moved\.\n$/);
  });
});

describe('the mail of a refund', () => {
  it('says how much comes back, for what', () => {
    expect(textOf(order, { kind: 'refund', amountCents: 667, missing: 2 }, link)).toEqual({
      subject: 'Your refund for order 9',
      text: `2 reviews of your order 9 did not arrive, so we refunded $6.67 to the card you paid with.

It can take your bank a few days to show it. You don't need to do anything. See your order here:

${link}
`,
    });
  });
});
