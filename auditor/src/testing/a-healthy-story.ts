import { createHash } from 'node:crypto';
import type { FeedbackOrigin } from '@twofold/contracts/feedback/events';
import { ERASED } from '@twofold/contracts/personal';
import { aReport } from '@twofold/projector/testing/a-report';
import { AT, DUE, LATER, record, type StoryEvent } from './a-story.ts';
import { aJudgedStatement } from './a-judged-statement.ts';
import { aSecondFactor } from './a-second-factor.ts';
import { compared } from './a-comparison.ts';
import { confirmed } from './a-confirming-story.ts';
import { operated } from './an-operators-story.ts';
import { registers } from './registering.ts';
import { someReminders } from './some-reminders.ts';

export const REQUEST = '00000000-0000-5000-8000-00000000aaaa';
export const CREDIT_REQUEST = '00000000-0000-5000-8000-00000000bbbb';
export const RESERVATION = '00000000-0000-5000-8000-00000000cccc';
export const REFUND = '00000000-0000-5000-8000-00000000dddd';
export const ADDRESS = 'a'.repeat(64);
const BROWSER = 'b'.repeat(64);
/** The sealed bytes of the screenshot that the story names. */
export const SCREENSHOT = Buffer.alloc(900, 1);
const DIGEST = createHash('sha256').update(SCREENSHOT).digest('hex');
const DESKTOP = { name: 'desktop' as const, digest: DIGEST, bytes: 900, width: 1_280, height: 800 };
const ofOrder: FeedbackOrigin = { source: 'paid-order', orderId: 9 };
const ofCredits: FeedbackOrigin = { source: 'credit-request', reservationId: RESERVATION, userId: 17 };
const paidFor = { requestId: REQUEST, productId: 7, origin: ofOrder };
const askedFor = { requestId: CREDIT_REQUEST, productId: 7, origin: ofCredits };
const purchase = {
  orderId: 9,
  productId: 7,
  tier: 'STANDARD' as const,
  amountCents: 1000,
  currency: 'usd' as const,
  livemode: false,
};

const reviews = (reviewId: number, userId: number, source: 'paid-order' | 'credit-request'): readonly StoryEvent[] => {
  const of = { reviewId, productId: 7, userId };
  const said = { content: 'It says at once what it is for, and the prices are clear.', rating: 4 };
  return [
    record('assignment', `7_${userId}`, { type: 'ReviewAssigned', data: { ...of, assignedAt: AT } }),
    record('review', reviewId, {
      type: 'ReviewSubmitted',
      data: { ...of, ...said, earns: true, source, submittedAt: AT },
    }),
    record('review', reviewId, { type: 'ReviewCompleted', data: { ...of, earns: true, source, completedAt: LATER } }),
    record('credits', userId, {
      type: 'CreditEarned',
      data: { userId, amount: 1, reviewId, productId: 7, source, earnedAt: LATER },
    }),
  ];
};

const analyzed: readonly StoryEvent[] = [
  record('product', 7, {
    type: 'AnalysisRequested',
    data: { productId: 7, url: 'https://example.com/', requestedBy: 17, requestedAt: AT, dueAt: LATER },
  }),
  record('product', 7, {
    type: 'AnalysisCompleted',
    data: {
      productId: 7,
      finalUrl: 'https://example.com/',
      report: aReport,
      provenance: { provider: 'built-in', rubricVersion: '1' },
      completedAt: AT,
    },
  }),
  record('product', 7, {
    type: 'ScreenshotsTaken',
    data: { productId: 7, version: 1, screenshots: [DESKTOP], takenAt: LATER },
  }),
  record('product', 7, {
    type: 'SiteMeasured',
    data: { productId: 7, version: 1, screenshots: [DESKTOP], measuredAt: LATER },
  }),
  record('product', 7, {
    type: 'ReanalysisRequested',
    data: { productId: 7, version: 2, requestedBy: 17, requestedAt: AT, dueAt: LATER },
  }),
  record('product', 7, {
    type: 'ReanalysisFailed',
    data: { productId: 7, version: 2, reason: 'unreachable', failedAt: AT },
  }),
  record('product', 7, {
    type: 'ReanalysisRequested',
    data: { productId: 7, version: 3, requestedBy: 17, requestedAt: LATER, dueAt: DUE },
  }),
  record('product', 7, {
    type: 'ReanalysisCompleted',
    data: {
      productId: 7,
      version: 3,
      finalUrl: 'https://example.com/',
      report: aReport,
      provenance: { provider: 'built-in', rubricVersion: '1' },
      completedAt: LATER,
    },
  }),
  record('product', 7, {
    type: 'SiteMeasurementFailed',
    data: { productId: 7, version: 3, reason: 'too-busy', failedAt: LATER },
  }),
];

