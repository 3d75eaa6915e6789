import { faults, HOLDS, invariant, type Fault } from '../invariant.ts';
import type { KnownEvent } from '../known-event.ts';
import type { Section } from '../spill-cache.ts';

/** An account that has to confirm its address, and the reviews whose credits are pending. */
type Waiting = {
  readonly userId: number;
  readonly isConfirmed?: boolean;
  readonly isReleased?: boolean;
  readonly pending: readonly number[];
};

const ofUser = (userId: number): string => `user ${userId}`;

/** The user of an event that depends on a confirmed address. */
const userOf = (event: KnownEvent): number | undefined => {
  switch (event.type) {
    case 'UserRegistered':
    case 'EmailConfirmed':
    case 'LedgerHeld':
    case 'LedgerReleased':
    case 'CreditPending':
    case 'CreditEarned':
    case 'CreditsReserved':
    case 'SeatClaimed':
      return event.data.userId;
    default:
      return undefined;
  }
};

/** The violations by an account that has to confirm its address. */
const judge = (event: KnownEvent, before: Waiting, notes: Section<Waiting>): readonly Fault[] => {
  const { userId, isConfirmed = false, isReleased = false, pending } = before;
  const note = (change: Partial<Waiting>): void => notes.set(ofUser(userId), { ...before, ...change });
  switch (event.type) {
    case 'EmailConfirmed':
      note({ isConfirmed: true });
      return faults([isConfirmed, 'was confirmed a second time']);
    case 'LedgerReleased':
      note({ isReleased: true });
      return faults(
        [!isConfirmed, 'was released before the email address was confirmed'],
        [isReleased, 'was released a second time'],
      );
    case 'CreditPending':
      note({ pending: [...pending, event.data.reviewId] });
      return faults([isReleased, `keeps the credit for review ${event.data.reviewId} pending after its release`]);
    case 'CreditEarned':
      note({ pending: pending.filter((reviewId) => reviewId !== event.data.reviewId) });
      return faults([!isConfirmed, 'earns a credit before the email address is confirmed']);
    case 'CreditsReserved':
      return faults([!isConfirmed, 'reserves credits before the email address is confirmed']);
    case 'SeatClaimed':
      return faults([!isConfirmed, `gives user ${userId} a seat before their email address is confirmed`]);
    default:
      return HOLDS;
  }
};

/** Notes a few words of each account that has to confirm its address. */
export const unconfirmedAccountsWait = invariant<Waiting>({
  name: 'unconfirmed-accounts-wait',
  claim:
    'until its email address is confirmed, an account claims no seat and earns and spends no credit; then it earns what was pending',
  keys: (event) => {
    const userId = userOf(event);
    return userId === undefined ? undefined : [ofUser(userId)];
  },
  take: (event, notes) => {
    const userId = userOf(event);
    if (userId === undefined) return HOLDS;
    if (event.type === 'UserRegistered') {
      if (event.data.needsConfirmation) notes.set(ofUser(userId), { userId, pending: [] });
      return HOLDS;
    }
    const before = notes.get(ofUser(userId));
    if (before !== undefined) return judge(event, before, notes);
    const isHeld = event.type === 'LedgerHeld' || event.type === 'CreditPending' || event.type === 'EmailConfirmed';
    return faults([isHeld, `has a ${event.type} although the email address needs no confirmation`]);
  },
  end: ({ userId, isReleased = false, pending }) =>
    isReleased && pending.length > 0
      ? [
          {
            stream: `credits-${userId}`,
            says: `was released and still owes the credits for reviews ${pending.join(', ')}`,
          },
        ]
      : [],
});
