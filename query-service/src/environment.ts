import { environmentFields } from '@twofold/http/environment';
import { tracingFields } from '@twofold/http/tracing-environment';
import { z } from 'zod';

const { DATABASE_URL, HOST, LOG_LEVEL, METRICS_PORT, PORT, PUBLIC_ORIGIN, SESSION_SECRET, TRUST_PROXY } =
  environmentFields;

/** The variables of the query service's own process; `.env.example` explains each. */
export const queryServiceEnvironment = z.object({
  ...tracingFields,
  DATABASE_URL,
  HOST,
  LOG_LEVEL,
  METRICS_PORT,
  PORT: PORT(3002),
  PUBLIC_ORIGIN,
  SESSION_SECRET,
  TRUST_PROXY,
});
