import { accountFields, analysisFields, orderFields } from '@twofold/command-service/environment';
import { environmentFields } from '@twofold/http/environment';
import { tracingFields } from '@twofold/http/tracing-environment';
import { readEnvironment, type JudgedEnvironment } from '@twofold/http/production-rules';
import { z } from 'zod';
import { securityFields } from './security-text.ts';

const { HOST, LOG_LEVEL, MASTER_KEY, PORT, PUBLIC_ORIGIN, TRUST_PROXY, DATABASE_URL, SESSION_SECRET } =
  environmentFields;

/** The launcher's variables; `.env.example` explains each. */
export const launcherEnvironment = z.object({
  ...analysisFields,
  ...accountFields,
  ...orderFields,
  ...tracingFields,
  PORT: PORT(3000),
  HOST,
  PUBLIC_ORIGIN,
  ...securityFields,
  TRUST_PROXY,
  /** By default `info` in production, and `warn` elsewhere, where a person watches the terminal. */
  LOG_LEVEL: LOG_LEVEL.unwrap().optional(),
  /** The folder of the embedded database, the secrets and the mails; the default is in `data-dir.ts`. */
  DATA_DIR: z.string().optional(),
  /** An external PostgreSQL, instead of the embedded one. */
  DATABASE_URL: DATABASE_URL.optional(),
  SESSION_SECRET: SESSION_SECRET.optional(),
  MASTER_KEY: MASTER_KEY.optional(),
  EVENTSTORE_URL: z.string().optional(),
  SAMPLE_SITES_PORT: PORT(3010),
  /** Signed checkpoints that the audit console compares with the log. */
  CHECKPOINTS_DIR: z.string().optional(),
});

export type LauncherEnvironment = JudgedEnvironment<z.output<typeof launcherEnvironment>>;

/**
 * Reads the environment.
 * @throws EnvironmentError that lists all errors, including violations of the rules for production (D-107)
 */
export const readLauncherEnvironment = (env: Readonly<Record<string, string | undefined>>): LauncherEnvironment =>
  readEnvironment(launcherEnvironment, env);
