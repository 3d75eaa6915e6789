import { accountEvents } from '@twofold/contracts/accounts/events';
import { analysisEvents, type AnalysisEvent } from '@twofold/contracts/analysis/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import { complaintEvents } from '@twofold/contracts/feedback/complaints/events';
import { feedbackEvents, type FeedbackEvent } from '@twofold/contracts/feedback/events';
import { mailSettingEvents, type MailSettingEvent } from '@twofold/contracts/notifications/events';
import { orderEvents, type OrderEvent } from '@twofold/contracts/orders/events';
import { reviewEvents } from '@twofold/contracts/reviews/events';
import type { EventFilter, RecordedEvent } from '@twofold/event-store/port';
import { requestOfOrder } from '../feedback/request-id.ts';

/**
 * `device-…` is the browser in which an app or an order was submitted, by its cookie `device` (D-133). `mails-…` is a
 * kind of mail that is off by default.
 */
export type Owner = `user-${number}` | `product-${number}` | `device-${string}` | 'mails-fitting-seats';

/**
 * `seat`: a request in which the user had a seat. `request`: a request that the user made, or that is about the product.
 * `complaint`: the order whose buyer reported a review by the user. `subscriber`: users who ever turned on this kind of
 * mail.
 */
export type OwnedKind = 'product' | 'review' | 'seat' | 'request' | 'order' | 'complaint' | 'subscriber';

/** `erasure` marks an erased user; its id is the user's. */
export type Belonging = { readonly owner: Owner; readonly kind: OwnedKind | 'erasure'; readonly id: string };

/** Increment it when `belongingsIn` changes its answer for any event: the index is then rebuilt. */
export const BELONGINGS_VERSION = 3;

/** The events that belongings are read from. Others are not decoded. */
export const SOURCES = {
  types: [
    'UserErased',
    'AnalysisRequested',
    'ProductClaimed',
    'ReviewSubmitted',
    'FeedbackRequested',
    'SeatClaimed',
    'CheckoutStarted',
    'PaymentConfirmed',
    'OrderClaimed',
    'ReviewReported',
    'MailSettingChanged',
  ],
  streamPrefixes: ['user-', 'product-', 'review-', 'feedback-', 'order-', 'complaint-', 'mailsettings-'],
} as const satisfies EventFilter;

const isSource = ({ type, stream }: RecordedEvent): boolean =>
  SOURCES.types.some((each) => each === type) && SOURCES.streamPrefixes.some((prefix) => stream.startsWith(prefix));

/**
 * The belongings that an event adds. Former owners stay listed; the deciders hold the current owner.
 * @throws UnreadableEvent
 */
export const belongingsIn = (recorded: RecordedEvent): readonly Belonging[] => {
  if (!isSource(recorded)) return [];
  const account = decodeEvent(accountEvents, recorded);
  if (account?.type === 'UserErased') return [ofUser(account.data.userId, 'erasure', account.data.userId)];
  const review = decodeEvent(reviewEvents, recorded);
  if (review?.type === 'ReviewSubmitted') return [ofUser(review.data.userId, 'review', review.data.reviewId)];
  const complaint = decodeEvent(complaintEvents, recorded);
  if (complaint?.type === 'ReviewReported')
    return [ofUser(complaint.data.reviewerId, 'complaint', complaint.data.orderId)];
  const setting = decodeEvent(mailSettingEvents, recorded);
  if (setting !== undefined) return bySetting(setting.data);
  return [
    ...byAnalysis(decodeEvent(analysisEvents, recorded)),
    ...byFeedback(decodeEvent(feedbackEvents, recorded)),
    ...byOrder(decodeEvent(orderEvents, recorded)),
  ];
};

const bySetting = ({ subject, kind, isOn }: MailSettingEvent['data']): readonly Belonging[] =>
  kind === 'fitting-seats' && isOn && subject.startsWith('user-')
    ? [{ owner: 'mails-fitting-seats', kind: 'subscriber', id: subject.slice('user-'.length) }]
    : [];

const ofUser = (userId: number, kind: Belonging['kind'], id: number | string): Belonging => ({
  owner: `user-${userId}`,
  kind,
  id: String(id),
});

const byAnalysis = (event: AnalysisEvent | undefined): readonly Belonging[] => {
  if (event?.type === 'ProductClaimed') return [ofUser(event.data.userId, 'product', event.data.productId)];
  if (event?.type !== 'AnalysisRequested') return [];
  const { requestedBy, submittedBy, productId } = event.data;
  return [
    ...(requestedBy === undefined ? [] : [ofUser(requestedBy, 'product', productId)]),
    ...(submittedBy === undefined ? [] : [ofDevice(submittedBy, 'product', productId)]),
  ];
};

const ofDevice = (device: string, kind: OwnedKind, id: number): Belonging => ({
  owner: `device-${device}`,
  kind,
  id: String(id),
});

const byFeedback = (event: FeedbackEvent | undefined): readonly Belonging[] => {
  if (event?.type === 'SeatClaimed') return [ofUser(event.data.userId, 'seat', event.data.requestId)];
  if (event?.type !== 'FeedbackRequested') return [];
  const { origin, requestId, productId } = event.data;
  const ofProduct: Belonging = { owner: `product-${productId}`, kind: 'request', id: requestId };
  return origin.source === 'credit-request' ? [ofProduct, ofUser(origin.userId, 'request', requestId)] : [ofProduct];
};

/** The ids are those of the orders' requests, even if a request is opened only after the payment. */
const byOrder = (event: OrderEvent | undefined): readonly Belonging[] => {
  if (event?.type === 'CheckoutStarted') {
    const { device, submittedBy, orderId } = event.data;
    return [ofDevice(device ?? submittedBy, 'order', orderId)];
  }
  if (event?.type === 'PaymentConfirmed' && event.data.requestedBy !== undefined)
    return [ofUser(event.data.requestedBy, 'request', requestOfOrder(event.data.orderId))];
  if (event?.type !== 'OrderClaimed') return [];
  const { userId, orderId } = event.data;
  return [ofUser(userId, 'order', orderId), ofUser(userId, 'request', requestOfOrder(orderId))];
};
