import { z } from 'zod';

/** A violation: `where` (a stream or a read model) and `says` together form a sentence. No personal data. */
export const verdictFinding = z.object({
  where: z.string(),
  says: z.string(),
  event: z.object({ id: z.string(), position: z.string() }).optional(),
});

/**
 * The result of one check: the number of findings, and the first of them. `claim` is what should hold, in one sentence.
 */
export const verdictCheck = z.object({
  name: z.string(),
  claim: z.string(),
  count: z.int().nonnegative(),
  findings: z.array(verdictFinding),
});
export type VerdictCheck = z.infer<typeof verdictCheck>;

/**
 * The result for the hash chain: intact up to an end, broken at a place for a reason (`gap`, `order`, `content`,
 * `revision`, `link`, `cut`, `rewritten`, `signature`), or not checked because this log has none.
 */
export const verdictChain = z.discriminatedUnion('state', [
  z.object({ state: z.literal('sound'), events: z.int().nonnegative(), position: z.int(), chain: z.string() }),
  z.object({ state: z.literal('broken'), position: z.int(), reason: z.string(), detail: z.string() }),
  z.object({ state: z.literal('unchecked'), why: z.string() }),
]);
export type VerdictChain = z.infer<typeof verdictChain>;

/**
 * The result of a full verification: the chain, every event against its schema, the invariants, and each read model
 * (`read-model-…`) row by row. `upTo` is the position up to which the log was read.
 */
export const verdict = z.object({
  verificationId: z.uuid(),
  startedBy: z.int().positive(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  upTo: z.string().optional(),
  events: z.int().nonnegative(),
  isSound: z.boolean(),
  chain: verdictChain,
  checks: z.array(verdictCheck),
});
export type Verdict = z.infer<typeof verdict>;
