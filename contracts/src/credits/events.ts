import { z } from 'zod';
import type { EventOf } from '../event-of.ts';
import { reviewSource } from '../reviews/source.ts';

const id = z.int().positive();
const amount = z.int().positive();

/** One credit of a reservation for an app: `seat` counts from 1 to the amount that was reserved. */
const reservedCredit = { userId: id, reservationId: z.uuid(), productId: id, seat: z.int().positive() };

/** A credit for a completed review; `source` distinguishes credits for paid reviews (D-06). */
const award = { userId: id, amount, reviewId: id, productId: id, source: reviewSource };

/**
 * The ledger of one user, and the only authority on their balance. Stream: `credits-<userId>`. Nothing is granted, earned
 * or reserved twice for the same reason, and the available amount is never negative. A reservation lowers it
 * immediately (D-04); each of its credits is then spent, or returned. A ledger is on hold until its user
 * confirms their email address: nothing is reserved, and awards are pending (D-125).
 */
export const creditEvents = {
  CreditsGranted: z.object({ userId: id, amount, reason: z.literal('welcome'), grantedAt: z.iso.datetime() }),
  CreditEarned: z.object({ ...award, earnedAt: z.iso.datetime() }),
  /** The account has to confirm its email address first. */
  LedgerHeld: z.object({ userId: id, heldAt: z.iso.datetime() }),
  /** A credit that is earned as soon as the ledger is released. */
  CreditPending: z.object({ ...award, pendingSince: z.iso.datetime() }),
  /** The address was confirmed. The pending credits are earned with it. */
  LedgerReleased: z.object({ userId: id, releasedAt: z.iso.datetime() }),
  /** Reserved for `amount` reviews of the user's own app. */
  CreditsReserved: z.object({
    userId: id,
    reservationId: z.uuid(),
    productId: id,
    amount,
    reservedAt: z.iso.datetime(),
  }),
  /** The review of a seat was completed. */
  CreditSpent: z.object({ ...reservedCredit, reviewId: id, spentAt: z.iso.datetime() }),
  /** A seat was canceled, or its deadline passed. */
  CreditReturned: z.object({ ...reservedCredit, returnedAt: z.iso.datetime() }),
  /**
   * The review was unusable (D-127), so its credit is revoked: from the available amount, from the pending amount, or,
   * since no balance is negative, from future awards.
   */
  CreditRevoked: z.object({
    userId: id,
    amount,
    reviewId: id,
    productId: id,
    from: z.enum(['balance', 'pending', 'awards']),
    revokedAt: z.iso.datetime(),
  }),
  /**
   * An award that is kept back to make up for a credit that was revoked when the balance was 0. `reviewId` is the review
   * that would have earned it.
   */
  CreditWithheld: z.object({ userId: id, amount, reviewId: id, productId: id, withheldAt: z.iso.datetime() }),
};
export type CreditEvent = EventOf<typeof creditEvents>;

/** What each completed review earns (specification, section 9). */
export const REWARD_CREDITS = 1;
