import { z } from 'zod';
import type { EventOf } from '../event-of.ts';

/**
 * What became of the key of a subject, where no other event says so. Stream: `key-<subject>`, such as `key-report-42`. A log
 * that is restored may be older than its keys: what was erased in between stays unreadable, and this says why.
 */
export const keyEvents = {
  KeyDestroyed: z.object({
    subject: z.string().regex(/^(user|report|order|brief|access)-[0-9a-f-]{1,36}$/),
    because: z.literal('restored'),
    destroyedAt: z.iso.datetime(),
  }),
};
export type KeyEvent = EventOf<typeof keyEvents>;
