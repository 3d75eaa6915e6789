import { environmentFields } from '@twofold/http/environment';
import { tracingFields } from '@twofold/http/tracing-environment';
import { z } from 'zod';
import { checkpointKey } from '../chain/checkpoint-key.ts';

const { DATABASE_URL, HOST, LOG_LEVEL, MASTER_KEY, METRICS_PORT, PORT, PUBLIC_ORIGIN, SESSION_SECRET, TRUST_PROXY } =
  environmentFields;

/** The variables of the audit service's own process; `.env.example` explains each. */
export const auditServiceEnvironment = z.object({
  ...tracingFields,
  /** Absent: downloaded manifests are not signed. */
  CHECKPOINT_KEY: checkpointKey,
  /** A folder of signed checkpoints, as `auditor checkpoint` writes them. */
  CHECKPOINTS_DIR: z.string().optional(),
  DATABASE_URL,
  /** Absent: the log is in the database. */
  EVENTSTORE_URL: z.string().optional(),
  HOST,
  LOG_LEVEL,
  MASTER_KEY,
  METRICS_PORT,
  PORT: PORT(3005),
  PUBLIC_ORIGIN,
  SESSION_SECRET,
  TRUST_PROXY,
});
export type AuditServiceEnvironment = z.output<typeof auditServiceEnvironment>;
