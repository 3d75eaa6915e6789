import { z } from 'zod';
import type { EventOf } from '../event-of.ts';

/**
 * What went out, so that it does not go out again. Stream: `mail-<mailId>`; the id derives from what the mail tells of.
 * Neither the address nor the text is kept.
 */
export const mailEvents = {
  MailSent: z.object({ mailId: z.uuid(), kind: z.string().max(50), sentAt: z.iso.datetime() }),
};
export type MailEvent = EventOf<typeof mailEvents>;
