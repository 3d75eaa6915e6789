import { z } from 'zod';

/** The permissions of a personal access token: read what its owner sees, request analyses, request feedback. */
export const tokenScope = z.enum(['read', 'analyze', 'feedback']);
export type TokenScope = z.infer<typeof tokenScope>;
