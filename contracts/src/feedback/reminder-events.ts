import { z } from 'zod';
import type { EventOf } from '../event-of.ts';

const id = z.int().positive();

/** What a reviewer is told of: a seat of a request. */
const ofSeat = { userId: id, requestId: z.uuid(), productId: id };

/** What one reviewer is reminded of. Stream: `reminders-<userId>`. */
export const reminderEvents = {
  /** A quarter of the time of a claim is left: `dueAt` is its end. A claim is reminded of once. */
  ClaimReminded: z.object({
    ...ofSeat,
    claimedAt: z.iso.datetime(),
    dueAt: z.iso.datetime(),
    remindedAt: z.iso.datetime(),
  }),
  /** An open seat fits what they know: at most one in 24 hours, and each request once. `dueAt` is the end of the request. */
  SeatSuggested: z.object({ ...ofSeat, dueAt: z.iso.datetime(), suggestedAt: z.iso.datetime() }),
};
export type ReminderEvent = EventOf<typeof reminderEvents>;
