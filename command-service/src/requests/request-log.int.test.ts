import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateWriteSide } from '../migrate.ts';
import { postgresRequestLog, type RequestLog } from './request-log.ts';

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
const begin = async (actor: string, allocated: Record<string, number> = {}): Promise<string> => {
  const key = crypto.randomUUID();
  await requestLog.begin({ key, actor, content: 'x', leaseMs: 1_000, allocate: () => Promise.resolve(allocated) });
  return key;
};
const answerOf = async (key: string): Promise<string | null | undefined> =>
  (await pool.query<{ answer: string | null }>('select answer from write_side.requests where key = $1', [key])).rows[0]
    ?.answer;

describe('keeping an answer', () => {
  it.each([
    ['a visitor', 'visitor', {}, ANSWER.body],
    ['a person', 'user-7', {}, ANSWER.body],
    ['a person who was registered', 'visitor', { userId: 7 }, ANSWER.body],
    ['a person who is gone', 'user-8', {}, null],
    ['somebody registered who is gone', 'visitor', { userId: 8 }, null],
  ])('of %s', async (_, actor, allocated, kept) => {
    const key = await begin(actor, allocated);
    await requestLog.finish(key, ANSWER);
    expect(await answerOf(key)).toBe(kept);
  });
});

describe('forgetting a person', () => {
  it('removes what they wrote and what was allocated for them, and nothing of anybody else', async () => {
    const theirs = [await begin('user-7'), await begin('visitor', { userId: 7 })];
    const others = [await begin('user-77'), await begin('visitor', { userId: 77 }), await begin('visitor')];
    for (const key of [...theirs, ...others]) await requestLog.finish(key, ANSWER);
    await requestLog.forgetPerson(7);
    for (const key of theirs) expect(await answerOf(key)).toBeUndefined();
    for (const key of others) expect(await answerOf(key)).toBe(ANSWER.body);
  });
});

describe('a lease', () => {
  it('ends in its time although the clock of the process that took it was ahead by a day', async () => {
    const ahead = () => new Date(Date.now() + 24 * 3_600_000);
    const dying = postgresRequestLog({ pool, secrets: ['a secret'], now: ahead });
    const request = { key: crypto.randomUUID(), actor: 'visitor', content: 'x', allocate: () => Promise.resolve({}) };
    expect(await dying.begin({ ...request, leaseMs: 0 })).toMatchObject({ state: 'new' });
    expect(await requestLog.begin({ ...request, leaseMs: 60_000 })).toMatchObject({ state: 'new' });
    expect(await requestLog.begin({ ...request, leaseMs: 60_000 })).toMatchObject({ state: 'under-way' });
  });
});
