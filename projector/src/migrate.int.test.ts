import { randomUUID } from 'node:crypto';
import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { aNewEvent } from '@twofold/feed/testing/an-event';
import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import { eventually } from '@twofold/testing/eventually';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProjector } from './app.ts';
import { migrateReadModels } from './migrate.ts';
import { readModels } from './projections.ts';
import { createGenerationSql, createIndexesSql, showGenerationSql } from './read-model.ts';
import { ask } from './testing/operators.ts';
import { hurried, silent } from './testing/workbench.ts';

let database: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  await Promise.all([migrateReadModels(database.url), migrateReadModels(database.url)]);
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

/** Runs a statement as a user with only this role. */
const as = async (role: string, statement: string): Promise<unknown> => {
  await owner.query(`set role ${role}`);
  try {
    return await owner.query(statement);
  } finally {
    await owner.query('reset role');
  }
};

const shapeOf = async (name: string, generation: number) => {
  const { rows } = await owner.query<{ shape: string }>(
    `select concat(attname, ' ', format_type(atttypid, atttypmod), ' ', attnotnull) as shape
     from pg_attribute where attrelid = $1::regclass and attnum > 0
     union all select concat('table ', relacl, relowner::regrole) from pg_class where oid = $1::regclass
     union all select pg_get_expr(adbin, adrelid) from pg_attrdef where adrelid = $1::regclass
     union all select * from (
       select indexdef from pg_indexes where schemaname = 'read_models' and tablename = $2 order by indexname
     ) indexes
     union all select concat('view ', attname, ' ', format_type(atttypid, atttypmod))
     from pg_attribute where attrelid = $3::regclass and attnum > 0
     union all select concat(pg_get_viewdef($3::regclass), relacl, relowner::regrole) from pg_class where oid = $3::regclass`,
    [`read_models.${name}_v${generation}`, `${name}_v${generation}`, `read_models.${name}`],
  );
  return rows.map(({ shape }) => shape.replaceAll(`_v${generation}`, '_v#').replace(/\s+/g, ' '));
};

describe('migrating', () => {
  it('can be done by several processes at once, and repeated', async () => {
    await migrateReadModels(database.url);
    expect((await owner.query('select name from read_models.migrations')).rows).toEqual([
      { name: '0001-read-models' },
      { name: '0002-people' },
      { name: '0003-reviews' },
      { name: '0004-orders' },
      { name: '0005-auditor' },
      { name: '0006-operations' },
      { name: '0007-versions-of-reports' },
      { name: '0008-payment-issues' },
      { name: '0009-shared-reports' },
      { name: '0010-confirmed-emails' },
      { name: '0011-measured-sites' },
      { name: '0012-browser-facts' },
      { name: '0014-submissions-and-briefs' },
      { name: '0015-searchable-products' },
      { name: '0018-comparisons' },
      { name: '0019-judged-statements' },
      { name: '0020-complaints' },
      { name: '0021-notifications' },
      { name: '0023-second-factors' },
      { name: '0024-early-screenshots' },
      { name: '0025-notices-of-complaints' },
      { name: '0026-search-words' },
    ]);
  });

  it.each(readModels)('creates the same table as a rebuild of $table.name', async ({ table }) => {
    const migrated = await shapeOf(table.name, 1);
    await owner.query('begin');
    await owner.query(
      `${createGenerationSql(table, 2)}; ${createIndexesSql(table, 2)}; ${showGenerationSql(table, 2)}`,
    );
    const rebuilt = await shapeOf(table.name, 2);
    await owner.query('rollback');
    expect(rebuilt).toEqual(migrated);
    expect(migrated.length).toBeGreaterThan(5);
  });

  it.each(readModels)(
    'gives $projection.name one name in all its parts, and a first generation',
    async ({ projection, table }) => {
      expect(table.name).toBe(projection.name);
      const { rows } = await owner.query('select generation from read_models.generations where projection = $1', [
        projection.name,
      ]);
      expect(rows).toEqual([{ generation: 1 }]);
    },
  );
});

