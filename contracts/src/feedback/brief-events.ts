import { z } from 'zod';
import type { EventOf } from '../event-of.ts';
import { personal } from '../personal.ts';
import { feedbackOrigin } from './events.ts';

const requestId = z.uuid();

/**
 * The requester's brief for the reviewers (D-137). Stream: `brief-<requestId>`. `task` and `questions` are sealed with
 * the key of the brief, `access` (a test login) with its own key, which is deleted when the request ends.
 */
export const briefEvents = {
  /** The complete new brief; it replaces the previous one. */
  BriefWritten: z.object({
    requestId,
    origin: feedbackOrigin,
    task: personal(z.string(), { sealedWith: 'brief', of: 'requestId' }).optional(),
    questions: personal(z.array(z.string()).max(3), { sealedWith: 'brief', of: 'requestId' }).optional(),
    access: personal(z.string(), { sealedWith: 'access', of: 'requestId' }).optional(),
    writtenAt: z.iso.datetime(),
  }),
  /** The request has ended: the test login is no longer needed. */
  BriefAccessErased: z.object({ requestId, erasedAt: z.iso.datetime() }),
  /** The requester was erased. */
  BriefErased: z.object({ requestId, erasedAt: z.iso.datetime() }),
};
export type BriefEvent = EventOf<typeof briefEvents>;
