import type { Tier } from '@twofold/contracts/orders/events';

/**
 * How many hours a reviewer may keep a claimed seat, by what paid for the request. For a plan it is a third of the
 * promised delivery time (D-17). A claim never outlasts its request.
 */
export const CLAIM_HOURS: Readonly<Record<'credits' | Tier, number>> = { credits: 48, QUICK: 8, STANDARD: 16 };
