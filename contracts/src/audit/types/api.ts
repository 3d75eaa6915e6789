import { z } from 'zod';

/** Answer of `types`: every type of event in the log and its count, by name. */
export const typesView = z.object({
  isCaughtUp: z.boolean(),
  types: z.array(z.object({ type: z.string(), events: z.int().positive() })),
});
export type TypesView = z.infer<typeof typesView>;
