import { z } from 'zod';
import type { EventOf } from '../event-of.ts';

/**
 * Why a subject's key is gone, if no other event records it. Stream: `key-<subject>`, such as `key-report-42`. A
 * restored log may be older than its keys: data erased in between stays unreadable, and this event explains it.
 */
export const keyEvents = {
  KeyDestroyed: z.object({
    subject: z.string().regex(/^(user|report|order|brief|access)-[0-9a-f-]{1,36}$/),
    because: z.literal('restored'),
    destroyedAt: z.iso.datetime(),
  }),
};
export type KeyEvent = EventOf<typeof keyEvents>;
