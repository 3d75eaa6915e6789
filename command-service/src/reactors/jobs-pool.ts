import type { Logger } from '@twofold/http/log';
import { isRefusal } from '@twofold/postgres/errors';
import { openPool } from '@twofold/postgres/pool';
import type { Pool, PoolClient } from 'pg';

/** The error codes that the worker takes for a temporary loss of the database: it retries after a wait. */
const TRY_AGAIN = 'ETIMEDOUT';
const MAX_CONNECTIONS = 16;

/**
 * The connections of the job worker. It records the end of a job without awaiting the result, so an error that it does
 * not retry would be unhandled and end the process. It only retries a lost connection if the error has one of these
 * codes.
 */
export const openJobsPool = (connectionString: string, log: Logger): Pool => {
  const pool = openPool({ connectionString, application_name: 'twofold-jobs', max: MAX_CONNECTIONS }, log);
  const connect = pool.connect.bind(pool);

  // The pool itself asks with a callback, for its own `query`; the worker waits for a promise.
  pool.connect = ((callback?: Parameters<typeof connect>[0]) =>
    callback ? connect(callback) : connect().catch(throwPassing).then(patient)) as Pool['connect'];
  return pool;
};

/** The pool's own client is left unchanged: the pool uses it too. */
const patient = (client: PoolClient): PoolClient => {
  const query = client.query.bind(client) as (...args: readonly unknown[]) => Promise<unknown>;
  return new Proxy(client, {
    get: (target, key) => {
      if (key === 'query') return (...args: readonly unknown[]) => query(...args).catch(throwPassing);
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value as (...args: unknown[]) => unknown).bind(target) : value;
    },
  });
};

const throwPassing = (error: unknown): never => {
  if (!(error instanceof Error) || isRefusal(error)) throw error;
  throw Object.assign(new Error(error.message, { cause: error }), { code: TRY_AGAIN });
};
