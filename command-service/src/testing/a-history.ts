import type { EventStore } from '@twofold/event-store/port';
import fc from 'fast-check';
import type { OwnedKind, Owner } from '../belongings/belongings-in.ts';
import { requestOfOrder } from '../feedback/request-id.ts';

/** An event with the fields that belongings need. */
export type LogEntry = {
  readonly stream: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
};

const at = '2026-01-05T10:00:00.000Z';
const hash = 'a'.repeat(64);
const deviceOf = (userId: number): string => String(userId).repeat(64);
const requestIds = [41, 42, 43].map(requestOfOrder);
const byCredits = (userId: number) => ({
  source: 'credit-request',
  reservationId: '7c0f7c11-6f3a-4a51-9a53-b2f5a6e00d1b',
  userId,
});
const byOrder = (orderId: number) => ({ source: 'paid-order', orderId });
type Origin = ReturnType<typeof byCredits> | ReturnType<typeof byOrder>;

const ENTRIES: Readonly<Record<string, (userId: number, productId: number, id: number, origin: Origin) => LogEntry>> = {
  UserErased: (userId) => ({ stream: `user-${userId}`, type: 'UserErased', data: { userId, erasedAt: at } }),
  AnalysisRequested: (requestedBy, productId) => ({
    stream: `product-${productId}`,
    type: 'AnalysisRequested',
    data: {
      productId,
      url: 'https://a.example/',
      requestedBy,
      submittedBy: deviceOf(requestedBy),
      requestedAt: at,
      dueAt: at,
    },
  }),
  ProductClaimed: (userId, productId) => ({
    stream: `product-${productId}`,
    type: 'ProductClaimed',
    data: { productId, userId, claimedAt: at },
  }),
  ReviewSubmitted: (userId, productId, reviewId) => ({
    stream: `review-${reviewId}`,
    type: 'ReviewSubmitted',
    data: {
      reviewId,
      userId,
      productId,
      content: 'Fine.',
      rating: 4,
      earns: true,
      source: 'discover',
      submittedAt: at,
    },
  }),
  FeedbackRequested: (_, productId, id, origin) => ({
    stream: `feedback-${requestOf(id)}`,
    type: 'FeedbackRequested',
    data: { requestId: requestOf(id), productId, origin, seats: 1, claimHours: 24, requestedAt: at, dueAt: at },
  }),
  SeatClaimed: (userId, productId, id, origin) => ({
    stream: `feedback-${requestOf(id)}`,
    type: 'SeatClaimed',
    data: { requestId: requestOf(id), productId, origin, seat: 1, userId, claimedAt: at, dueAt: at },
  }),
  CheckoutStarted: (userId, productId, id) => ({
    stream: `order-${id}`,
    type: 'CheckoutStarted',
    data: {
      orderId: id,
      productId,
      tier: 'QUICK',
      amountCents: 500,
      currency: 'usd',
      livemode: true,
      provider: 'stripe',
      // Orders from before there were two cookies have only `submittedBy`.
      ...(id % 2 === 0 ? { submittedBy: deviceOf(userId) } : { submittedBy: hash, device: deviceOf(userId) }),
      startedAt: at,
      expiresAt: at,
    },
  }),
  PaymentConfirmed: (requestedBy, productId, id) => ({
    stream: `order-${id}`,
    type: 'PaymentConfirmed',
    data: {
      orderId: id,
      productId,
      tier: 'QUICK',
      amountCents: 500,
      currency: 'usd',
      livemode: true,
      sessionId: 'cs_live_41',
      paymentId: 'pi_41',
      requestedBy,
      linkHash: hash,
      confirmedAt: at,
      dueAt: at,
    },
  }),
  OrderClaimed: (userId, _, orderId) => ({
    stream: `order-${orderId}`,
    type: 'OrderClaimed',
    data: { orderId, userId, claimedAt: at },
  }),
  MailSettingChanged: (userId, _, id) => ({
    stream: `mailsettings-user-${userId}`,
    type: 'MailSettingChanged',
    data: { subject: `user-${userId}`, kind: 'fitting-seats', isOn: id % 2 === 1, by: 'settings', changedAt: at },
  }),
  ReviewReported: (reviewerId, productId, orderId) => ({
    stream: `complaint-${orderId}`,
    type: 'ReviewReported',
    data: {
      orderId,
      requestId: requestOf(orderId),
      productId,
      reviewId: 31,
      reviewerId,
      seat: 1,
      reason: 'copied',
      note: 'It is our own text.',
      earns: true,
      replacementId: requestOf(orderId),
      claimHours: 8,
      promiseHours: 24,
      reportedAt: at,
      appealBy: at,
    },
  }),
  /** Adds no belonging. */
  MailSent: (userId) => ({ stream: `mail-${userId}`, type: 'MailSent', data: {} }),
};

