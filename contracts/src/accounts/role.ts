import { z } from 'zod';

/** A role of a user; the first ones are granted from the command line on the server. */
export const role = z.enum(['auditor', 'moderator', 'operator']);
export type Role = z.infer<typeof role>;
