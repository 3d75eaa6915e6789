import { z } from 'zod';
import type { EventOf } from '../event-of.ts';

const id = z.int().positive();

/** The subject of a reminder: a seat of a request. */
const ofSeat = { userId: id, requestId: z.uuid(), productId: id };

/** The reminders of one reviewer. Stream: `reminders-<userId>`. */
export const reminderEvents = {
  /** A quarter of the time of a claim is left: `dueAt` is its end. There is one reminder for each claim. */
  ClaimReminded: z.object({
    ...ofSeat,
    claimedAt: z.iso.datetime(),
    dueAt: z.iso.datetime(),
    remindedAt: z.iso.datetime(),
  }),
  /**
   * An open seat matches the reviewer's expertise: at most one suggestion in 24 hours, and one per request. `dueAt` is
   * the end of the request.
   */
  SeatSuggested: z.object({ ...ofSeat, dueAt: z.iso.datetime(), suggestedAt: z.iso.datetime() }),
};
export type ReminderEvent = EventOf<typeof reminderEvents>;