const requestOf = (id: number): string => requestIds[id % requestIds.length]!;

export const ONE_OF_EACH: readonly LogEntry[] = Object.values(ENTRIES).map((entry) => entry(1, 2, 3, byCredits(1)));

export const aHistory: fc.Arbitrary<readonly LogEntry[]> = fc.array(
  fc
    .tuple(
      fc.constantFrom(...Object.values(ENTRIES)),
      fc.integer({ min: 1, max: 2 }),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 4 }),
      fc.oneof(fc.constantFrom(1, 2).map(byCredits), fc.constantFrom(41, 42).map(byOrder)),
    )
    .map(([entry, ...of]) => entry(...of)),
  { maxLength: 40 },
);

export const appendTo = async (store: EventStore, entries: readonly LogEntry[]): Promise<void> => {
  const metadata = { correlationId: 'a test', causationId: 'a test', commandId: 'a test', actor: 'a test' };
  for (const { stream, type, data } of entries) {
    const event = { id: crypto.randomUUID(), type, data, metadata: { ...metadata, occurredAt: at, schemaVersion: 1 } };
    await store.appendToStream(stream, [event], 'any');
  }
};

const USER_KINDS: readonly OwnedKind[] = ['product', 'review', 'seat', 'request', 'order', 'complaint'];
export const OWNERS: readonly (readonly [Owner, OwnedKind])[] = [
  ...[1, 2].flatMap((id) => USER_KINDS.map((kind) => [`user-${id}`, kind] as const)),
  ...[1, 2, 3].map((id) => [`product-${id}`, 'request'] as const),
  ['mails-fitting-seats', 'subscriber'],
  ...[1, 2].flatMap((id) =>
    [`device-${deviceOf(id)}` as const].flatMap(
      (device) =>
        [
          [device, 'product'],
          [device, 'order'],
        ] as const,
    ),
  ),
];

/** The ids according to the events themselves, sorted: the reference for the index. */
export const ownedBy = (entries: readonly LogEntry[], owner: Owner, kind: OwnedKind): readonly string[] => {
  const [what, number = ''] = owner.split('-');
  const id = Number(number);
  const idsIn = ({ type, data }: LogEntry): unknown[] => {
    if (what === 'product') return type === 'FeedbackRequested' && data['productId'] === id ? [data['requestId']] : [];
    if (what === 'device') {
      if (kind === 'product')
        return data['submittedBy'] === number && type === 'AnalysisRequested' ? [data['productId']] : [];
      return (data['device'] ?? data['submittedBy']) === number && type === 'CheckoutStarted' ? [data['orderId']] : [];
    }
    const isUser = data['userId'] === id || data['requestedBy'] === id;
    switch (kind) {
      case 'product':
        return isUser && ['AnalysisRequested', 'ProductClaimed'].includes(type) ? [data['productId']] : [];
      case 'review':
        return isUser && type === 'ReviewSubmitted' ? [data['reviewId']] : [];
      case 'seat':
        return isUser && type === 'SeatClaimed' ? [data['requestId']] : [];
      case 'order':
        return isUser && type === 'OrderClaimed' ? [data['orderId']] : [];
      case 'complaint':
        return data['reviewerId'] === id && type === 'ReviewReported' ? [data['orderId']] : [];
      case 'subscriber':
        return type === 'MailSettingChanged' && data['isOn'] === true ? [String(data['subject']).slice(5)] : [];
      case 'request':
        if (type === 'FeedbackRequested')
          return JSON.stringify(data['origin']).includes(`"userId":${id}}`) ? [data['requestId']] : [];
        return isUser && ['PaymentConfirmed', 'OrderClaimed'].includes(type)
          ? [requestOfOrder(Number(data['orderId']))]
          : [];
    }
  };
  return [...new Set(entries.flatMap(idsIn).map(String))].toSorted();
};
