import { z } from 'zod';
import type { EventOf } from '../event-of.ts';

/**
 * The mails that were sent, so that none is sent twice. Stream: `mail-<mailId>`; the id is derived from the subject of
 * the mail. Neither address nor text is stored.
 */
export const mailEvents = {
  MailSent: z.object({ mailId: z.uuid(), kind: z.string().max(50), sentAt: z.iso.datetime() }),
};
export type MailEvent = EventOf<typeof mailEvents>;
