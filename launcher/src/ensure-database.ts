import { Client } from 'pg';

/** Makes a database where there is none of this name. `connectionString` is that of another one on the same server. */
export const ensureDatabase = async (connectionString: string, name: string): Promise<void> => {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
};
