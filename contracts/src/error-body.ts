import { z } from 'zod';

/** The fields of a non-2xx answer of /api that screens use (D-30). Answers stored by release 0.1 have no others. */
export const errorBody = z.object({
  error: z.string(),
  details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/**
 * Body of every non-2xx answer of /api: D-30's text, and the fields of RFC 9457 for programs. `type` ends in a code
 * that stays stable when a text changes, such as `#no-credit`, or is `about:blank` if the status is sufficient.
 */
export const problem = errorBody.extend({
  type: z.string(),
  title: z.string(),
  status: z.int().min(400).max(599),
  /** The same text as `error`. */
  detail: z.string(),
});
export type Problem = z.infer<typeof problem>;
