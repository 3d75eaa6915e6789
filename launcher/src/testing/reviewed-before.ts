import { createHash } from 'node:crypto';
import { requestOfOrder } from '@twofold/command-service/feedback/request-id';
import { beforeTheUpgrade, type Append } from './before-the-upgrade.ts';
import { VISITED } from './visited-before.ts';

/** An order that was delivered before the upgrade, and the token that opens it. */
export const REVIEWED = { orderId: 901, token: 'the-token-of-the-link', requestId: requestOfOrder(901) };

const { productId } = VISITED;
const { orderId, token, requestId } = REVIEWED;
const SESSION = 'sim_reviewed_before';
const TEXTS = [
  'The menu is confusing. It took me a while to get to the prices of the second shop.',
  'I found the navigation confusing. The tone of the texts is what I would expect.',
  'A confusing menu! Apart from that I felt at home from the first minute on.',
];

/** Appends what release 0.1.0 recorded of a Standard Bundle whose three reviews were delivered. Needs `visitedBefore`. */
export const reviewedBefore = (connectionString: string): Promise<void> => beforeTheUpgrade(connectionString, buy);

const buy = async (append: Append): Promise<void> => {
  const at = new Date().toISOString();
  const later = new Date(Date.now() + 3_600_000).toISOString();
  const tier = 'STANDARD';
  const order = { orderId, productId, tier, amountCents: 1_000, currency: 'usd', livemode: false };
  const about = { requestId, productId, origin: { source: 'paid-order', orderId } };
  const linkHash = createHash('sha256').update(token).digest('hex');
  const started = { ...order, provider: 'simulated', submittedBy: 'c'.repeat(64), startedAt: at, expiresAt: later };
  const paid = { ...order, sessionId: SESSION, paymentId: 'pi_901', linkHash, confirmedAt: at, dueAt: later };
  await append(`order-${orderId}`, ['CheckoutStarted', started]);
  await append(`checkout-${SESSION}`, ['CheckoutSessionAssigned', { sessionId: SESSION, orderId, assignedAt: at }]);
  await append(
    `order-${orderId}`,
    ['CheckoutSessionOpened', { orderId, sessionId: SESSION, expiresAt: later, openedAt: at }],
    ['PaymentConfirmed', paid],
  );
  const requested = { ...about, seats: 3, claimHours: 16, requestedAt: at, dueAt: later };
  await append(`feedback-${requestId}`, ['FeedbackRequested', requested]);
  for (const [index, content] of TEXTS.entries()) await review(append, { seat: index + 1, content, at, later });
  await append(`feedback-${requestId}`, ['FeedbackDelivered', { ...about, deliveredAt: at }]);
};

type Review = { readonly seat: number; readonly content: string; readonly at: string; readonly later: string };

const review = async (append: Append, { seat, content, at, later }: Review): Promise<void> => {
  const [userId, reviewId] = [910 + seat, 920 + seat];
  const of = { reviewId, productId, userId };
  const said = { ...of, earns: false, source: 'paid-order' };
  const about = { requestId, productId, origin: { source: 'paid-order', orderId } };
  const assigned = { productId, userId, requestId, seat, source: 'paid-order', dueAt: later, assignedAt: at };
  await append(`feedback-${requestId}`, ['SeatClaimed', { ...about, seat, userId, claimedAt: at, dueAt: later }]);
  await append(
    `assignment-${productId}_${userId}`,
    ['SeatAssigned', assigned],
    ['ReviewAssigned', { ...of, assignedAt: at }],
  );
  await append(
    `review-${reviewId}`,
    ['ReviewSubmitted', { ...said, content, rating: 3, submittedAt: at }],
    ['ReviewCompleted', { ...said, completedAt: at }],
  );
  await append(`feedback-${requestId}`, ['SeatFilled', { ...about, seat, userId, reviewId, filledAt: at }]);
};
