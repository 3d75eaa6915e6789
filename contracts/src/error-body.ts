import { z } from 'zod';

/** Body of every non-2xx answer of /api (D-30). */
export const errorBody = z.object({
  error: z.string(),
  details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
