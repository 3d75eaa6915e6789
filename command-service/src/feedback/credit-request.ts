import type { CreditEvent } from '@twofold/contracts/credits/events';
import { CLAIM_HOURS } from './claim-hours.ts';
import type { RequestToOpen } from './open-request.ts';
import { requestOfReservation } from './request-id.ts';

/** How long a request paid with credits stays open. */
const PROMISE_DAYS = 7;
const DAY_MS = 86_400_000;

type Reserved = Extract<CreditEvent, { type: 'CreditsReserved' }>['data'];

/** The request for which credits were reserved. The same for the route and the reactor. */
export const requestOfCredits = ({
  userId,
  reservationId,
  productId,
  amount,
  reservedAt,
}: Reserved): RequestToOpen => ({
  request: {
    requestId: requestOfReservation(reservationId),
    productId,
    origin: { source: 'credit-request', reservationId, userId },
    seats: amount,
    claimHours: CLAIM_HOURS.credits,
    requestedAt: reservedAt,
    dueAt: new Date(Date.parse(reservedAt) + PROMISE_DAYS * DAY_MS).toISOString(),
  },
  requestedBy: userId,
});
