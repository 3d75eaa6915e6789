import { environmentFields } from '@twofold/http/environment';
import { z } from 'zod';

const { DATABASE_URL, MASTER_KEY } = environmentFields;

/** The installation to work on; the same variables as the launcher's. */
export const adminEnvironment = z.object({
  DATABASE_URL: DATABASE_URL.optional(),
  EVENTSTORE_URL: z.string().optional(),
  MASTER_KEY: MASTER_KEY.optional(),
  DATA_DIR: z.string().optional(),
  NODE_ENV: z.string().optional(),
});
