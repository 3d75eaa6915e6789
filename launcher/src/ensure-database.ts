import { withClient } from '@twofold/postgres/pool';

/** Makes a database where there is none of this name. `connectionString` is that of another one on the same server. */
export const ensureDatabase = (connectionString: string, name: string): Promise<void> =>
  withClient({ connectionString }, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  });
