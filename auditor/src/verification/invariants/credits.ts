import { faults, HOLDS, invariant, type Fault } from '../invariant.ts';
import type { DataOf, KnownEvent } from '../known-event.ts';
import type { Section } from '../spill-cache.ts';

type Ledger = { readonly available: number; readonly reserved: number };

const changeBy = (event: KnownEvent): (Ledger & { readonly userId: number }) | undefined => {
  switch (event.type) {
    case 'CreditsGranted':
    case 'CreditEarned':
      return { userId: event.data.userId, available: event.data.amount, reserved: 0 };
    case 'CreditsReserved':
      return { userId: event.data.userId, available: -event.data.amount, reserved: event.data.amount };
    case 'CreditSpent':
      return { userId: event.data.userId, available: 0, reserved: -1 };
    case 'CreditReturned':
      return { userId: event.data.userId, available: 1, reserved: -1 };
    case 'CreditRevoked': {
      const { userId, amount, from } = event.data;
      return { userId, available: from === 'balance' ? -amount : 0, reserved: 0 };
    }
    case 'CreditWithheld':
      return { userId: event.data.userId, available: -event.data.amount, reserved: 0 };
    default:
      return undefined;
  }
};

/** Notes two numbers of each person. */
export const creditsNeverNegative = invariant<Ledger>({
  name: 'credits-never-negative',
  claim: 'no credit balance is ever negative',
  keys: (event) => {
    const change = changeBy(event);
    return change && [`${change.userId}`];
  },
  take: (event, ledgers) => {
    const change = changeBy(event);
    if (change === undefined) return HOLDS;
    const { userId, available, reserved } = change;
    const before = ledgers.get(`${userId}`) ?? { available: 0, reserved: 0 };
    const after = { available: before.available + available, reserved: before.reserved + reserved };
    ledgers.set(`${userId}`, after);
    return faults(
      [available < 0 && after.available < 0, `has ${after.available} credits to spend`],
      [reserved < 0 && after.reserved < 0, `has ${after.reserved} credits set aside`],
    );
  },
});

const AWARDED = ['userId', 'productId', 'source'] as const satisfies readonly (keyof DataOf<'CreditEarned'>)[];

/** The notes on a review, or on a user. */
type Award = {
  readonly completed?: Pick<DataOf<'ReviewCompleted'>, (typeof AWARDED)[number] | 'earns'>;
  readonly isAwarded?: boolean;
  readonly isPending?: boolean;
  readonly isWelcomed?: boolean;
};

const ofReview = (reviewId: number): string => `review ${reviewId}`;
const ofUser = (userId: number): string => `user ${userId}`;

/** The violations of an award for a review. */
const unlike = (
  award: DataOf<'CreditEarned'> | DataOf<'CreditPending'>,
  completed: Award['completed'],
  pays: string,
): readonly Fault[] => {
  const { reviewId } = award;
  if (completed === undefined) return [`${pays} for review ${reviewId}, which is not complete`];
  return faults(
    [!completed.earns, `${pays} for review ${reviewId}, which earns nothing`],
    [
      AWARDED.some((field) => completed[field] !== award[field]),
      `${pays} for review ${reviewId} with other words than it was completed with`,
    ],
  );
};

const earn = (award: DataOf<'CreditEarned'>, notes: Section<Award>): readonly Fault[] => {
  const { reviewId } = award;
  const before = notes.get(ofReview(reviewId)) ?? {};
  notes.set(ofReview(reviewId), { ...before, isAwarded: true });
  return [
    ...faults([before.isAwarded === true, `pays a second time for review ${reviewId}`]),
    ...unlike(award, before.completed, 'pays'),
  ];
};

/** A pending credit pays later, and for the same review only once. */
const wait = (award: DataOf<'CreditPending'>, notes: Section<Award>): readonly Fault[] => {
  const { reviewId } = award;
  const before = notes.get(ofReview(reviewId)) ?? {};
  notes.set(ofReview(reviewId), { ...before, isPending: true });
  return [
    ...faults([
      before.isAwarded === true || before.isPending === true,
      `is to pay a second time for review ${reviewId}`,
    ]),
    ...unlike(award, before.completed, 'is to pay'),
  ];
};

const welcome = ({ userId, amount }: DataOf<'CreditsGranted'>, notes: Section<Award>): readonly Fault[] => {
  const isRepeated = notes.get(ofUser(userId)) !== undefined;
  notes.set(ofUser(userId), { isWelcomed: true });
  return faults(
    [isRepeated, `welcomes user ${userId} a second time`],
    [amount !== 1, `welcomes user ${userId} with ${amount} credits instead of 1`],
  );
};

/** Notes a few words of each review and each person. */
export const oneAwardPerReview = invariant<Award>({
  name: 'one-award-per-review',
  claim:
    'a review earns its author at most one credit, as recorded at completion; each account gets one welcome credit',
  keys: ({ type, data }) => {
    if (type === 'ReviewCompleted' || type === 'CreditEarned' || type === 'CreditPending')
      return [ofReview(data.reviewId)];
    return type === 'CreditsGranted' ? [ofUser(data.userId)] : undefined;
  },
  take: (event, notes) => {
    if (event.type === 'CreditEarned') return earn(event.data, notes);
    if (event.type === 'CreditPending') return wait(event.data, notes);
    if (event.type === 'CreditsGranted') return welcome(event.data, notes);
    if (event.type !== 'ReviewCompleted') return HOLDS;
    const { reviewId, userId, productId, source, earns } = event.data;
    notes.set(ofReview(reviewId), {
      ...notes.get(ofReview(reviewId)),
      completed: { userId, productId, source, earns },
    });
    return HOLDS;
  },
});

type Reservation = {
  readonly reserved?: { readonly userId: number; readonly amount: number };
  readonly settled: readonly number[];
};

const settle = (
  { userId, reservationId, seat }: DataOf<'CreditReturned'> | DataOf<'CreditSpent'>,
  reservations: Section<Reservation>,
): readonly Fault[] => {
  const before = reservations.get(reservationId) ?? { settled: [] };
  const { reserved, settled } = before;
  const isRepeated = settled.includes(seat);
  if (!isRepeated) reservations.set(reservationId, { ...before, settled: [...settled, seat] });
  const isReserved = reserved !== undefined && reserved.userId === userId && seat <= reserved.amount;
  return faults(
    [isRepeated, `settles the credit of seat ${seat} a second time`],
    [!isReserved, `settles the credit of seat ${seat}, which was not set aside`],
  );
};

/** Notes a few words of each reservation. */
export const creditSettledOnce = invariant<Reservation>({
  name: 'credit-settled-once',
  claim: 'each reserved credit is spent or returned exactly once',
  keys: ({ type, data }) =>
    type === 'CreditSpent' || type === 'CreditReturned' || type === 'CreditsReserved'
      ? [data.reservationId]
      : undefined,
  take: (event, reservations) => {
    if (event.type === 'CreditSpent' || event.type === 'CreditReturned') return settle(event.data, reservations);
    if (event.type !== 'CreditsReserved') return HOLDS;
    const { reservationId, userId, amount } = event.data;
    const { reserved, settled = [] } = reservations.get(reservationId) ?? {};
    reservations.set(reservationId, { reserved: { userId, amount }, settled });
    return faults([reserved !== undefined, `makes the reservation ${reservationId} a second time`]);
  },
});
