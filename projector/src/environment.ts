import { environmentFields } from '@twofold/http/environment';
import { tracingFields } from '@twofold/http/tracing-environment';
import { z } from 'zod';

const { DATABASE_URL, HOST, LOG_LEVEL, MASTER_KEY, METRICS_PORT, PORT } = environmentFields;

/** The variables of the projector's own process; `.env.example` explains each. */
export const projectorEnvironment = z.object({
  ...tracingFields,
  DATABASE_URL,
  /** Absent: the log is in the database. */
  EVENTSTORE_URL: z.string().optional(),
  HOST,
  LOG_LEVEL,
  MASTER_KEY,
  METRICS_PORT,
  PORT: PORT(3004),
});
export type ProjectorEnvironment = z.output<typeof projectorEnvironment>;
