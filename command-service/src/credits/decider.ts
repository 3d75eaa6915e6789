import type { CreditEvent } from '@twofold/contracts/credits/events';
import { refuse, type Decider } from '../decider.ts';

type DataOf<Type extends CreditEvent['type']> = Extract<CreditEvent, { type: Type }>['data'];

/** The balance that must remain when credits are reserved: with 0 a user could never review again (D-04). */
const LAST_CREDIT = 1;

/** The history of a ledger, latest first: a linked list, since copying an array per event takes quadratic time. */
type Entry = { readonly reason: string; readonly amount: number; readonly before: Entry | undefined };

/**
 * `available` can be spent, `reserved` is set aside for requested reviews, `pending` is earned when the ledger is
 * released. A ledger is released once, whether or not it was on hold. `owed` was revoked while the balance was 0 and is
 * deducted from the next awards.
 */
export type Credits = {
  readonly available: number;
  readonly reserved: number;
  readonly pending: readonly Pending[];
  readonly owed: number;
  readonly hold: 'none' | 'held' | 'released';
  readonly latest: Entry | undefined;
};
type Pending = Omit<DataOf<'CreditPending'>, 'pendingSince'>;

/** `isHeld`: the account has to confirm its email address first. */
export type GrantCredits = {
  readonly type: 'GrantCredits';
  readonly data: DataOf<'CreditsGranted'> & { readonly isHeld?: boolean };
};
export type ReleaseLedger = { readonly type: 'ReleaseLedger'; readonly data: DataOf<'LedgerReleased'> };
export type EarnCredit = { readonly type: 'EarnCredit'; readonly data: DataOf<'CreditEarned'> };
export type ReserveCredits = { readonly type: 'ReserveCredits'; readonly data: DataOf<'CreditsReserved'> };
export type SpendCredit = { readonly type: 'SpendCredit'; readonly data: DataOf<'CreditSpent'> };
export type ReturnCredit = { readonly type: 'ReturnCredit'; readonly data: DataOf<'CreditReturned'> };
export type RevokeCredit = { readonly type: 'RevokeCredit'; readonly data: Omit<DataOf<'CreditRevoked'>, 'from'> };
export type CreditsCommand =
  | GrantCredits
  | ReleaseLedger
  | EarnCredit
  | ReserveCredits
  | SpendCredit
  | ReturnCredit
  | RevokeCredit;

const evolve = (credits: Credits, event: CreditEvent): Credits => {
  switch (event.type) {
    case 'CreditsGranted':
      return after(credits, event.data.reason, event.data.amount, { available: event.data.amount, reserved: 0 });
    case 'CreditEarned': {
      const { reviewId, amount } = event.data;
      const pending = credits.pending.filter((each) => each.reviewId !== reviewId);
      return { ...after(credits, earning(reviewId), amount, { available: amount, reserved: 0 }), pending };
    }
    case 'LedgerHeld':
      return { ...credits, hold: 'held' };
    case 'CreditPending': {
      const { pendingSince: _, ...award } = event.data;
      return { ...credits, pending: [...credits.pending, award] };
    }
    case 'LedgerReleased':
      return { ...credits, hold: 'released' };
    case 'CreditsReserved': {
      const { reservationId, amount } = event.data;
      return after(credits, reservation(reservationId), amount, { available: -amount, reserved: amount });
    }
    case 'CreditSpent':
      return after(credits, spending(event.data), 1, { available: 0, reserved: -1 });
    case 'CreditReturned':
      return after(credits, returning(event.data), 1, { available: 1, reserved: -1 });
    case 'CreditRevoked':
      return revoked(credits, event.data);
    case 'CreditWithheld': {
      const { amount } = event.data;
      return { ...credits, available: credits.available - amount, owed: credits.owed - amount };
    }
  }
};

const after = (
  credits: Credits,
  reason: string,
  amount: number,
  change: { readonly available: number; readonly reserved: number },
): Credits => ({
  ...credits,
  available: credits.available + change.available,
  reserved: credits.reserved + change.reserved,
  latest: { reason, amount, before: credits.latest },
});

/** The pending credit of a revoked review is never earned: its award is recorded as made, so that it is not repeated. */
const revoked = (credits: Credits, { reviewId, amount, from }: DataOf<'CreditRevoked'>): Credits => {
  const available = from === 'balance' ? -amount : 0;
  const noted = after(credits, revoking(reviewId), amount, { available, reserved: 0 });
  if (from === 'balance') return noted;
  if (from === 'awards') return { ...noted, owed: noted.owed + amount };
  const pending = noted.pending.filter((each) => each.reviewId !== reviewId);
  return { ...after(noted, earning(reviewId), amount, { available: 0, reserved: 0 }), pending };
};

type ReservedCredit = { readonly reservationId: string; readonly seat: number };

const earning = (reviewId: number): string => `review ${reviewId}`;
const revoking = (reviewId: number): string => `revoked ${reviewId}`;
const reservation = (reservationId: string): string => `reservation ${reservationId}`;
const spending = ({ reservationId, seat }: ReservedCredit): string => `spent ${reservationId} ${seat}`;
const returning = ({ reservationId, seat }: ReservedCredit): string => `returned ${reservationId} ${seat}`;

