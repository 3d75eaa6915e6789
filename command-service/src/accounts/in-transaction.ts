import type pg from 'pg';

/** Runs statements that need the answers of one another as one transaction: all of them take effect, or none. */
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
    // A connection whose transaction is in doubt is not used again.
    client.release(true);
    throw error;
  }
};
