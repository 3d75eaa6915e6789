import { PLANS } from '@twofold/contracts/orders/plans';
import { differences, eventsOf, repeated } from './events-in.ts';
import { violationOf, type Observed, type Violation } from './observed.ts';

/** I8: a session has at most one order, exactly what was paid is confirmed, and a refund is made once or recorded as failed. */
export const checkPayments = (observed: Observed): Violation[] => [
  ...sessions(observed),
  ...confirmations(observed),
  ...refunds(observed),
  ...failures(observed),
];

const wrong = violationOf('I8');

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

/** Each payment opens one request for reviews. */
const openings = (log: Observed['log']): Violation[] => {
  const found = eventsOf(log, 'FeedbackRequested').flatMap(({ data: { origin } }) =>
    origin.source === 'paid-order' && origin.replaces === undefined ? [String(origin.orderId)] : [],
  );
  const due = eventsOf(log, 'PaymentConfirmed').map(({ data }) => String(data.orderId));
  return differences(
    { due, found },
    {
      twice: (id) => wrong(`order ${id} has two requests`),
      missing: (id) => wrong(`order ${id} was paid and has no request`),
      unexpected: (id) => wrong(`order ${id} has a request and was not paid`),
    },
  );
};

/**
 * Missing reviews of an order are refunded once, and so are unusable ones without a replacement, in proportion to the price.
 * Every refund that the provider made is recorded.
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

/** Exactly the refunds that failed at the provider are recorded as failed. */
const failures = ({ log, provider: { failedRefunds } }: Observed): Violation[] => {
  const found = eventsOf(log, 'RefundFailed').map(({ data }) => data.refundId);
  return differences(
    { due: failedRefunds, found },
    {
      twice: (id) => wrong(`refund ${id} has failed twice`),
      unexpected: (id) => wrong(`refund ${id} is said to have failed`),
      missing: (id) => wrong(`the failure of ${id} is not known`),
    },
  );
};
