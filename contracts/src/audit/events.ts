import { z } from 'zod';
import type { EventOf } from '../event-of.ts';
import { verdict } from './verdict.ts';

/**
 * The views of the log that an auditor can access: the calls of `api.ts`, `figures/api.ts` and `people/api.ts`. A
 * `person-lookup` searches the user who has an email address.
 */
export const auditLook = z.enum([
  'events',
  'event',
  'stream',
  'state',
  'diff',
  'trace',
  'overview',
  'streams',
  'projections',
  'reactors',
  'erasures',
  'checkpoints',
  'payments',
  'verifications',
  'verification',
  'export',
  'tail',
  'person',
  'person-lookup',
  'types',
]);
export type AuditLook = z.infer<typeof auditLook>;

/**
 * An auditor's accesses. Stream: `access-<userId>`. The user id is the only personal data: search terms are recorded
 * only if the log contains them. Of a text search only its occurrence is recorded.
 */
export const accessEvents = {
  /** `of` is the stream, event, request or user (`user-17`) that was found; `before` is where a page of the log began. */
  AuditLooked: z.object({
    userId: z.int().positive(),
    look: auditLook,
    of: z.string().max(255).optional(),
    filters: z
      .object({
        types: z.array(z.string().max(100)).max(50).optional(),
        stream: z.string().max(255).optional(),
        actor: z.string().max(50).optional(),
        from: z.string().max(40).optional(),
        to: z.string().max(40).optional(),
        hasText: z.boolean(),
      })
      .optional(),
    before: z.string().max(64).optional(),
    lookedAt: z.iso.datetime(),
  }),
  /** A verification ended; findings name streams, tables and fields, never their content. */
  LogVerified: z.object({ userId: z.int().positive(), verdict, verifiedAt: z.iso.datetime() }),
};
export type AccessEvent = EventOf<typeof accessEvents>;
