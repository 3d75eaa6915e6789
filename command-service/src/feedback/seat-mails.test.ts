import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { describe, expect, it } from 'vitest';
import { foldsOf } from '../fold-stream.ts';
import { createCommandHandler } from '../command-handler.ts';
import type { Contact } from '../mail/mail.ts';
import { createSendOnce } from '../mail/send-once.ts';
import { newContext } from '../testing/a-review-world.ts';
import { keptMail } from '../testing/kept-mail.ts';
import { feedbackCategory } from './category.ts';
import { requestOfCredits } from './credit-request.ts';
import { requestOfPayment } from './paid-request.ts';
import { seatMailOf, seatMailReceiver } from './seat-mails.ts';

const at = '2026-01-05T10:00:00.000Z';
const somebody: Contact = { to: 'ada@example.com', about: 'user-3' };
const reservationId = '2b0f7c11-6f3a-4a51-9a53-b2f5a6e00d1b';
const withCredits = requestOfCredits({ userId: 3, reservationId, productId: 7, amount: 1, reservedAt: at }).request;
const paid = requestOfPayment({
  orderId: 9,
  productId: 7,
  tier: 'QUICK',
  amountCents: 500,
  currency: 'usd',
  livemode: false,
  sessionId: 'sim_session',
  paymentId: 'sim_payment',
  linkHash: '0'.repeat(64),
  confirmedAt: at,
  dueAt: '2026-01-06T10:00:00.000Z',
}).request;

/** A request, and whoever is written to about its first seat; `contacts` are what is known of them, one time after another. */
const aScene = async (request: typeof paid, contacts: readonly (Contact | undefined)[]) => {
  const store = memoryEventStore();
  const now = () => new Date(at);
  const handle = createCommandHandler({ store, now });
  const { mail, mails } = keptMail();
  const { requestId } = request;
  await handle(feedbackCategory, requestId, { type: 'OpenFeedback', data: request }, newContext());
  let asked = 0;
  const receiver = seatMailReceiver({
    fold: foldsOf(store),
    sendOnce: createSendOnce({ store, handle, mail, now }),
    contactOf: () => Promise.resolve(contacts[Math.min(asked++, contacts.length - 1)]),
    origin: 'https://twofold.example',
  });
  const context = newContext();
  const { at: _, ...reaction } = seatMailOf({ kind: 'seat-reopened', requestId, seat: 1 }, at);
  return { mails, tell: () => receiver.receive({ ...reaction, context }) };
};

describe('telling whoever asked for reviews', () => {
  it('goes out once, however often it is tried', async () => {
    const { mails, tell } = await aScene(paid, [somebody]);
    await tell();
    await tell();
    expect(mails).toMatchObject([{ to: 'ada@example.com', about: 'user-3', subject: 'A seat is open again' }]);
  });

  it('leads to the order', async () => {
    const { mails, tell } = await aScene(paid, [somebody]);
    await tell();
    expect(mails[0]?.text).toContain('https://twofold.example/orders/9');
  });

  it('leads to the app where credits paid for it', async () => {
    const { mails, tell } = await aScene(withCredits, [somebody]);
    await tell();
    expect(mails[0]?.text).toContain('https://twofold.example/analysis/7');
  });

  it('leads to where only they can look, where they have such a link', async () => {
    const link = 'https://twofold.example/orders/9?token=secret';
    const { mails, tell } = await aScene(paid, [{ to: 'guest@example.com', about: 'order-9', link }]);
    await tell();
    expect(mails[0]?.text).toContain(link);
  });

  it('writes to nobody who was erased', async () => {
    const { mails, tell } = await aScene(paid, [undefined]);
    await tell();
    expect(mails).toEqual([]);
  });

  it('keeps no mail to somebody who was erased while it went out', async () => {
    const { mails, tell } = await aScene(paid, [somebody, undefined]);
    await tell();
    expect(mails).toEqual([]);
  });
});
