import { REQUEST } from './a-healthy-story.ts';
import { AT, LATER, record, type StoryEvent } from './a-story.ts';
import { before, changed, plus, twice, without } from './edited-story.ts';

const of23 = { userId: 23 };
const earned = record('credits', 23, {
  type: 'CreditEarned',
  data: { userId: 23, amount: 1, reviewId: 34, productId: 7, source: 'discover', earnedAt: LATER },
});
const reserved = record('credits', 23, {
  type: 'CreditsReserved',
  data: { userId: 23, reservationId: REQUEST, productId: 7, amount: 1, reservedAt: AT },
});
const claimed = record('feedback', REQUEST, {
  type: 'SeatClaimed',
  data: {
    requestId: REQUEST,
    productId: 7,
    origin: { source: 'paid-order', orderId: 9 },
    seat: 3,
    userId: 23,
    claimedAt: AT,
    dueAt: LATER,
  },
});

/** Stories in which an account acts before its address is confirmed, or is still held afterwards. */
export const plantedConfirmations: readonly (readonly [says: string, story: readonly StoryEvent[]])[] = [
  [
    'unconfirmed-accounts-wait: credits-23 earns a credit before the email address is confirmed',
    before('EmailConfirmed', earned),
  ],
  [
    'unconfirmed-accounts-wait: credits-23 reserves credits before the email address is confirmed',
    before('EmailConfirmed', reserved),
  ],
  [
    `unconfirmed-accounts-wait: feedback-${REQUEST} gives user 23 a seat before their email address is confirmed`,
    before('EmailConfirmed', claimed),
  ],
  [
    'unconfirmed-accounts-wait: credits-23 was released before the email address was confirmed',
    without('EmailConfirmed'),
  ],
  ['unconfirmed-accounts-wait: credits-23 was released a second time', twice('LedgerReleased')],
  ['unconfirmed-accounts-wait: user-23 was confirmed a second time', twice('EmailConfirmed')],
  [
    'unconfirmed-accounts-wait: credits-23 was released and still owes the credits for reviews 34',
    without('CreditEarned', of23),
  ],
  [
    'unconfirmed-accounts-wait: credits-17 has a LedgerHeld although the email address needs no confirmation',
    plus(record('credits', 17, { type: 'LedgerHeld', data: { userId: 17, heldAt: AT } })),
  ],
  ['one-award-per-review: credits-23 pays a second time for review 34', twice('CreditEarned', {}, of23)],
  ['one-award-per-review: credits-23 is to pay a second time for review 34', twice('CreditPending')],
  [
    'one-award-per-review: credits-23 is to pay for review 34 with other words',
    changed('CreditPending', { productId: 8 }),
  ],
  [
    'one-award-per-review: credits-23 is to pay for review 34, which is not complete',
    without('ReviewCompleted', { reviewId: 34 }),
  ],
];
