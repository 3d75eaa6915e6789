import { z } from 'zod';

/**
 * One measured fact about a site (D-123): the result (`value`, a number with its `unit` or a text), the observation
 * (`evidence`), why it matters and what to do, the source of the rule, and the version of our rules that judged it.
 * `info`: there is no right or wrong. `not-measured`: it does not apply, or could not be observed. `id` names the check
 * permanently; a report cites a fact by it.
 */
export const fact = z.object({
  id: z.string().min(1).max(60),
  group: z.enum([
    'performance',
    'user-experience',
    'accessibility',
    'search',
    'sharing',
    'delivery',
    'security',
    'legal',
    'technology',
  ]),
  title: z.string().min(1).max(80),
  status: z.enum(['pass', 'warning', 'fail', 'info', 'not-measured']),
  value: z.union([z.string().min(1).max(300), z.number()]),
  unit: z.string().min(1).max(20).optional(),
  evidence: z.string().max(500),
  why: z.string().min(1).max(300),
  advice: z.string().min(1).max(300).optional(),
  source: z.url().max(200),
  rules: z.string().min(1).max(20),
});
export type Fact = z.infer<typeof fact>;
