import { setImmediate } from 'node:timers/promises';
import type { ClientBase, Pool } from 'pg';

/** Messages to listeners of a channel, delivered if and only if the transaction commits. */
export type Notification = { readonly channel: string; readonly payload: string };

export type Transaction<Read> = {
  /** False: the commit does not wait for the disk. For rows that are derived from the log again after a crash. */
  readonly isDurable?: boolean;
  /** Sends statements immediately and waits for their answers. */
  readonly read: (client: ClientBase) => Promise<Read>;
  /** Sends the writes, without waiting for their answers. */
  readonly write: (client: ClientBase, read: Read) => readonly Promise<unknown>[];
  readonly notifications?: readonly Notification[];
};

/**
 * Runs one transaction in two round trips, on a pool with `pipeline`: the reads follow the `begin` immediately, and the
 * commit follows the writes. If a statement fails, the server commits nothing, and closing the connection ends the
 * transaction.
 */
export const inTransaction = async <Read>(pool: Pool, transaction: Transaction<Read>): Promise<void> => {
  const { isDurable = true, read, write, notifications = [] } = transaction;
  const client = await pool.connect();
  try {
    const begin = isDurable ? 'begin' : 'begin; set local synchronous_commit = off';
    const [, answer] = await Promise.all([client.query(begin), read(client)]);
    const sent = Promise.all(write(client, answer));
    // A statement that cannot be sent fails in this turn of the event loop. The server never sees it, and would commit the
    // others.
    await Promise.race([sent, setImmediate()]);
    const notify = notifications.map(
      ({ channel, payload }) => `notify ${client.escapeIdentifier(channel)}, ${client.escapeLiteral(payload)}; `,
    );
    const committed = client.query(`${notify.join('')}commit`);
    // If an earlier statement failed, the commit fails too, with a less specific error.
    committed.catch(() => undefined);
    await sent;
    await committed;
  } catch (error) {
    client.release(true);
    throw error;
  }
  client.release();
};
