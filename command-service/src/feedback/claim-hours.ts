import type { Tier } from '@twofold/contracts/orders/events';

/**
 * How long a reviewer may keep a claimed seat, in hours, by what pays for the request: credits, or a plan, of whose
 * promise it is a third (D-17). A claim never outlasts its request.
 */
export const CLAIM_HOURS: Readonly<Record<'credits' | Tier, number>> = { credits: 48, QUICK: 8, STANDARD: 16 };