const paid: readonly StoryEvent[] = [
  record('order', 9, {
    type: 'CheckoutStarted',
    data: { ...purchase, provider: 'simulated', requestedBy: 17, submittedBy: BROWSER, startedAt: AT, expiresAt: DUE },
  }),
  record('checkout', 'cs_test_0009', {
    type: 'CheckoutSessionAssigned',
    data: { sessionId: 'cs_test_0009', orderId: 9, assignedAt: AT },
  }),
  record('order', 9, {
    type: 'CheckoutSessionOpened',
    data: { orderId: 9, sessionId: 'cs_test_0009', expiresAt: DUE, openedAt: AT },
  }),
  record('order', 9, {
    type: 'PaymentConfirmed',
    data: {
      ...purchase,
      sessionId: 'cs_test_0009',
      paymentId: 'pi_0009',
      requestedBy: 17,
      linkHash: BROWSER,
      confirmedAt: AT,
      dueAt: DUE,
    },
  }),
  record('feedback', REQUEST, {
    type: 'FeedbackRequested',
    data: { ...paidFor, seats: 3, claimHours: 16, requestedAt: AT, dueAt: DUE },
  }),
];

/** Of three seats two are filled, one of them after its deadline; the third is missing, and refunded. */
const seats: readonly StoryEvent[] = [
  record('claims', 18, {
    type: 'ClaimBegun',
    data: { userId: 18, requestId: REQUEST, productId: 7, claimedAt: AT, mayHold: 1 },
  }),
  record('feedback', REQUEST, {
    type: 'SeatClaimed',
    data: { ...paidFor, seat: 1, userId: 18, claimedAt: AT, dueAt: LATER },
  }),
  record('assignment', '7_18', {
    type: 'SeatAssigned',
    data: { productId: 7, userId: 18, requestId: REQUEST, seat: 1, source: 'paid-order', dueAt: LATER, assignedAt: AT },
  }),
  ...reviews(31, 18, 'paid-order'),
  record('feedback', REQUEST, {
    type: 'SeatFilled',
    data: { ...paidFor, seat: 1, userId: 18, reviewId: 31, filledAt: LATER },
  }),
  record('claims', 18, {
    type: 'ClaimEnded',
    data: { userId: 18, requestId: REQUEST, claimedAt: AT, ending: 'filled', endedAt: LATER },
  }),
  record('feedback', REQUEST, {
    type: 'SeatClaimed',
    data: { ...paidFor, seat: 2, userId: 19, claimedAt: AT, dueAt: LATER },
  }),
  record('feedback', REQUEST, {
    type: 'SeatReopened',
    data: { ...paidFor, seat: 2, userId: 19, reason: 'expired', reopenedAt: LATER },
  }),
  ...reviews(32, 19, 'paid-order'),
  record('feedback', REQUEST, {
    type: 'SeatFilled',
    data: { ...paidFor, seat: 2, userId: 19, reviewId: 32, filledAt: LATER },
  }),
  compared(REQUEST),
  record('feedback', REQUEST, {
    type: 'FeedbackClosed',
    data: { ...paidFor, missing: [3], reason: 'promise-missed', closedAt: DUE },
  }),
  record('order', 9, {
    type: 'RefundRequested',
    data: {
      orderId: 9,
      refundId: REFUND,
      paymentId: 'pi_0009',
      amountCents: 334,
      missing: 1,
      reason: 'promise-missed',
      requestedAt: DUE,
    },
  }),
  record('order', 9, {
    type: 'PaymentRefunded',
    data: { orderId: 9, refundId: REFUND, providerRefundId: 're_0009', amountCents: 334, missing: 1, refundedAt: DUE },
  }),
];

/** One credit is reserved and spent. */
const forACredit: readonly StoryEvent[] = [
  record('credits', 17, {
    type: 'CreditsReserved',
    data: { userId: 17, reservationId: RESERVATION, productId: 7, amount: 1, reservedAt: AT },
  }),
  record('feedback', CREDIT_REQUEST, {
    type: 'FeedbackRequested',
    data: { ...askedFor, seats: 1, claimHours: 48, requestedAt: AT, dueAt: DUE },
  }),
  record('feedback', CREDIT_REQUEST, {
    type: 'SeatClaimed',
    data: { ...askedFor, seat: 1, userId: 20, claimedAt: AT, dueAt: LATER },
  }),
  ...reviews(33, 20, 'credit-request'),
  record('feedback', CREDIT_REQUEST, {
    type: 'SeatFilled',
    data: { ...askedFor, seat: 1, userId: 20, reviewId: 33, filledAt: LATER },
  }),
  record('feedback', CREDIT_REQUEST, { type: 'FeedbackDelivered', data: { ...askedFor, deliveredAt: LATER } }),
  record('credits', 17, {
    type: 'CreditSpent',
    data: { userId: 17, reservationId: RESERVATION, productId: 7, seat: 1, reviewId: 33, spentAt: LATER },
  }),
];

/** A user leaves, and another registers with the same address. */
const leaves: readonly StoryEvent[] = [
  ...registers(21, ADDRESS, ERASED),
  record('user', 21, { type: 'UserErased', data: { userId: 21, erasedAt: LATER } }),
  record('email', ADDRESS, { type: 'EmailReleased', data: { userId: 21, releasedAt: LATER } }),
  ...registers(22, ADDRESS),
];

/** A log without a fault: an app, an order, a request for a credit, and people who join and leave. */
export const healthyStory: readonly StoryEvent[] = [
  ...[17, 18, 19, 20].flatMap((userId) => registers(userId, `${userId}`.repeat(32))),
  ...analyzed,
  ...paid,
  ...seats,
  aJudgedStatement('usps.0'),
  ...aSecondFactor,
  ...forACredit,
  ...someReminders(REQUEST),
  ...leaves,
  ...confirmed,
  ...operated,
];
