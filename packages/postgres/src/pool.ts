import pg from 'pg';

/** Where this package reports lost connections. pino's loggers fit. */
export type Log = { warn(details: object, message: string): void };

export type PoolOptions = pg.PoolConfig & {
  readonly connectionString: string;
  /** The name of these connections in `pg_stat_activity` and in our log. */
  readonly application_name: string;
  readonly max: number;
};

const CONNECT_MS = 5_000;
/** After this time, the caller reports the server as unavailable. */
const QUERY_MS = 5_000;
/** For pools with long reads: no statement timeout. */
export const UNLIMITED = { query_timeout: 0, statement_timeout: 0 } as const;

/**
 * Opens a pool that survives the loss of its server. Connecting and each statement take at most 5 s, unless the options
 * override it. With `pipeline`, a client sends statements without waiting for the answers to earlier ones.
 */
export const openPool = (options: PoolOptions, log: Log | undefined): pg.Pool => {
  const pool = new pg.Pool({
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    statement_timeout: QUERY_MS,
    ...options,
  });
  // Without these two listeners, losing the server would end the process. A client's holder sees the loss when queries fail.
  pool.on('error', (error) =>
    log?.warn({ err: error, connections: options.application_name }, 'a database connection was lost'),
  );
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** Runs work on a separate connection, outside any pool, and closes it. */
export const withClient = async <Result>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client(config);
  // If the connection is lost, the current or the next query fails.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
};
