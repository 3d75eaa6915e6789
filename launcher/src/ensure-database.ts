import { withClient } from '@twofold/postgres/pool';

/** Creates a database if it does not exist. `connectionString` is that of another one on the same server. */
export const ensureDatabase = (connectionString: string, name: string): Promise<void> =>
  withClient({ connectionString }, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  });
