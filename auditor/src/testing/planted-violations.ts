import { ADDRESS, healthyStory, REFUND, REQUEST } from './a-healthy-story.ts';
import { AT, LATER, record, type StoryEvent } from './a-story.ts';
import { before, changed, dataOf, on, plus, twice, without } from './edited-story.ts';
import { plantedComparisons } from './planted-comparisons.ts';
import { plantedPeople } from './planted-programs.ts';
import { plantedStatements } from './planted-statements.ts';
import { plantedMeasurements } from './planted-measurements.ts';
import { plantedLimits } from './planted-limits.ts';
import { plantedRequests } from './planted-requests.ts';

const request = { requestId: REQUEST, productId: 7, origin: { source: 'paid-order', orderId: 9 } } as const;
const reviewOf18 = { reviewId: 31, productId: 7, userId: 18 };
const claimOf = (seat: number, userId: number) =>
  record('feedback', REQUEST, { type: 'SeatClaimed', data: { ...request, seat, userId, claimedAt: AT, dueAt: LATER } });
const reserved = (amount: number) =>
  record('credits', 22, {
    type: 'CreditsReserved',
    data: { userId: 22, reservationId: REFUND, productId: 7, amount, reservedAt: AT },
  });
export const takenDown = record('product', 7, {
  type: 'ProductTakenDown',
  data: { productId: 7, userId: 17, as: 'owner', takenDownAt: LATER },
});

/** The events of order 9, as if they happened to another one too. */
const asOrder8 = (...types: readonly string[]): readonly StoryEvent[] =>
  healthyStory
    .filter(({ type }) => types.includes(type))
    .map((event) => ({ ...event, stream: 'order-8', data: { ...dataOf(event), orderId: 8 } }));

