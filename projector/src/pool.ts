import { type Log, openPool, type PoolOptions } from '@twofold/postgres/pool';
import type { Pool } from 'pg';

const QUERY_MS = 30_000;

/**
 * A projector that freezes in the middle of a batch holds locks on its checkpoints. After this time the server ends its
 * transaction, and another projector continues.
 */
const IDLE_IN_TRANSACTION_MS = 4_000;

/** The projector's connections, which send statements without waiting for the answers to earlier ones. */
export const openProjectorPool = (
  connectionString: string,
  settings: Partial<PoolOptions>,
  log: Log | undefined,
): Pool =>
  openPool(
    {
      connectionString,
      application_name: 'twofold-projector',
      max: 10,
      pipeline: true,
      query_timeout: QUERY_MS,
      statement_timeout: QUERY_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      ...settings,
    },
    log,
  );
