import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { describe, expect, it } from 'vitest';
import { foldsOf } from '../fold-stream.ts';
import { createCommandHandler } from '../command-handler.ts';
import type { Contact } from '../mail/mail.ts';
import { connectMail } from '../connect-mail.ts';
import { toCommand } from '../reactors/send-command.ts';
import { newContext } from '../testing/a-review-world.ts';
import { keptMail } from '../testing/kept-mail.ts';
import { feedbackCategory } from './category.ts';
import { requestOfCredits } from './credit-request.ts';
import { requestOfPayment } from './paid-request.ts';
import { mailRequesterOnSeatReopened } from './mail-requester-on-seat-reopened.reactor.ts';
import { seatMailReceiver } from './seat-mails.ts';

const at = '2026-01-05T10:00:00.000Z';
const someone: Contact = { to: 'ada@example.com', about: 'user-3' };
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

const minutes = (count: number): number => count * 60_000;

/** A request and its requester. `releaseSeat` has another reviewer claim its seat and release it. */
const aScene = async (request: typeof paid, contact: Contact = someone) => {
  const store = memoryEventStore();
  const clock = { nowMs: Date.parse(at) };
  const now = () => new Date(clock.nowMs);
  const fold = foldsOf(store);
  const handle = createCommandHandler({ store, now });
  const { mail, mails } = keptMail();
  const origin = 'https://twofold.example';
  const keyring = { secret: () => Promise.resolve(Buffer.from('secret')) };
  const { requestId } = request;
  await handle(feedbackCategory, requestId, { type: 'OpenFeedback', data: request }, newContext());
  const receiver = seatMailReceiver({
    store,
    fold,
    sendOnce: connectMail({ store, fold, handle, keyring, mail, origin, now }).sendOnce,
    contactOf: () => Promise.resolve(contact),
    origin,
  });
  let reviewers = 100;
  const releaseSeat = async (): Promise<void> => {
    const userId = ++reviewers;
    const claimedAt = now().toISOString();
    await handle(feedbackCategory, requestId, { type: 'ClaimSeat', data: { userId, claimedAt } }, newContext());
    const data = { seat: 1, userId, releasedAt: claimedAt };
    await handle(feedbackCategory, requestId, { type: 'ReleaseSeat', data }, newContext());
  };
  /** Runs the jobs that follow from all events in the log, once per id, as the queue does. */
  const runJobs = async (): Promise<Date[]> => {
    const jobs = new Map<string, Date>();
    for await (const event of store.readAll()) {
      for (const [index, reaction] of mailRequesterOnSeatReopened.react(event).entries()) {
        const command = toCommand(event, reaction, index);
        if (!jobs.has(command.context.id)) await receiver.receive(command);
        jobs.set(command.context.id, reaction.at!);
      }
    }
    return [...jobs.values()];
  };
  await releaseSeat();
  return { clock, mails, runJobs, releaseSeat, receiver };
};

describe('mailing the requester', () => {
  it('goes out once, however often it is tried', async () => {
    const { mails, runJobs } = await aScene(paid);
    await runJobs();
    await runJobs();
    expect(mails).toMatchObject([{ to: 'ada@example.com', about: 'user-3', subject: 'A seat is open again' }]);
  });

  it('sends one mail for 100 releases within a quarter of an hour, after its end', async () => {
    const { mails, runJobs, releaseSeat } = await aScene(paid);
    for (let count = 1; count < 100; count++) await releaseSeat();
    const [sentAt, ...others] = await runJobs();
    expect([mails.length, others.length]).toEqual([1, 0]);
    expect(mails[0]?.text).toContain('- Seat 1 of 1: open again: its reviewer released it (100 times)');
    expect(sentAt!.getTime()).toBeGreaterThan(Date.parse(at) + minutes(15));
    expect(sentAt!.getTime()).toBeLessThan(Date.parse(at) + minutes(16));
  });

  it('sends another mail for the next quarter of an hour', async () => {
    const { clock, mails, runJobs, releaseSeat } = await aScene(paid);
    clock.nowMs += minutes(15);
    await releaseSeat();
    await runJobs();
    expect(mails).toHaveLength(2);
  });

  it('sends what an earlier release has scheduled', async () => {
    const { mails, receiver } = await aScene(paid);
    const data = { kind: 'review-delivered', requestId: paid.requestId, seat: 1 };
    const command = { type: 'MailRequester', data };
    await receiver.receive({ receiver: receiver.name, id: paid.requestId, command, context: newContext() });
    expect(mails).toMatchObject([{ subject: 'You have a new review' }]);
  });

  it('leads to the order', async () => {
    const { mails, runJobs } = await aScene(paid);
    await runJobs();
    expect(mails[0]?.text).toContain('https://twofold.example/orders/9');
  });

  it('leads to the app where credits paid for it', async () => {
    const { mails, runJobs } = await aScene(withCredits);
    await runJobs();
    expect(mails[0]?.text).toContain('https://twofold.example/analysis/7');
  });

  it('contains the private link, if they have one', async () => {
    const link = 'https://twofold.example/orders/9?token=secret';
    const { mails, runJobs } = await aScene(paid, { to: 'guest@example.com', about: 'order-9', link });
    await runJobs();
    expect(mails[0]?.text).toContain(link);
  });
});
