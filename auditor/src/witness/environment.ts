import { environmentFields } from '@twofold/http/environment';
import { z } from 'zod';
import { signingKey } from '../chain/checkpoint-key.ts';

const { DATABASE_URL, HOST, LOG_LEVEL, METRICS_PORT } = environmentFields;

/** The variables of the witness's own process, which runs outside the control of those who can change the database. */
export const witnessEnvironment = z.object({
  DATABASE_URL,
  /** Absent: the log is in the database. */
  EVENTSTORE_URL: z.string().optional(),
  HOST,
  LOG_LEVEL,
  METRICS_PORT,
  WITNESS_DIR: z.string().min(1),
  WITNESS_EVERY_SECONDS: z.coerce.number().int().min(1).max(86_400).default(3_600),
  /** Absent: checkpoints stay in the folder. */
  WITNESS_GIT: z.string().regex(/^[^-]/, 'must not begin with a dash').optional(),
  WITNESS_KEY: signingKey,
  /** Absent: no time stamps. */
  WITNESS_TSA_URL: z.url({ protocol: /^https?$/ }).optional(),
});
