import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from './database.ts';

const ask = async (url: string, statement: string): Promise<unknown[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
};

describe('a database of a test of its own', () => {
  it('starts empty and is shared with nobody', async () => {
    const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    await ask(one.url, 'create table things (id int)');
    expect(await ask(two.url, "select to_regclass('things') as things")).toEqual([{ things: null }]);
    await Promise.all([one.drop(), two.drop()]);
  });

  it('is dropped although somebody is still connected', async () => {
    const database = await createTestDatabase();
    const client = new Client({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
    await database.drop();
    await expect(ask(database.url, 'select 1')).rejects.toThrow('does not exist');
    await client.end().catch(() => undefined);
  });
});