/** Stories in which one thing is wrong, each with the beginning of the expected finding. */
export const plantedViolations: readonly (readonly [says: string, story: readonly StoryEvent[]])[] = [
  [
    'events-have-their-schema: order-9 has a PaymentConfirmed that does not read as one at amountCents',
    changed('PaymentConfirmed', { amountCents: 'ten' }),
  ],
  [
    'events-have-their-schema: user-17 has a UserRegistered that does not read as one at email',
    changed('UserRegistered', { email: { sealed: '1.broken' } }),
  ],
  [
    'events-have-their-schema: order-8 has a CheckoutExpired that is version 2, written by a newer release',
    plus({
      ...record('order', 8, { type: 'CheckoutExpired', data: { orderId: 8, expiredAt: AT } }),
      metadata: { schemaVersion: 2 },
    }),
  ],
  [
    'events-have-their-schema: order-9 has a CreditEarned, which order does not have',
    plus(
      on(
        'order-9',
        record('credits', 18, {
          type: 'CreditEarned',
          data: { ...reviewOf18, amount: 1, source: 'discover', earnedAt: AT },
        }),
      ),
    ),
  ],
  [
    'events-on-their-own-streams: order-8 has a CheckoutExpired that speaks of order-9',
    plus(record('order', 8, { type: 'CheckoutExpired', data: { orderId: 9, expiredAt: AT } })),
  ],
  [
    'events-on-their-own-streams: assignment-7_99 has a ReviewAssigned that speaks of assignment-7_18',
    plus(record('assignment', '7_99', { type: 'ReviewAssigned', data: { ...reviewOf18, assignedAt: AT } })),
  ],
  ['credits-never-negative: credits-22 has -1 credits to spend', plus(reserved(2))],
  ['credits-never-negative: credits-17 has -1 credits set aside', without('CreditsReserved')],
  ['one-award-per-review: credits-18 pays a second time for review 31', twice('CreditEarned')],
  [
    'one-award-per-review: credits-18 pays for review 31, which is not complete',
    without('ReviewCompleted', { reviewId: 31 }),
  ],
  [
    'one-award-per-review: credits-18 pays for review 31, which earns nothing',
    changed('ReviewCompleted', { earns: false }),
  ],
  ['one-award-per-review: credits-18 pays for review 31 with other words', changed('CreditEarned', { productId: 8 })],
  ['one-award-per-review: credits-17 welcomes user 17 a second time', twice('CreditsGranted')],
  ['one-award-per-review: credits-17 welcomes user 17 with 5 credits', changed('CreditsGranted', { amount: 5 })],
  ['credit-settled-once: credits-17 settles the credit of seat 1 a second time', twice('CreditSpent')],
  [
    'credit-settled-once: credits-17 settles the credit of seat 2, which was not set aside',
    changed('CreditSpent', { seat: 2 }),
  ],
  ['credit-settled-once: credits-17 makes the reservation', twice('CreditsReserved')],
  [
    'one-review-per-person-and-app: review-40 is another review of app 7 by user 18, beside review 31',
    plus(
      record('review', 40, {
        type: 'ReviewSubmitted',
        data: {
          ...reviewOf18,
          reviewId: 40,
          content: 'Again.',
          rating: 5,
          earns: true,
          source: 'discover',
          submittedAt: AT,
        },
      }),
    ),
  ],
  ['complete-after-submitted: review-31 was completed without having been submitted', without('ReviewSubmitted')],
  ['complete-after-submitted: review-31 was completed a second time', twice('ReviewCompleted')],
  ['complete-after-submitted: review-31 was submitted a second time', twice('ReviewSubmitted')],
  [
    'complete-after-submitted: review-31 was completed with another source',
    changed('ReviewCompleted', { source: 'discover' }),
  ],
  [
    'complete-after-submitted: review-31 was given up after it had been submitted',
    plus(record('review', 31, { type: 'ReviewAbandoned', data: { reviewId: 31, abandonedAt: AT } })),
  ],
  [
    'one-order-per-session: checkout-cs_test_0009 gives session cs_test_0009 to order 8; it is that of 9',
    twice('CheckoutSessionAssigned', { orderId: 8 }),
  ],
  [
    'one-order-per-session: order-9 opens session cs_test_0008 beside cs_test_0009',
    twice('CheckoutSessionOpened', { sessionId: 'cs_test_0008' }),
  ],
  [
    'one-order-per-session: order-9 opens session cs_test_0009, which was not given to it',
    without('CheckoutSessionAssigned'),
  ],
  [
    'one-order-per-session: order-9 was paid in session cs_test_0008 instead of cs_test_0009',
    changed('PaymentConfirmed', { sessionId: 'cs_test_0008' }),
  ],
  ['paid-as-ordered: order-9 was paid a second time', twice('PaymentConfirmed')],
  ['paid-as-ordered: order-9 was paid without having been started', without('CheckoutStarted')],
  ['paid-as-ordered: order-9 was started a second time', twice('CheckoutStarted')],
  [
    'paid-as-ordered: order-9 was paid with another amountCents and',
    changed('PaymentConfirmed', { amountCents: 1, livemode: true }),
  ],
  ['paid-as-ordered: order-9 was paid with another productId', changed('PaymentConfirmed', { productId: 8 })],
  [
    'paid-as-ordered: order-8 was paid with payment pi_0009, which paid for order 9',
    plus(...asOrder8('CheckoutStarted', 'PaymentConfirmed')),
  ],
  [
    'refunds-within-payments: order-9 is to be refunded 1001 cents of 1000',
    changed('RefundRequested', { amountCents: 1001 }),
  ],
  ['refunds-within-payments: order-9 is to be refunded a second time', twice('RefundRequested')],
  ['refunds-within-payments: order-9 is to be refunded without having been paid', without('PaymentConfirmed')],
  [
    'refunds-within-payments: order-9 is to be refunded from pi_0008, which did not pay for it',
    changed('RefundRequested', { paymentId: 'pi_0008' }),
  ],
  ['refunds-within-payments: order-9 was refunded a second time', twice('PaymentRefunded')],
  [
    'refunds-within-payments: order-9 was refunded 335 cents, which is not what was asked for',
    changed('PaymentRefunded', { amountCents: 335 }),
  ],
  ['refunds-within-payments: order-9 was refunded without a request', without('RefundRequested')],
  [
    'refunds-within-payments: order-8 was refunded with re_0009, which refunded order 9',
    plus(
      record('order', 8, {
        type: 'RefundRequested',
        data: {
          orderId: 8,
          refundId: REFUND,
          paymentId: 'pi',
          amountCents: 334,
          missing: 1,
          reason: 'promise-missed',
          requestedAt: AT,
        },
      }),
      record('order', 8, {
        type: 'PaymentRefunded',
        data: {
          orderId: 8,
          refundId: REFUND,
          providerRefundId: 're_0009',
          amountCents: 334,
          missing: 1,
          refundedAt: AT,
        },
      }),
    ),
  ],
  [
    `seats-are-taken-once: feedback-${REQUEST} gave seat 1 to user 22 while it was taken`,
    before('SeatFilled', claimOf(1, 22)),
  ],
  [`seats-are-taken-once: feedback-${REQUEST} gave user 18 a second seat`, before('SeatFilled', claimOf(3, 18))],
  [`seats-are-taken-once: feedback-${REQUEST} has no seat 4: there are 3`, before('SeatFilled', claimOf(4, 22))],
  [`seats-are-taken-once: feedback-${REQUEST} filled seat 1 a second time`, twice('SeatFilled')],
  [
    `seats-are-taken-once: feedback-${REQUEST} filled seat 1 by user 22 while user 18 had it`,
    changed('SeatFilled', { userId: 22 }),
  ],
  [`seats-are-taken-once: feedback-${REQUEST} filled a second seat by user 18`, twice('SeatFilled', { seat: 3 })],
  [
    `seats-are-taken-once: feedback-${REQUEST} took seat 2 from user 20, who did not have it`,
    changed('SeatReopened', { userId: 20 }),
  ],
  [`seats-are-taken-once: feedback-${REQUEST} was asked for a second time`, twice('FeedbackRequested')],
  [`seats-are-taken-once: feedback-${REQUEST} has seats that were not requested, or no longer`, plus(claimOf(3, 22))],
  [
    `delivered-when-all-filled: feedback-${REQUEST} was closed naming 2, 3 as missing, and not 3`,
    changed('FeedbackClosed', { missing: [3, 2] }),
  ],
  [
    `delivered-when-all-filled: feedback-${REQUEST} was delivered without what was written for 3`,
    before(
      'FeedbackClosed',
      record('feedback', REQUEST, { type: 'FeedbackDelivered', data: { ...request, deliveredAt: AT } }),
    ),
  ],
  [`delivered-when-all-filled: feedback-${REQUEST} has ended a second time`, twice('FeedbackClosed')],
  [
    'delivered-when-all-filled: feedback-00000000-0000-5000-8000-00000000bbbb has all its seats filled, and was not delivered',
    without('FeedbackDelivered'),
  ],
  ...plantedLimits,
  [
    `one-owner-of-an-address: email-${ADDRESS} was given to user 22 while it was that of user 21`,
    without('EmailReleased'),
  ],
  [
    `one-owner-of-an-address: email-${ADDRESS} was released by user 22, who did not own it`,
    changed('EmailReleased', { userId: 22 }),
  ],
  [
    'nothing-after-erasure: user-21 says PasswordChanged of an erased user',
    plus(record('user', 21, { type: 'PasswordChanged', data: { userId: 21, changedAt: LATER } })),
  ],
  ['nothing-after-erasure: user-17 was registered a second time', twice('UserRegistered')],
  [
    'asked-by-operators: operations-products was asked by user 17, who was no operator',
    changed('RoleGranted', { role: 'auditor' }),
  ],
  ...plantedComparisons,
  ...plantedPeople,
  ...plantedMeasurements,
  ...plantedStatements,
  ...plantedRequests,
  [
    'nothing-personal-after-erasure: user-21 can be read, though user-21 was erased',
    changed('UserRegistered', { email: 'user21@example.com' }, { userId: 21 }),
  ],
  ['nothing-personal-after-erasure: product-7 can be read, though report-7 was erased', plus(takenDown)],
];
