import { z } from 'zod';

const DEFAULT_PORT = 3006;

/** The variables of the site reader as a separate service. It has no secret and no database. */
export const siteReaderEnvironment = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    PORT: z
      .string()
      .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'must be a number from 0 to 65535')
      .transform(Number)
      .default(DEFAULT_PORT),
    RENDER: z.enum(['auto', 'off']).default('auto'),
    CHROME_PATH: z.string().optional(),
    RENDER_WITHOUT_SANDBOX: z
      .enum(['0', '1'])
      .default('0')
      .transform((text) => text === '1'),
    NODE_ENV: z.string().optional(),
    ALLOW_IN_PRODUCTION: z.string().default(''),
  })
  // The same rule as in the other services (`production-rules.ts` of the package http).
  .refine(
    ({ NODE_ENV, RENDER_WITHOUT_SANDBOX, ALLOW_IN_PRODUCTION }) =>
      NODE_ENV !== 'production' ||
      !RENDER_WITHOUT_SANDBOX ||
      ALLOW_IN_PRODUCTION.split(',').some((name) => name.trim() === 'render-without-sandbox'),
    {
      path: ['RENDER_WITHOUT_SANDBOX'],
      error: 'lets foreign pages run without a sandbox (allow it with ALLOW_IN_PRODUCTION=render-without-sandbox)',
    },
  );
