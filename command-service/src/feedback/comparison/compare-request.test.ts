import { comparisonEvents } from '@twofold/contracts/feedback/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { describe, expect, it } from 'vitest';
import { streamOf } from '../../category.ts';
import { createCommandHandler } from '../../command-handler.ts';
import { foldsOf } from '../../fold-stream.ts';
import { toCommand } from '../../reactors/send-command.ts';
import { newContext } from '../../testing/a-review-world.ts';
import { feedbackCategory } from '../category.ts';
import { requestOfCredits } from '../credit-request.ts';
import { requestOfPayment } from '../paid-request.ts';
import { comparisonCategory } from './category.ts';
import { byRules, comparisonReceiver, type CompareReviews } from './compare-request.ts';
import { compareReviewsOnSeatFilled } from './compare-reviews-on-seat-filled.reactor.ts';

const at = '2026-01-05T10:00:00.000Z';
const now = () => new Date(at);
const paid = requestOfPayment({
  orderId: 9,
  productId: 7,
  tier: 'STANDARD',
  amountCents: 1_000,
  currency: 'usd',
  livemode: false,
  sessionId: 'sim_session',
  paymentId: 'sim_payment',
  linkHash: '0'.repeat(64),
  confirmedAt: at,
  dueAt: '2026-01-07T10:00:00.000Z',
}).request;
const withCredits = requestOfCredits({
  userId: 3,
  reservationId: '2b0f7c11-6f3a-4a51-9a53-b2f5a6e00d1b',
  productId: 7,
  amount: 3,
  reservedAt: at,
}).request;

/** A request whose seats are filled by reviews, and the jobs that follow. */
const aScene = async (request: typeof paid, compareReviews: CompareReviews = byRules) => {
  const store = memoryEventStore();
  const handle = createCommandHandler({ store, now });
  const { requestId } = request;
  await handle(feedbackCategory, requestId, { type: 'OpenFeedback', data: request }, newContext());
  const receiver = comparisonReceiver({
    store,
    fold: foldsOf(store),
    handle,
    compareReviews,
    now,
    newId: () => crypto.randomUUID(),
  });
  const write = (stream: string, type: string, data: unknown) => {
    const { id, ...context } = newContext();
    const metadata = { ...context, commandId: id, occurredAt: at, schemaVersion: 1 };
    return store.appendToStream(stream, [{ id, type, data, metadata }], 'any');
  };
  const review = async (reviewId: number, content: string): Promise<void> => {
    const about = { reviewId, productId: 7, userId: reviewId, earns: true, source: 'paid-order' };
    await write(`review-${reviewId}`, 'ReviewSubmitted', { ...about, content, rating: 4, submittedAt: at });
    await write(`review-${reviewId}`, 'ReviewCompleted', { ...about, completedAt: at });
    const seat = { userId: reviewId, claimedAt: at };
    await handle(feedbackCategory, requestId, { type: 'ClaimSeat', data: seat }, newContext());
    const filled = { userId: reviewId, reviewId, filledAt: at };
    await handle(feedbackCategory, requestId, { type: 'FillSeat', data: filled }, newContext());
  };
  /** Runs every job that follows from the whole log. */
  const react = async (): Promise<void> => {
    const jobs = [];
    for await (const event of store.readAll())
      for (const [index, reaction] of compareReviewsOnSeatFilled.react(event).entries())
        jobs.push(toCommand(event, reaction, index));
    for (const job of jobs) await receiver.receive(job);
  };
  const recorded = async () => {
    const found = [];
    for await (const event of store.readStream(streamOf(comparisonCategory, requestId)))
      found.push(decodeEvent(comparisonEvents, event)?.data);
    return found;
  };
  return { review, react, recorded, write, handle };
};

const CONFUSING = 'The menu is confusing. The rest is fine with me.';

describe('comparing the reviews of an order', () => {
  it('waits for the second, and is done again with the third', async () => {
    const { review, react, recorded } = await aScene(paid);
    await review(31, CONFUSING);
    await react();
    expect(await recorded()).toEqual([]);
    await review(32, CONFUSING);
    await react();
    await review(33, CONFUSING);
    await react();
    expect(await recorded()).toMatchObject([
      { reviewIds: [31, 32], orderId: 9, productId: 7, requestId: paid.requestId, deliveredAt: at },
      { reviewIds: [31, 32, 33], comparedBy: { by: 'rules' } },
    ]);
  });

  it('happens once for the same reviews, however often it is tried', async () => {
    const { review, react, recorded } = await aScene(paid);
    await review(31, CONFUSING);
    await review(32, CONFUSING);
    await Promise.all([react(), react()]);
    await react();
    expect(await recorded()).toHaveLength(1);
  });

  it('is done later for orders that have ended', async () => {
    const { review, react, recorded, handle } = await aScene(paid);
    for (const reviewId of [31, 32]) await review(reviewId, CONFUSING);
    const closing = { requestId: paid.requestId, reason: 'promise-missed', closedAt: paid.dueAt } as const;
    await handle(feedbackCategory, paid.requestId, { type: 'CloseFeedback', data: closing }, newContext());
    await react();
    expect(await recorded()).toMatchObject([{ reviewIds: [31, 32] }]);
  });

  it('records where the sentences are, and none of their words', async () => {
    const { review, react, recorded } = await aScene(paid);
    await review(31, CONFUSING);
    await review(32, JSON.stringify({ mainReview: `Hello. ${CONFUSING}` }));
    await react();
    const [comparison] = await recorded();
    expect(comparison?.lines).toEqual([
      {
        kind: 'agreement',
        topic: 'navigation',
        aspect: 'clear',
        sides: [
          {
            stance: 'criticism',
            quotes: [
              { reviewId: 31, from: 0, to: 22 },
              { reviewId: 32, from: 7, to: 29 },
            ],
          },
        ],
      },
    ]);
    expect(JSON.stringify(comparison)).not.toContain('confusing');
  });

  it('knows nothing of a text that was removed, nor of other requests', async () => {
    const texts: (readonly string[])[] = [];
    const keeping: CompareReviews = (reviews, app) => {
      texts.push(reviews.map(({ text }) => text));
      return byRules(reviews, app);
    };
    const { review, react, write } = await aScene(paid, keeping);
    await review(31, CONFUSING);
    await review(32, CONFUSING);
    await write('review-31', 'ReviewTextRemoved', { reviewId: 31, productId: 7, userId: 31, removedAt: at });
    await react();
    expect(texts).toEqual([['', CONFUSING]]);
  });

  it('is not done for credits', async () => {
    const { review, react, recorded } = await aScene(withCredits);
    for (const reviewId of [31, 32, 33]) await review(reviewId, CONFUSING);
    await react();
    expect(await recorded()).toEqual([]);
  });

  it('is tried again where comparing fails', async () => {
    let isFailing = true;
    const { review, react, recorded } = await aScene(paid, (...compared) =>
      isFailing ? Promise.reject(new Error('not now')) : byRules(...compared),
    );
    for (const reviewId of [31, 32]) await review(reviewId, CONFUSING);
    await expect(react()).rejects.toThrow('not now');
    isFailing = false;
    await react();
    expect(await recorded()).toHaveLength(1);
  });
});