/** Reverts a database to the release before reviews, with a projector that has followed the log. */
const BEFORE_REVIEWS = `
  drop view read_models.products, read_models.reviews, read_models.credit_entries,
    read_models.orders, read_models.feedback_requests, read_models.feedback_seats, read_models.payment_issues,
    read_models.judged_statements, read_models.comparisons, read_models.complaints, read_models.submissions, read_models.briefs,
    read_models.notifications, read_models.notification_marks, read_models.mail_settings;
  drop table read_models.reviews_v1, read_models.credit_entries_v1,
    read_models.orders_v1, read_models.feedback_requests_v1, read_models.feedback_seats_v1,
    read_models.payment_issues_v1, read_models.judged_statements_v1, read_models.comparisons_v1, read_models.complaints_v1,
    read_models.submissions_v1, read_models.briefs_v1, read_models.notifications_v1,
    read_models.notification_marks_v1, read_models.mail_settings_v1, read_models.operations, read_models.rebuilds;
  alter table read_models.products_v1 drop column is_hidden, drop column claimable_by, drop column title, drop column description,
    drop column public_url, drop column persona_words, drop column search_words,
    drop column version, drop column older,
    drop column submitted_by, drop column share_hash, drop column search_text;
  create view read_models.products as
    select id, owner_id, is_listed, document, summary from read_models.products_v1 where status = 'completed';
  alter view read_models.products owner to twofold_projector;
  drop view read_models.users, read_models.credit_accounts;
  alter table read_models.users_v1 drop column email_confirmed, drop column second_factors, drop column recovery_codes_left;
  alter table read_models.credit_accounts_v1 drop column pending;
  create view read_models.users as select * from read_models.users_v1;
  create view read_models.credit_accounts as select * from read_models.credit_accounts_v1;
  alter view read_models.users owner to twofold_projector;
  alter view read_models.credit_accounts owner to twofold_projector;
  delete from read_models.migrations where name >= '0003';
  delete from read_models.generations
    where projection in
    ('reviews', 'judged_statements', 'credit_entries', 'orders', 'feedback_requests', 'feedback_seats', 'payment_issues',
     'comparisons', 'complaints', 'submissions', 'briefs', 'notifications', 'notification_marks', 'mail_settings');
  update read_models.generations set version = 2 where projection = 'products';
  update read_models.generations set version = 1 where projection = 'credit_accounts';`;

describe('migrating a database of an older release', () => {
  it('leaves the products to the projector, which rebuilds them', async () => {
    const older = await createTestDatabase();
    const store = memoryEventStore();
    await store.appendToStream(
      'product-1',
      [
        aNewEvent({
          type: 'AnalysisRequested',
          data: {
            productId: 1,
            url: 'https://example.com/',
            submittedBy: 'ab'.repeat(32),
            requestedAt: '2030-01-01T12:00:00.000Z',
            dueAt: '2030-01-01T12:01:00.000Z',
          },
        }),
      ],
      'no-stream',
    );
    await migrateReadModels(older.url);
    const client = new pg.Client({ connectionString: older.url });
    await client.connect();
    await client.query(BEFORE_REVIEWS);
    await client.query(
      `insert into read_models.checkpoints (name, store_id, position, epoch, updated_at) values ('products', $1, null, 1, now())`,
      [await store.storeId()],
    );
    await migrateReadModels(older.url);
    const projector = createProjector({ store, connectionString: older.url, log: silent, schedule: hurried });
    projector.start();
    await eventually(async () => {
      const { rows } = await client.query(
        'select generation, version from read_models.generations where projection = $1',
        ['products'],
      );
      expect(rows).toEqual([{ generation: 2, version: 11 }]);
    });
    await eventually(async () => {
      const { rows } = await client.query('select claimable_by from read_models.products_v2');
      expect(rows).toEqual([{ claimable_by: 'ab'.repeat(32) }]);
    });
    await projector.stop();
    await client.end();
    await older.drop();
  });
});

describe('the role that answers queries', () => {
  it.each(['select * from read_models.products', 'select * from read_models.checkpoints'])('may %s', (statement) =>
    expect(as('twofold_query', statement)).resolves.toMatchObject({ rows: [] }),
  );

  it.each([
    'select * from read_models.products_v1',
    'select * from read_models.parked_streams',
    'delete from read_models.products',
    "update read_models.checkpoints set position = '1'",
    'create table read_models.mine (id int)',
  ])('may not %s', (statement) => expect(as('twofold_query', statement)).rejects.toMatchObject({ code: '42501' }));
});

describe('the role of the projector', () => {
  const login = `projector_${randomUUID().replaceAll('-', '')}`;
  const url = () => {
    const address = new URL(database.url);
    address.username = login;
    address.password = 'secret';
    return address.href;
  };
  beforeAll(() => owner.query(`create role ${login} login password 'secret' in role twofold_projector`));
  afterAll(() => owner.query(`drop owned by ${login}; drop role ${login}`));

  it('needs only the rights of its role, even for a rebuild', async () => {
    const store = memoryEventStore();
    await store.appendToStream('product-1', [aNewEvent({ type: 'AnalysisRequested', data: 'poison' })], 'no-stream');
    await migrateReadModels(url());
    const projector = createProjector({ store, connectionString: url(), log: silent, schedule: hurried });
    projector.start();
    await eventually(async () => expect((await projector.health()).projections[0]?.parked).toHaveLength(1));
    const { eventId } = (await projector.health()).projections[0]!.parked[0]!;
    const product = { projection: 'products', stream: 'product-1', eventId, reason: 'Nonsense' };
    await ask(store, { type: 'ParkedStreamSkipRequested', data: product });
    await eventually(async () => expect((await projector.health()).projections[0]?.parked).toEqual([]));
    expect((await projector.rebuild('products')).generation).toBe(2);
    await projector.stop();
    expect((await as('twofold_query', 'select * from read_models.products')) as object).toMatchObject({ rows: [] });
  });

  it('may not access another schema', () =>
    expect(as('twofold_projector', 'create schema mine')).rejects.toMatchObject({ code: '42501' }));
});
