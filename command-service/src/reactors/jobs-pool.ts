import type { Logger } from '@twofold/http/log';
import { isRefusal } from '@twofold/postgres/errors';
import { openPool } from '@twofold/postgres/pool';
import type { Pool, PoolClient } from 'pg';

/** An error code that the worker treats as a temporary loss of the database, so that it retries. */
const RETRIED_CODE = 'ETIMEDOUT';
/** As many as the larger worker runs jobs at once: with fewer, the library warns at every start. */
const MAX_CONNECTIONS = 20;

/**
 * The connections of the job worker. The worker records the end of a job without awaiting the query, so an error that it
 * does not retry would be unhandled and end the process. It retries only errors with certain codes, so a lost connection
 * gets such a code.
 */
export const openJobsPool = (connectionString: string, log: Logger): Pool => {
  const pool = openPool({ connectionString, application_name: 'twofold-jobs', max: MAX_CONNECTIONS }, log);
  const connect = pool.connect.bind(pool);

  // The pool's own `query` calls this with a callback; the worker awaits the promise.
  pool.connect = ((callback?: Parameters<typeof connect>[0]) =>
    callback ? connect(callback) : connect().catch(throwRetryable).then(withRetryableErrors)) as Pool['connect'];
  return pool;
};

/** Wraps the client, since the pool itself uses the original. */
const withRetryableErrors = (client: PoolClient): PoolClient => {
  const query = client.query.bind(client) as (...args: readonly unknown[]) => Promise<unknown>;
  return new Proxy(client, {
    get: (target, key) => {
      if (key === 'query') return (...args: readonly unknown[]) => query(...args).catch(throwRetryable);
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value as (...args: unknown[]) => unknown).bind(target) : value;
    },
  });
};

const throwRetryable = (error: unknown): never => {
  if (!(error instanceof Error) || isRefusal(error)) throw error;
  throw Object.assign(new Error(error.message, { cause: error }), { code: RETRIED_CODE });
};
