import { setImmediate } from 'node:timers/promises';
import pg, { type ClientBase, type Pool, type PoolConfig } from 'pg';

const CONNECT_MS = 5_000;
const QUERY_MS = 30_000;

/**
 * A projector that froze in the middle of a batch holds the row of its checkpoint; the server ends its transaction after
 * this long, and whoever took over goes on.
 */
const IDLE_IN_TRANSACTION_MS = 5_000;

/**
 * What the loss of the server's memory can undo is undone together, rows and checkpoint, and is folded again from the
 * log: read models need not wait for the disk.
 */
const BEGIN = 'begin; set local synchronous_commit = off';

/** Connections that send statements without waiting for the answers to those before (`pipeline` of pg). */
export const openPool = (connectionString: string, settings: PoolConfig, onError: (error: Error) => void): Pool => {
  const pool = new pg.Pool({
    connectionString,
    pipeline: true,
    keepAlive: true,
    application_name: 'twofold-projector',
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    ...settings,
  });
  // Without these two a server that goes away ends the process. Whoever has a client hears of it from its queries.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/**
 * Runs one transaction in two journeys to the server, for a live event is seen by readers only after the last of them.
 *
 * `read` sends its statements at once behind the `begin` and waits for their answers; `write` sends the rest and does not
 * wait, so that the commit follows at once. A failure of any statement makes the server turn that commit into a rollback.
 * After any error the connection is thrown away, and with it whatever it had begun.
 */
export const inTransaction = async <Read>(
  pool: Pool,
  read: (client: ClientBase) => Promise<Read>,
  write: (client: ClientBase, read: Read) => Promise<unknown>[],
): Promise<void> => {
  const client = await pool.connect();
  try {
    const [, answer] = await Promise.all([client.query(BEGIN), read(client)]);
    const sent = Promise.all(write(client, answer));
    // A statement that cannot be sent fails in this turn of the event loop, and the server knows nothing of it: it would
    // commit the rest.
    await Promise.race([sent, setImmediate()]);
    await Promise.all([sent, client.query('commit')]);
  } catch (error) {
    client.release(true);
    throw error;
  }
  client.release();
};
