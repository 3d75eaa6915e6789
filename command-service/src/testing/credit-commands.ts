import fc from 'fast-check';
import type { CreditsCommand } from '../credits/decider.ts';
import { awardFor, releaseLedger, welcomeCredit } from '../credits/ledger.ts';

const at = '2026-01-05T10:00:00.000Z';
const RESERVATIONS = ['0b0f7c11-6f3a-4a51-9a53-b2f5a6e00d1b', '1b0f7c11-6f3a-4a51-9a53-b2f5a6e00d1b'];

const seatOf = { reservationId: fc.constantFrom(...RESERVATIONS), seat: fc.integer({ min: 1, max: 4 }) };
/** Commands to the ledger of user 17, with few reviews, reservations and seats, so that commands collide. */
export const creditCommand: fc.Arbitrary<CreditsCommand> = fc.oneof(
  fc.boolean().map((isHeld) => welcomeCredit({ userId: 17, registeredAt: at, isHeld })),
  fc.constant(releaseLedger(17, at)),
  fc
    .integer({ min: 1, max: 6 })
    .map((reviewId) =>
      awardFor({ userId: 17, reviewId, productId: 7, earns: true, source: 'discover', completedAt: at }),
    ),
  fc
    .record({ reservationId: seatOf.reservationId, amount: fc.integer({ min: 1, max: 4 }) })
    .map((data): CreditsCommand => ({
      type: 'ReserveCredits',
      data: { ...data, userId: 17, productId: 7, reservedAt: at },
    })),
  fc.record(seatOf).map((data): CreditsCommand => ({
    type: 'SpendCredit',
    data: { ...data, userId: 17, productId: 7, reviewId: 9, spentAt: at },
  })),
  fc.record(seatOf).map((data): CreditsCommand => ({
    type: 'ReturnCredit',
    data: { ...data, userId: 17, productId: 7, returnedAt: at },
  })),
);

/** The same with revocations, including those of credits that are not earned yet. */
export const creditOrRevocation: fc.Arbitrary<CreditsCommand> = fc.oneof(
  { weight: 5, arbitrary: creditCommand },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 6 }).map((reviewId): CreditsCommand => ({
      type: 'RevokeCredit',
      data: { userId: 17, amount: 1, reviewId, productId: 7, revokedAt: at },
    })),
  },
);
