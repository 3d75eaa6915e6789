import { faults, HOLDS, invariant, type Fault } from '../invariant.ts';
import type { DataOf, KnownEvent } from '../known-event.ts';
import type { Section } from '../spill-cache.ts';

/**
 * Of an order: the state of its complaint, and the request that replaces a review. Of a review: its author, and the
 * revoked credit.
 */
type Note = {
  readonly state?: 'reported' | 'appealed' | 'upheld' | 'dismissed';
  readonly reviewId?: number;
  readonly replacementId?: string;
  readonly isReplaced?: boolean;
  readonly filledBy?: number;
  readonly upheld?: { readonly userId: number; readonly earns: boolean };
  readonly isRevoked?: boolean;
};

const ofOrder = (orderId: number): string => `order ${orderId}`;
/** The seat of a review is in its request, and that in its order. */
const ofReview = (reviewId: number): string => `review ${reviewId}`;

const isOpen = ({ state }: Note): boolean => state === 'reported' || state === 'appealed';

const report = (data: DataOf<'ReviewReported'>, notes: Section<Note>): readonly Fault[] => {
  const { orderId, reviewId, reviewerId } = data;
  const before = notes.get(ofOrder(orderId)) ?? {};
  notes.set(ofOrder(orderId), { ...before, state: 'reported', reviewId });
  return faults(
    [before.state !== undefined, 'reports a second review of its order'],
    [
      notes.get(ofReview(reviewId))?.filledBy !== reviewerId,
      `reports review ${reviewId}, which user ${reviewerId} filled no seat with`,
    ],
  );
};

const appeal = ({ orderId, reviewId }: DataOf<'ComplaintAppealed'>, notes: Section<Note>): readonly Fault[] => {
  const before = notes.get(ofOrder(orderId)) ?? {};
  notes.set(ofOrder(orderId), { ...before, state: 'appealed' });
  return faults([
    before.state !== 'reported' || before.reviewId !== reviewId,
    `appeals about review ${reviewId}, which is not waiting for an appeal`,
  ]);
};

const uphold = (data: DataOf<'ComplaintUpheld'>, notes: Section<Note>): readonly Fault[] => {
  const { orderId, reviewId, reviewerId: userId, earns, because, replacement } = data;
  const before = notes.get(ofOrder(orderId)) ?? {};
  notes.set(ofOrder(orderId), { ...before, state: 'upheld', replacementId: replacement.requestId });
  notes.set(ofReview(reviewId), { ...notes.get(ofReview(reviewId)), upheld: { userId, earns } });
  return faults(
    [!isOpen(before) || before.reviewId !== reviewId, `decides about review ${reviewId}, which is not to be decided`],
    [because === 'no-appeal' && before.state === 'appealed', 'is upheld for silence although there is an appeal'],
    [because === 'moderator' && before.state === 'reported', 'is decided before the reviewer has appealed'],
  );
};

const dismiss = (data: DataOf<'ComplaintDismissed'>, notes: Section<Note>): readonly Fault[] => {
  const { orderId, reviewId, because } = data;
  const before = notes.get(ofOrder(orderId)) ?? {};
  notes.set(ofOrder(orderId), { ...before, state: 'dismissed' });
  return faults(
    [!isOpen(before) || before.reviewId !== reviewId, `decides about review ${reviewId}, which is not to be decided`],
    [because === 'moderator' && before.state === 'reported', 'is decided before the reviewer has appealed'],
  );
};

/** Ignores requests that replace no review. */
const replace = ({ origin, requestId, seats }: DataOf<'FeedbackRequested'>, notes: Section<Note>): readonly Fault[] => {
  if (origin.source !== 'paid-order' || origin.replaces === undefined) return HOLDS;
  const { orderId, replaces } = origin;
  const before = notes.get(ofOrder(orderId)) ?? {};
  notes.set(ofOrder(orderId), { ...before, isReplaced: true });
  const isUpheld = before.state === 'upheld' && before.reviewId === replaces && before.replacementId === requestId;
  return faults(
    [!isUpheld, `replaces review ${replaces}, about which no complaint was upheld`],
    [before.isReplaced === true, `replaces a review of order ${orderId} a second time`],
    [seats !== 1, `replaces review ${replaces} by ${seats} seats`],
  );
};

const revoke = ({ reviewId, userId }: DataOf<'CreditRevoked'>, notes: Section<Note>): readonly Fault[] => {
  const before = notes.get(ofReview(reviewId)) ?? {};
  notes.set(ofReview(reviewId), { ...before, isRevoked: true });
  return faults(
    [
      before.upheld?.userId !== userId || !before.upheld.earns,
      `revokes a credit for review ${reviewId}, about which no complaint was upheld`,
    ],
    [before.isRevoked === true, `revokes the credit for review ${reviewId} a second time`],
  );
};

const keysOf = ({ type, data }: KnownEvent): readonly string[] | undefined => {
  switch (type) {
    case 'SeatFilled':
    case 'CreditRevoked':
      return [ofReview(data.reviewId)];
    case 'ReviewReported':
    case 'ComplaintAppealed':
    case 'ComplaintUpheld':
    case 'ComplaintDismissed':
      return [ofOrder(data.orderId), ofReview(data.reviewId)];
    case 'FeedbackRequested':
      return data.origin.source === 'paid-order' ? [ofOrder(data.origin.orderId)] : undefined;
    default:
      return undefined;
  }
};

/** Notes a few words of each order with a complaint, and of each review in a seat. */
export const complaintsDecidedOnce = invariant<Note>({
  name: 'complaints-decided-once',
  claim:
    'an order has one complaint, about a review in its seats, decided once; only an upheld one revokes the credit and opens one seat again, both once',
  keys: keysOf,
  take: ({ type, data }, notes) => {
    switch (type) {
      case 'SeatFilled':
        notes.set(ofReview(data.reviewId), { ...notes.get(ofReview(data.reviewId)), filledBy: data.userId });
        return HOLDS;
      case 'ReviewReported':
        return report(data, notes);
      case 'ComplaintAppealed':
        return appeal(data, notes);
      case 'ComplaintUpheld':
        return uphold(data, notes);
      case 'ComplaintDismissed':
        return dismiss(data, notes);
      case 'FeedbackRequested':
        return replace(data, notes);
      case 'CreditRevoked':
        return revoke(data, notes);
      default:
        return HOLDS;
    }
  },
});

/** What a ledger owes for credits that were revoked at a balance of 0. */
type Owed = { readonly owed: number };

/** Notes one number of each person who owes something. */
export const withheldAsOwed = invariant<Owed>({
  name: 'withheld-as-owed',
  claim: 'a later award is withheld only for a credit that was revoked',
  keys: ({ type, data }) => (type === 'CreditRevoked' || type === 'CreditWithheld' ? [`${data.userId}`] : undefined),
  take: ({ type, data }, notes) => {
    if (type !== 'CreditRevoked' && type !== 'CreditWithheld') return HOLDS;
    const { owed } = notes.get(`${data.userId}`) ?? { owed: 0 };
    const isLater = type === 'CreditRevoked' && data.from === 'awards';
    const after = type === 'CreditWithheld' ? owed - data.amount : isLater ? owed + data.amount : owed;
    notes.set(`${data.userId}`, { owed: after });
    return faults([after < 0, `withholds ${data.amount} of an award, while ${owed} are owed`]);
  },
});
