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

describe('a test database', () => {
  it('starts empty and is shared with no one', async () => {
    const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    await ask(one.url, 'create table things (id int)');
    expect(await ask(two.url, "select to_regclass('things') as things")).toEqual([{ things: null }]);
    await Promise.all([one.drop(), two.drop()]);
  });

  it('begins as its template does, which is made once', async () => {
    let times = 0;
    const template = {
      name: 'with_things',
      prepare: async (url: string) => {
        times++;
        await ask(url, 'create table things as select 7 as id');
      },
    };
    const databases = await Promise.all([createTestDatabase(template), createTestDatabase(template)]);
    await ask(databases[0].url, 'delete from things');
    const found = await Promise.all(databases.map(({ url }) => ask(url, 'select id from things')));
    expect({ found, times }).toEqual({ found: [[], [{ id: 7 }]], times: 1 });
    await Promise.all(databases.map((database) => database.drop()));
  });

  it('tells why its template cannot be made, each time', async () => {
    const template = { name: 'broken', prepare: (url: string) => ask(url, 'select 1 / 0').then(() => undefined) };
    for (const _ of [1, 2]) await expect(createTestDatabase(template)).rejects.toThrow('division by zero');
  });

  it('is dropped although a user is still connected', async () => {
    const database = await createTestDatabase();
    const client = new Client({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
    await database.drop();
    await expect(ask(database.url, 'select 1')).rejects.toThrow('does not exist');
    await client.end().catch(() => undefined);
  });
});
