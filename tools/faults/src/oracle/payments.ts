import { PLANS } from '@twofold/contracts/orders/plans';
import { eventsOf, repeated } from './events-in.ts';
import type { Observed, Violation } from './observed.ts';

/** I8: one session has at most one order, what is paid is confirmed and nothing else, and money goes back once, or is known not to. */
export const checkPayments = (observed: Observed): Violation[] => [
  ...sessions(observed),
  ...confirmations(observed),
  ...refunds(observed),
  ...failures(observed),
];

const wrong = (what: string): Violation => ({ invariant: 'I8', what });

const sessions = ({ log, provider }: Observed): Violation[] => {
  const orders = [...provider.sessions.values()].map(String);
  return [
    ...repeated(orders).map((orderId) => wrong(`order ${orderId} has two sessions`)),
    ...repeated(eventsOf(log, 'CheckoutSessionOpened').map(({ data }) => data.sessionId)).map((sessionId) =>
      wrong(`session ${sessionId} has two orders`),
    ),
  ];
};

const confirmations = ({ log, provider: { paid } }: Observed): Violation[] => {
  const confirmed = eventsOf(log, 'PaymentConfirmed').map(({ data }) => data);
  const known = new Set(confirmed.map(({ sessionId }) => sessionId));
  return [
    ...repeated(confirmed.map(({ orderId }) => String(orderId))).map((id) => wrong(`order ${id} is confirmed twice`)),
    ...confirmed
      .filter(({ sessionId, amountCents }) => paid.get(sessionId) !== amountCents)
      .map(({ orderId }) => wrong(`order ${orderId} is confirmed and was not paid`)),
    ...[...paid.keys()].filter((id) => !known.has(id)).map((id) => wrong(`${id} is paid and not known`)),
    ...openings(log),
  ];
};

/** Each payment asks for reviews, once. */
const openings = (log: Observed['log']): Violation[] => {
  const asked = eventsOf(log, 'FeedbackRequested').flatMap(({ data: { origin } }) =>
    origin.source === 'paid-order' && origin.replaces === undefined ? [origin.orderId] : [],
  );
  const paid = eventsOf(log, 'PaymentConfirmed').map(({ data }) => data.orderId);
  return [
    ...repeated(asked.map(String)).map((id) => wrong(`order ${id} has two requests`)),
    ...paid.filter((id) => !asked.includes(id)).map((id) => wrong(`order ${id} was paid and has no request`)),
    ...asked.filter((id) => !paid.includes(id)).map((id) => wrong(`order ${id} has a request and was not paid`)),
  ];
};

/**
 * Missing reviews of an order are refunded once, and so are unusable ones without a replacement: both together in proportion.
 * Every refund of the provider is recorded.
 */
const refunds = ({ log, provider }: Observed): Violation[] => {
  const tiers = new Map(eventsOf(log, 'PaymentConfirmed').map(({ data }) => [data.orderId, data.tier]));
  const recorded = eventsOf(log, 'PaymentRefunded').map(({ data }) => data);
  const missing = new Map<number, number>();
  for (const { data } of eventsOf(log, 'FeedbackClosed')) {
    const { origin } = data;
    if (origin.source === 'paid-order')
      missing.set(origin.orderId, (missing.get(origin.orderId) ?? 0) + data.missing.length);
  }
  const kinds = recorded.map(({ orderId, forUnusable }) => `${orderId}${forUnusable ? ' for an unusable review' : ''}`);
  const violations = repeated(kinds).map((kind) => wrong(`refund twice: ${kind}`));
  if (provider.refunds.size !== recorded.length)
    violations.push(wrong(`${provider.refunds.size} refunds were made and ${recorded.length} recorded`));
  for (const { refundId, amountCents } of recorded)
    if (provider.refunds.get(refundId) !== amountCents) violations.push(wrong(`refund ${refundId} was not made so`));
  for (const [orderId, count] of missing) {
    const plan = PLANS[tiers.get(orderId) ?? 'QUICK'];
    const cents = Math.ceil((plan.priceCents * count) / plan.reviewers);
    const made = recorded.filter((refund) => refund.orderId === orderId);
    const got = made.reduce((sum, { amountCents }) => sum + amountCents, 0);
    if (got !== cents) violations.push(wrong(`order ${orderId} is owed ${cents} cents and got ${got}`));
    if (got > plan.priceCents) violations.push(wrong(`order ${orderId} got ${got} cents of ${plan.priceCents}`));
  }
  return violations;
};

/** What the provider could not pay back is known, and nothing else is said to have failed. */
const failures = ({ log, provider: { failedRefunds } }: Observed): Violation[] => {
  const recorded = eventsOf(log, 'RefundFailed').map(({ data }) => data.refundId);
  return [
    ...repeated(recorded).map((refundId) => wrong(`refund ${refundId} has failed twice`)),
    ...recorded.filter((id) => !failedRefunds.has(id)).map((id) => wrong(`refund ${id} is said to have failed`)),
    ...[...failedRefunds]
      .filter((id) => !recorded.includes(id))
      .map((id) => wrong(`the failure of ${id} is not known`)),
  ];
};
