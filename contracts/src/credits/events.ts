import { z } from 'zod';
import type { EventOf } from '../event-of.ts';

const userId = z.int().positive();

/**
 * The ledger of one person, and the only judge of their balance. Stream: `credits-<userId>`. `reason` says what a credit
 * was given for, and is given for once.
 */
export const creditEvents = {
  CreditsGranted: z.object({
    userId,
    amount: z.int().positive(),
    reason: z.literal('welcome'),
    grantedAt: z.iso.datetime(),
  }),
};
export type CreditEvent = EventOf<typeof creditEvents>;
