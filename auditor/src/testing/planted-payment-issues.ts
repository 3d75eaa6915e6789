import { REFUND } from './a-healthy-story.ts';
import { DUE, record, type StoryEvent } from './a-story.ts';
import { dataOf, plus } from './edited-story.ts';

const RETRY = '6b0d3f7c-53b5-4f4e-8a55-0d7a4ce0b111';
const ofPayment = { orderId: 9, paymentId: 'pi_0009', livemode: false } as const;

const fails: StoryEvent = record('order', 9, {
  type: 'RefundFailed',
  data: {
    ...ofPayment,
    refundId: REFUND,
    providerRefundId: 're_0009',
    amountCents: 334,
    reversedCents: 334,
    reason: 'expired-or-canceled-card',
    failedAt: DUE,
  },
});
const isRetried: StoryEvent = record('order', 9, {
  type: 'RefundRetryRequested',
  data: {
    orderId: 9,
    refundId: RETRY,
    failedRefundId: REFUND,
    amountCents: 334,
    requestedBy: 17,
    requestedAt: DUE,
  },
});
const isPaid: StoryEvent = record('order', 9, {
  type: 'PaymentRefunded',
  data: { orderId: 9, refundId: RETRY, providerRefundId: 're_0010', amountCents: 334, missing: 1, refundedAt: DUE },
});
const opens: StoryEvent = record('order', 9, {
  type: 'DisputeOpened',
  data: { ...ofPayment, disputeId: 'du_0009', amountCents: 1000, currency: 'usd', reason: 'fraudulent', openedAt: DUE },
});
const ends = (outcome: 'won' | 'lost'): StoryEvent =>
  record('order', 9, { type: 'DisputeClosed', data: { orderId: 9, disputeId: 'du_0009', outcome, closedAt: DUE } });

const but = (event: StoryEvent, data: object): StoryEvent => ({ ...event, data: { ...dataOf(event), ...data } });

/** Without a fault: a refund fails and is paid by a retry, and a dispute is lost, then won on appeal. */
export const storyWithPaymentIssues: readonly StoryEvent[] = plus(
  fails,
  isRetried,
  isPaid,
  opens,
  ends('lost'),
  ends('won'),
);

const refunds = 'refunds-within-payments: order-9';
const disputes = 'disputes-of-payments: order-9';

/** A violation, and the story that contains it. */
export const plantedPaymentIssues: readonly (readonly [string, readonly StoryEvent[]])[] = [
  [
    `${refunds} could not be refunded 335 cents, which is not what was asked for`,
    plus(but(fails, { amountCents: 335 })),
  ],
  [`${refunds} could not be refunded a second time`, plus(fails, but(fails, { reversedCents: 0 }))],
  [`${refunds} takes back 0 cents, which is not what was refunded`, plus(but(fails, { reversedCents: 0 }))],
  [`${refunds} is to be refunded again although no refund has failed`, plus(isRetried)],
  [`${refunds} is to be refunded 335 cents again`, plus(fails, but(isRetried, { amountCents: 335 }))],
  [
    `${refunds} is to be refunded again under the id that has failed`,
    plus(fails, but(isRetried, { refundId: REFUND })),
  ],
  [`${refunds} was refunded by a refund that has failed`, plus(fails, but(isPaid, { refundId: REFUND }))],
  [`${disputes} has a dispute about pi_0008, which did not pay for it`, plus(but(opens, { paymentId: 'pi_0008' }))],
  [`${disputes} opens dispute du_0009 a second time`, plus(opens, opens)],
  [`${disputes} closes dispute du_0009, which it does not have`, plus(ends('lost'))],
  [`${disputes} closes dispute du_0009 a second time`, plus(opens, ends('won'), ends('lost'))],
];
