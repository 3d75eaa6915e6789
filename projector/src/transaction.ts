import { setImmediate } from 'node:timers/promises';
import pg, { type ClientBase, type Pool, type PoolConfig } from 'pg';

const CONNECT_MS = 5_000;
const QUERY_MS = 30_000;

/**
 * A projector that froze in the middle of a batch holds the row of its checkpoint; the server ends its transaction after
 * this long, and whoever took over goes on.
 */
const IDLE_IN_TRANSACTION_MS = 4_000;

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

/** Who waits for a read model to reach a position listens here; the payload is `<projection> <position>`. */
const CHANNEL = 'projector_checkpoint';

type Transaction<Read> = {
  /** What listeners hear when, and only when, it is committed. */
  readonly announcement: string;
  /** Sends statements at once and waits for their answers. */
  readonly read: (client: ClientBase) => Promise<Read>;
  /** Sends the rest, and does not wait. */
  readonly write: (client: ClientBase, read: Read) => Promise<unknown>[];
};

/**
 * Runs one transaction in two journeys to the server, for a live event is seen by readers only after the last of them.
 *
 * What it reads follows the `begin` at once, and the commit what it writes. When any statement fails the server commits
 * nothing; the connection is thrown away then, and with it whatever it had begun.
 */
export const inTransaction = async <Read>(
  pool: Pool,
  { announcement, read, write }: Transaction<Read>,
): Promise<void> => {
  const client = await pool.connect();
  try {
    const [, answer] = await Promise.all([client.query(BEGIN), read(client)]);
    const sent = Promise.all(write(client, answer));
    // A statement that cannot be sent fails in this turn of the event loop, and the server knows nothing of it: it would
    // commit the rest.
    await Promise.race([sent, setImmediate()]);
    const committed = client.query(`notify ${CHANNEL}, ${client.escapeLiteral(announcement)}; commit`);
    // Where a statement before it failed, this fails too, and says less about why.
    committed.catch(() => undefined);
    await sent;
    await committed;
  } catch (error) {
    client.release(true);
    throw error;
  }
  client.release();
};