const find = ({ latest }: Credits, reason: string): Entry | undefined => {
  for (let entry = latest; entry !== undefined; entry = entry.before) {
    if (entry.reason === reason) return entry;
  }
  return undefined;
};

/** Each award is made once. A ledger that was released before is not held. */
const grant = ({ data: { isHeld, ...data } }: GrantCredits, credits: Credits): readonly CreditEvent[] => {
  if (find(credits, data.reason)) return [];
  const granted: CreditEvent = { type: 'CreditsGranted', data };
  if (isHeld !== true || credits.hold !== 'none') return [granted];
  return [granted, { type: 'LedgerHeld', data: { userId: data.userId, heldAt: data.grantedAt } }];
};

/** Earns all pending credits. The release is recorded even if there are none, so that no hold can follow it. */
const release = ({ data }: ReleaseLedger, credits: Credits): readonly CreditEvent[] => {
  if (credits.hold === 'released') return [];
  const earned = credits.pending.map((award) => ({ ...award, earnedAt: data.releasedAt }));
  return [{ type: 'LedgerReleased', data }, ...awarded(earned, credits.owed)];
};

/** Makes awards; each one first pays off owed credits. */
const awarded = (awards: readonly DataOf<'CreditEarned'>[], owed: number): readonly CreditEvent[] => {
  let rest = owed;
  return awards.flatMap((data): CreditEvent[] => {
    const { userId, reviewId, productId, amount, earnedAt: withheldAt } = data;
    const withheld = Math.min(amount, rest);
    rest -= withheld;
    const earned: CreditEvent = { type: 'CreditEarned', data };
    if (withheld === 0) return [earned];
    return [earned, { type: 'CreditWithheld', data: { userId, amount: withheld, reviewId, productId, withheldAt } }];
  });
};

/** Whether the credit for a review waits until the ledger is released. */
export const isPending = ({ pending }: Credits, reviewId: number): boolean =>
  pending.some((award) => award.reviewId === reviewId);

/** One award for one review, however often it is completed. */
const earn = ({ data }: EarnCredit, credits: Credits): readonly CreditEvent[] => {
  if (find(credits, earning(data.reviewId)) || isPending(credits, data.reviewId)) return [];
  if (credits.hold !== 'held') return awarded([data], credits.owed);
  const { earnedAt: pendingSince, ...award } = data;
  return [{ type: 'CreditPending', data: { ...award, pendingSince } }];
};

/** Whether credits were ever reserved under this id. */
export const hasReserved = (credits: Credits, reservationId: string): boolean =>
  find(credits, reservation(reservationId)) !== undefined;

const reserve = ({ data }: ReserveCredits, credits: Credits): readonly CreditEvent[] => {
  if (hasReserved(credits, data.reservationId)) return [];
  if (credits.hold === 'held') return refuse('email-unconfirmed');
  if (credits.available - data.amount < LAST_CREDIT) return refuse('not-enough-credits');
  return [{ type: 'CreditsReserved', data }];
};

const spend = ({ data }: SpendCredit, credits: Credits): readonly CreditEvent[] => {
  mustBeReserved(credits, data);
  if (find(credits, returning(data))) return refuse('credit-returned');
  return find(credits, spending(data)) ? [] : [{ type: 'CreditSpent', data }];
};

/** A deadline that fires after the review was completed changes nothing. */
const returnCredit = ({ data }: ReturnCredit, credits: Credits): readonly CreditEvent[] => {
  mustBeReserved(credits, data);
  const isSettled = find(credits, spending(data)) ?? find(credits, returning(data));
  return isSettled ? [] : [{ type: 'CreditReturned', data }];
};

/** No balance is negative: the rest is deducted from the next awards (D-127). */
const revoke = ({ data }: RevokeCredit, credits: Credits): readonly CreditEvent[] => {
  if (find(credits, revoking(data.reviewId))) return [];
  const from = isPending(credits, data.reviewId) ? 'pending' : credits.available < data.amount ? 'awards' : 'balance';
  return [{ type: 'CreditRevoked', data: { ...data, from } }];
};

const mustBeReserved = (credits: Credits, { reservationId, seat }: ReservedCredit): void => {
  const reserved = find(credits, reservation(reservationId));
  if (reserved === undefined || seat > reserved.amount) refuse('credit-not-reserved');
};

const decide = (command: CreditsCommand, credits: Credits): readonly CreditEvent[] => {
  switch (command.type) {
    case 'GrantCredits':
      return grant(command, credits);
    case 'ReleaseLedger':
      return release(command, credits);
    case 'EarnCredit':
      return earn(command, credits);
    case 'ReserveCredits':
      return reserve(command, credits);
    case 'SpendCredit':
      return spend(command, credits);
    case 'ReturnCredit':
      return returnCredit(command, credits);
    case 'RevokeCredit':
      return revoke(command, credits);
  }
};

/** The ledger of one person. Stream: `credits-<userId>`. */
export const creditsDecider: Decider<Credits, CreditsCommand, CreditEvent> = {
  initialState: { available: 0, reserved: 0, pending: [], owed: 0, hold: 'none', latest: undefined },
  evolve,
  decide,
};
