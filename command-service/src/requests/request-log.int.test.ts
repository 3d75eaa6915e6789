import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import { eventually } from '@twofold/testing/eventually';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateWriteSide } from '../migrate.ts';
import { postgresRequestLog } from './postgres-request-log.ts';
import type { RequestLog, RequestToBegin } from './request-log.ts';

let database: TestDatabase;
let pool: pg.Pool;
let requestLog: RequestLog;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateWriteSide(database.url);
  pool = new pg.Pool({ connectionString: database.url });
  requestLog = postgresRequestLog({ pool, secrets: ['a secret'], now: () => new Date() });
  await pool.query(`insert into write_side.credentials values (7, 'hash', now()), (77, 'hash', now())`);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const ANSWER = { status: 200, body: '{"email":"ada@example.com"}', position: undefined };
const aRequest = (actor: string, given: Record<string, number> = {}) => ({
  key: crypto.randomUUID() as string,
  asker: { actor },
  needsAccount: false,
  content: 'x',
  leaseMs: 1_000,
  given,
  sequences: {},
  limits: [] as RequestToBegin['limits'],
  accountLimits: [],
  device: undefined,
  countsRepeats: false,
  mayBegin: true,
});
const begin = async (...request: Parameters<typeof aRequest>): Promise<string> => {
  const begun = aRequest(...request);
  await requestLog.begin(begun);
  return begun.key;
};
const answerOf = async (key: string): Promise<string | null | undefined> =>
  (await pool.query<{ answer: string | null }>('select answer from write_side.requests where key = $1', [key])).rows[0]
    ?.answer;

describe('keeping an answer', () => {
  it.each([
    ['a visitor', 'visitor', {}, ANSWER.body],
    ['a person', 'user-7', {}, ANSWER.body],
    ['a person who was registered', 'visitor', { userId: 7 }, ANSWER.body],
    ['a user who is gone', 'visitor', { userId: 8 }, null],
  ])('of %s', async (_, actor, allocated, kept) => {
    const key = await begin(actor, allocated);
    await requestLog.finish(key, ANSWER);
    expect(await answerOf(key)).toBe(kept);
  });
});

describe('forgetting a person', () => {
  it('removes what they wrote and what was allocated for them, and nothing of anyone else', async () => {
    const theirs = [await begin('user-7'), await begin('visitor', { userId: 7 })];
    const others = [await begin('user-77'), await begin('visitor', { userId: 77 }), await begin('visitor')];
    for (const key of [...theirs, ...others]) await requestLog.finish(key, ANSWER);
    await requestLog.forgetPerson(7);
    for (const key of theirs) expect(await answerOf(key)).toBeUndefined();
    for (const key of others) expect(await answerOf(key)).toBe(ANSWER.body);
  });
});

describe('what a user asks for whose erasure has begun', () => {
  it('has no caller, as often as it is asked for, and is not kept', async () => {
    const request = aRequest('user-8', { atMs: 5 });
    const begun = [await requestLog.begin(request), await requestLog.begin(request)];
    expect(begun).toMatchObject([1, 2].map(() => ({ state: 'from-nobody', allocated: { atMs: 5 } })));
    await requestLog.finish(request.key, ANSWER);
    expect(await answerOf(request.key)).toBeUndefined();
  });

  it('is forgotten also when it was begun while the credentials went', async () => {
    await pool.query(`insert into write_side.credentials values (9, 'hash', now())`);
    const inBetween = new pg.Client({ connectionString: database.url });
    await inBetween.connect();
    // An uncommitted row with the same key keeps the request waiting after it has read the credentials.
    const request = aRequest('user-9');
    await inBetween.query('begin');
    await inBetween.query(
      `insert into write_side.requests values ($1, 'visitor', '', '{}', now(), null, null, null, now())`,
      [request.key],
    );
    const beginning = requestLog.begin(request);
    await waitsForAnother(1);
    const erasing = pool.query('delete from write_side.credentials where user_id = 9');
    await waitsForAnother(2);
    await inBetween.query('rollback');
    await Promise.all([beginning, erasing]);
    await requestLog.forgetPerson(9);
    expect(await answerOf(request.key)).toBeUndefined();
    await inBetween.end();
  });
});

/** Waits until this many statements wait for a lock. */
const waitsForAnother = (count: number): Promise<void> =>
  eventually(async () => {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    expect(rowCount).toBe(count);
  });

describe('a lease', () => {
  it('ends in its time although the clock of the process that took it was ahead by a day', async () => {
    const ahead = () => new Date(Date.now() + 24 * 3_600_000);
    const dying = postgresRequestLog({ pool, secrets: ['a secret'], now: ahead });
    const request = aRequest('visitor');
    expect(await dying.begin({ ...request, leaseMs: 0 })).toMatchObject({ state: 'new' });
    expect(await requestLog.begin({ ...request, leaseMs: 60_000 })).toMatchObject({ state: 'new' });
    expect(await requestLog.begin({ ...request, leaseMs: 60_000 })).toMatchObject({ state: 'under-way' });
  });
});
