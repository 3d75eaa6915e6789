import type { Logger } from '@twofold/http/log';
import pg, { type PoolClient } from 'pg';
import { openPool } from '../open-pool.ts';

/** What the worker takes for a database that is away for a while: it tries again by itself, and waits in between. */
const TRY_AGAIN = 'ETIMEDOUT';
/** SQLSTATE: the server is going away, or coming back; a statement took too long. */
const PASSING = /^(?:08|57)/;

/**
 * The connections of the job worker. It notes the end of a job without waiting for that, so an error there that it does
 * not try again is one that nobody handles, and would end the process. Losing the database is none of those it tries
 * again, unless it is told so by a code.
 */
export const openJobsPool = (connectionString: string, log: Logger): pg.Pool => {
  const pool = openPool(connectionString, log);
  const connect = pool.connect.bind(pool);

  // The pool itself asks with a callback, for its own `query`; the worker waits for a promise.
  pool.connect = ((callback?: Parameters<typeof connect>[0]) =>
    callback ? connect(callback) : connect().catch(throwPassing).then(patient)) as pg.Pool['connect'];
  return pool;
};

/** The pool's own client stays as it is: the pool uses it too. */
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
  if (!(error instanceof Error)) throw error;
  const isAnswer = error instanceof pg.DatabaseError && !PASSING.test(error.code ?? '');
  throw isAnswer ? error : Object.assign(new Error(error.message, { cause: error }), { code: TRY_AGAIN });
};
