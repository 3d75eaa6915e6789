import { z } from 'zod';

/** The topics of facts, in the order of a report. */
export const FACT_GROUPS = [
  'performance',
  'user-experience',
  'accessibility',
  'search',
  'sharing',
  'delivery',
  'security',
  'legal',
  'technology',
] as const;
export type FactGroup = (typeof FACT_GROUPS)[number];

/** `info` if there is no right or wrong; `not-measured` if a fact does not apply or could not be read. */
const status = z.enum(['pass', 'warning', 'fail', 'info', 'not-measured']);

/**
 * One measured fact about a site (D-123). `value` is the result, `evidence` the words, headers or elements, shortened
 * and without the queries of addresses; `why` says why it matters, `advice` what to do, `source` where the rule comes
 * from, `rules` which version of our rules judged it.
 */
export const fact = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/),
  group: z.enum(FACT_GROUPS),
  title: z.string().min(1).max(80),
  status,
  value: z.union([z.string().min(1).max(300), z.number()]),
  unit: z.string().min(1).max(20).optional(),
  evidence: z.string().max(500),
  why: z.string().min(1).max(300),
  advice: z.string().min(1).max(300).optional(),
  source: z.url().max(200),
  rules: z.string().min(1).max(20),
});
export type Fact = z.infer<typeof fact>;

export const MAX_FACTS = 150;
