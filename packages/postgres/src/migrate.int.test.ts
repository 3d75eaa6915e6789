import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrateSchema, pendingMigrations, type NamedMigration } from './migrate.ts';
import { createRolesSql } from './roles.ts';

let database: TestDatabase;
let owner: pg.Client;
beforeEach(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
});
afterEach(async () => {
  await owner.end();
  await database.drop();
});

const step = (name: string, sql: string): NamedMigration => ({ name, up: async (knex) => void (await knex.raw(sql)) });
const FIRST = step('0001-things', 'create table things.things (id int primary key)');
const SECOND = step('0002-names', "alter table things.things add column name text not null default 'none'");

const migrate = (migrations: readonly NamedMigration[], url = database.url, prepare?: string) =>
  migrateSchema(url, { schema: 'things', migrations, ...(prepare !== undefined && { prepare }) });
const rowsOf = async (sql: string): Promise<readonly unknown[]> => (await owner.query(sql)).rows;
const names = () => rowsOf('select name from things.migrations order by name');

/** Logs in as a role that may read the history, and nothing else. */
const asService = async (work: (url: string) => Promise<void>): Promise<void> => {
  const role = `service_${randomUUID().replaceAll('-', '')}`;
  await owner.query(`create role ${role} login password 'secret'; grant usage on schema things to ${role};
    grant select on things.migrations to ${role}`);
  const url = new URL(database.url);
  [url.username, url.password] = [role, 'secret'];
  try {
    await work(url.href);
  } finally {
    await owner.query(`drop owned by ${role}; drop role ${role}`);
  }
};

describe('migrating a schema', () => {
  it('runs its migrations once, even if processes start together', async () => {
    await Promise.all([migrate([FIRST, SECOND]), migrate([FIRST, SECOND]), migrate([FIRST, SECOND])]);
    await migrate([FIRST, SECOND]);
    expect(await names()).toEqual([{ name: FIRST.name }, { name: SECOND.name }]);
  });

  it('keeps the rows of an older release and runs only the pending migrations', async () => {
    await migrate([FIRST]);
    await owner.query('insert into things.things values (7)');
    await migrate([FIRST, SECOND]);
    expect(await rowsOf('select * from things.things')).toEqual([{ id: 7, name: 'none' }]);
  });

  it('leaves nothing behind when a migration fails', async () => {
    await expect(migrate([FIRST, step('0002-broken', 'select * from nowhere')])).rejects.toMatchObject({
      code: '42P01',
    });
    expect(await rowsOf("select to_regclass('things.things') as things")).toEqual([{ things: null }]);
    await migrate([FIRST, SECOND]);
  });

  it('prepares before the migrations run', async () => {
    await migrate(
      [step('0001-view', 'create view things.seen as select * from things.ready')],
      database.url,
      'create table if not exists things.ready (id int)',
    );
    expect(await rowsOf('select * from things.seen')).toEqual([]);
  });

  it('does nothing for the role of a service if nothing is pending', async () => {
    await migrate([FIRST]);
    await asService((url) => migrate([FIRST], url));
  });

  it('is refused with advice to a role that may not do it', async () => {
    await migrate([FIRST]);
    await asService(async (url) => {
      await expect(migrate([FIRST, SECOND], url)).rejects.toMatchObject({
        code: 'not-migrated',
        message: expect.stringContaining('The schema things is not up to date: run "npm run migrate"'),
      });
    });
  });
});

describe('migrating a schema of a newer release', () => {
  const refusal = {
    code: 'newer-release',
    message:
      'The schema things was migrated by a newer release (has migration 0002-names). ' +
      'Install that release again, or restore a backup.',
  };

  it('is refused, and changes nothing', async () => {
    await migrate([FIRST, SECOND]);
    await expect(migrate([FIRST, step('0003-mine', 'create table things.mine ()')])).rejects.toMatchObject(refusal);
    expect(await names()).toEqual([{ name: FIRST.name }, { name: SECOND.name }]);
    expect(await rowsOf("select to_regclass('things.mine') as mine")).toEqual([{ mine: null }]);
  });

  it('is also refused to the role of a service', async () => {
    await migrate([FIRST, SECOND]);
    await asService((url) => expect(migrate([FIRST], url)).rejects.toMatchObject(refusal));
  });
});

describe('comparing migrations', () => {
  it('returns the pending ones, in order', () =>
    expect(pendingMigrations('things', ['1', '2', '3'], ['2'])).toEqual(['1', '3']));
});

describe('making roles', () => {
  it('may be done by several databases of a server at once, and again', async () => {
    const role = `role_${randomUUID().replaceAll('-', '')}`;
    const other = await createTestDatabase();
    const elsewhere = new pg.Client({ connectionString: other.url });
    await elsewhere.connect();
    await Promise.all([owner.query(createRolesSql([role])), elsewhere.query(createRolesSql([role]))]);
    await owner.query(createRolesSql([role]));
    expect(await rowsOf(`select rolcanlogin from pg_roles where rolname = '${role}'`)).toEqual([
      { rolcanlogin: false },
    ]);
    await owner.query(`drop role ${role}`);
    await elsewhere.end();
    await other.drop();
  });
});
