import { z } from 'zod';

/**
 * Keeps zod from compiling schemas with `eval`: each attempt would violate the content security policy and be reported.
 * Import this before any schema.
 */
z.config({ jitless: true });
