import type pg from 'pg';

/** Runs statements that depend on each other's results in one transaction. */
export const inTransaction = async <Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // The connection may still be in the transaction, so it is not reused.
    client.release(true);
    throw error;
  }
};
