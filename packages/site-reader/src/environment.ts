import { z } from 'zod';

const DEFAULT_PORT = 3006;

/** The variables of the site reader's own process, where it is a service of its own. It has no secret and no database. */
export const siteReaderEnvironment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'must be a number from 0 to 65535')
    .transform(Number)
    .default(DEFAULT_PORT),
});
