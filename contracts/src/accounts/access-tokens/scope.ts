import { z } from 'zod';

/** What a personal access token may do: read what its owner sees, have sites analyzed, request feedback. */
export const tokenScope = z.enum(['read', 'analyze', 'feedback']);
export type TokenScope = z.infer<typeof tokenScope>;
