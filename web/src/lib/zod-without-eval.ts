import { z } from 'zod';

/**
 * Zod tries out whether it may compile its schemas, and the content security policy of the pages, which forbids that,
 * would report each try. Import this before any schema.
 */
z.config({ jitless: true });
