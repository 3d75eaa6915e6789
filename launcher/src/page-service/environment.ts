import { orderFields } from '@twofold/command-service/environment';
import { environmentFields } from '@twofold/http/environment';
import { tracingFields } from '@twofold/http/tracing-environment';
import { z } from 'zod';
import { securityFields } from '../security-text.ts';

const { DATABASE_URL, HOST, LOG_LEVEL, PORT, PUBLIC_ORIGIN, TRUST_PROXY } = environmentFields;

/** The variables of the page service's own process. */
export const pageServiceEnvironment = z.object({
  DATABASE_URL,
  HOST,
  LOG_LEVEL,
  /** Whether browsers send trace contexts. */
  OTEL_EXPORTER_OTLP_ENDPOINT: tracingFields.OTEL_EXPORTER_OTLP_ENDPOINT,
  /** As for the command service: the browser shows whether payments are simulated. */
  PAYMENTS_MODE: orderFields.PAYMENTS_MODE,
  PORT: PORT(3007),
  PUBLIC_ORIGIN,
  ...securityFields,
  TRUST_PROXY,
});
