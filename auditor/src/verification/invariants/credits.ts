import { faults, HOLDS, type Fault, type Invariant } from '../invariant.ts';
import type { DataOf, KnownEvent } from '../known-event.ts';

type Ledger = { available: number; reserved: number };

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
    default:
      return undefined;
  }
};

/** Holds two numbers for each person. */
export const creditsNeverNegative: Invariant = {
  name: 'credits-never-negative',
  claim: 'nobody ever has fewer than no credits, to spend or set aside',
  start: () => {
    const ledgers = new Map<number, Ledger>();
    return {
      take: (event) => {
        const change = changeBy(event);
        if (change === undefined) return HOLDS;
        const { userId, available, reserved } = change;
        const before = ledgers.get(userId) ?? { available: 0, reserved: 0 };
        const after = { available: before.available + available, reserved: before.reserved + reserved };
        ledgers.set(userId, after);
        return faults(
          [available < 0 && after.available < 0, `has ${after.available} credits to spend`],
          [reserved < 0 && after.reserved < 0, `has ${after.reserved} credits set aside`],
        );
      },
    };
  },
};

type Awarded = Pick<DataOf<'CreditEarned'>, 'userId' | 'productId' | 'source'>;

/** Holds a few words for each review and each person. */
export const oneAwardPerReview: Invariant = {
  name: 'one-award-per-review',
  claim:
    'a review earns at most once, for whoever completed it, and only where it said that it earns; one welcome each',
  start: () => {
    const completed = new Map<number, DataOf<'ReviewCompleted'>>();
    const awarded = new Set<number>();
    const welcomed = new Set<number>();

    const earn = ({ reviewId, ...award }: Awarded & { readonly reviewId: number }): readonly Fault[] => {
      const isRepeated = awarded.has(reviewId);
      awarded.add(reviewId);
      const review = completed.get(reviewId);
      if (review === undefined) return [`pays for review ${reviewId}, which nobody has completed`];
      const isAnother = (['userId', 'productId', 'source'] as const).some((field) => review[field] !== award[field]);
      return faults(
        [isRepeated, `pays a second time for review ${reviewId}`],
        [!review.earns, `pays for review ${reviewId}, which earns nothing`],
        [isAnother, `pays for review ${reviewId} with other words than it was completed with`],
      );
    };
    return {
      take: (event) => {
        if (event.type === 'ReviewCompleted') completed.set(event.data.reviewId, event.data);
        if (event.type === 'CreditEarned') return earn(event.data);
        if (event.type !== 'CreditsGranted') return HOLDS;
        const { userId, amount } = event.data;
        const isRepeated = welcomed.has(userId);
        welcomed.add(userId);
        return faults(
          [isRepeated, `welcomes user ${userId} a second time`],
          [amount !== 1, `welcomes user ${userId} with ${amount} credits instead of 1`],
        );
      },
    };
  },
};

/** Holds a few words for each reserved credit. */
export const creditSettledOnce: Invariant = {
  name: 'credit-settled-once',
  claim: 'each credit that was set aside is spent or comes back once, and no other does',
  start: () => {
    const reservations = new Map<string, { readonly userId: number; readonly amount: number }>();
    const settled = new Set<string>();
    const settle = ({ userId, reservationId, seat }: DataOf<'CreditReturned'> | DataOf<'CreditSpent'>) => {
      const credit = `${reservationId} ${seat}`;
      const isRepeated = settled.has(credit);
      settled.add(credit);
      const reserved = reservations.get(reservationId);
      const isReserved = reserved !== undefined && reserved.userId === userId && seat <= reserved.amount;
      return faults(
        [isRepeated, `settles the credit of seat ${seat} a second time`],
        [!isReserved, `settles the credit of seat ${seat}, which was not set aside`],
      );
    };
    return {
      take: (event) => {
        if (event.type === 'CreditSpent' || event.type === 'CreditReturned') return settle(event.data);
        if (event.type !== 'CreditsReserved') return HOLDS;
        const { reservationId, userId, amount } = event.data;
        const isRepeated = reservations.has(reservationId);
        reservations.set(reservationId, { userId, amount });
        return faults([isRepeated, `makes the reservation ${reservationId} a second time`]);
      },
    };
  },
};
