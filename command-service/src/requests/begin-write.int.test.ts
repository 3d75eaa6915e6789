import { migrateSessions } from '@twofold/sessions/migrate';
import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrateWriteSide } from '../migrate.ts';
import { postgresRequestLog } from './postgres-request-log.ts';
import type { RequestLog, RequestToBegin } from './request-log.ts';

const LIMIT = { key: 'review:someone', policy: 'review', windowS: 3_600 };
const DAY_MS = 24 * 3_600_000;
const ANSWER = { status: 200, body: '{}', position: undefined };

let database: TestDatabase;
let pool: pg.Pool;
let requestLog: RequestLog;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateWriteSide(database.url);
  await migrateSessions(database.url);
  pool = new pg.Pool({ connectionString: database.url });
  requestLog = postgresRequestLog({ pool, secrets: ['a secret'], now: () => new Date() });
  await pool.query(`insert into write_side.credentials values (7, 'hash', now())`);
});
beforeEach(async () => {
  await pool.query('truncate write_side.requests, write_side.rate_limits, sessions.sessions cascade');
  await pool.query('alter sequence write_side.review_ids restart');
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const aRequest = (more: Partial<RequestToBegin> = {}): RequestToBegin => ({
  key: crypto.randomUUID(),
  asker: { actor: 'visitor' },
  needsAccount: false,
  content: 'x',
  leaseMs: 60_000,
  given: { atMs: 5 },
  sequences: { reviewId: 'review_ids' },
  limits: [{ ...LIMIT, quota: 1 }],
  accountLimits: [],
  device: undefined,
  countsRepeats: false,
  mayBegin: true,
  ...more,
});
const rowsAndIds = async () => {
  const { rows } = await pool.query<{ rows: number; is_called: boolean }>(
    'select (select count(*)::int from write_side.requests) as rows, is_called from write_side.review_ids',
  );
  return rows[0];
};
const nothing = { rows: 0, is_called: false };
const attempts = async (): Promise<number> =>
  (await pool.query<{ points: number }>('select coalesce(sum(points), 0)::int as points from write_side.rate_limits'))
    .rows[0]!.points;

describe('a request that is refused', () => {
  it('by its limit leaves no row and takes no id', async () => {
    await requestLog.count(aRequest().limits);
    const begun = await requestLog.begin(aRequest());
    expect(begun).toMatchObject({
      state: 'limited',
      quotas: [{ key: 'review:someone', quota: 1, remaining: 0 }],
    });
    expect('waitMs' in begun && begun.waitMs).toBeGreaterThan(3_500_000);
    expect(await rowsAndIds()).toEqual(nothing);
  });

  it('because the caller is not logged in leaves no row, takes no id and counts nothing', async () => {
    const visitor = aRequest({ needsAccount: true });
    const stranger = aRequest({ needsAccount: true, asker: { sessionId: 'no session' } });
    for (const request of [visitor, stranger])
      expect(await requestLog.begin(request)).toMatchObject({ state: 'nobody' });
    expect(await rowsAndIds()).toEqual(nothing);
    expect(await attempts()).toBe(0);
  });

  it('because it may not begin leaves no row, takes no id and counts nothing', async () => {
    for (const key of [undefined, crypto.randomUUID()])
      expect(await requestLog.begin(aRequest({ key, mayBegin: false }))).toMatchObject({ state: 'absent' });
    expect(await rowsAndIds()).toEqual(nothing);
    expect(await attempts()).toBe(0);
  });

  it('because its account is being erased leaves no row and takes no id', async () => {
    const erased = aRequest({ asker: { actor: 'user-8' } });
    expect(await requestLog.begin(erased)).toMatchObject({ state: 'from-nobody', allocated: { atMs: 5 } });
    expect(await rowsAndIds()).toEqual(nothing);
  });
});

describe('a request that begins', () => {
  it('has its id, its time and a row', async () => {
    expect(await requestLog.begin(aRequest())).toMatchObject({ state: 'new', allocated: { reviewId: 1, atMs: 5 } });
    expect(await rowsAndIds()).toEqual({ rows: 1, is_called: true });
  });

  it('has its id and no row without a key', async () => {
    const request = aRequest({ key: undefined });
    expect(await requestLog.begin(request)).toMatchObject({ state: 'new', allocated: { reviewId: 1 } });
    expect((await rowsAndIds())?.rows).toBe(0);
  });

  it('counts again when the hour of its limit is over', async () => {
    await requestLog.begin(aRequest());
    await pool.query('update write_side.rate_limits set expire = expire - 3600000');
    expect(await requestLog.begin(aRequest())).toMatchObject({ state: 'new' });
  });
});

describe('a repeat', () => {
  it('gets its answer although the limit is used up, and counts nothing', async () => {
    const request = aRequest();
    await requestLog.begin(request);
    await requestLog.finish(request.key!, ANSWER);
    for (const mayBegin of [true, false])
      expect(await requestLog.begin({ ...request, mayBegin })).toMatchObject({
        state: 'answered',
        answer: { body: '{}' },
      });
    expect(await attempts()).toBe(1);
  });

  it('counts where repeats do, before it is compared with anything', async () => {
    const request = aRequest({ countsRepeats: true });
    await requestLog.begin(request);
    await requestLog.finish(request.key!, ANSWER);
    expect(await requestLog.begin(request)).toMatchObject({ state: 'limited' });
  });

  it('counts when it runs the write again, and has the same id', async () => {
    const request = aRequest({ limits: [{ ...LIMIT, quota: 2 }] });
    for (const reviewId of [1, 1]) {
      expect(await requestLog.begin(request)).toMatchObject({ state: 'new', allocated: { reviewId } });
      await requestLog.release(request.key!);
    }
    expect(await requestLog.begin(request)).toMatchObject({ state: 'limited' });
  });

  it.each([
    ['content', { content: 'y' }],
    ['asker', { asker: { actor: 'user-7' } }],
  ])('with another %s is told no more than that', async (_, other) => {
    const request = aRequest();
    await requestLog.begin(request);
    const begun = await requestLog.begin({ ...request, ...other });
    expect(begun).toMatchObject({ state: 'other-content' });
    expect(begun).not.toHaveProperty('answer');
  });

  it('is recognized after the secret was rotated', async () => {
    const request = aRequest();
    await requestLog.begin(request);
    const rotated = postgresRequestLog({ pool, secrets: ['a new secret', 'a secret'], now: () => new Date() });
    expect(await rotated.begin(request)).toMatchObject({ state: 'under-way' });
  });

  it('of many at once: one begins, and the others find it in progress', async () => {
    const request = aRequest({ limits: [] });
    const begun = await Promise.all(Array.from({ length: 8 }, () => requestLog.begin(request)));
    expect(begun.map(({ state }) => state).toSorted()).toEqual(
      ['new', ...Array<string>(7).fill('under-way')].toSorted(),
    );
  });
});

describe('the requester, by a session', () => {
  const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
  const open = (sess: object, expire = new Date(Date.now() + DAY_MS)) =>
    pool.query('insert into sessions.sessions values ($1, $2, $3)', ['a session', sess, expire]);
  const mine = { cookie: {}, passport: { user: 7 }, startedAt: anHourAgo };
  const asked = aRequest({ asker: { sessionId: 'a session' } });

  it('is the account of the session', async () => {
    await open(mine);
    expect(await requestLog.begin(asked)).toMatchObject({ state: 'new', actor: 'user-7', session: mine });
    const { rows } = await pool.query<{ actor: string }>('select actor from write_side.requests');
    expect(rows).toEqual([{ actor: 'user-7' }]);
  });

  it.each([
    ['there is none', undefined, undefined],
    ['it has run out', mine, new Date(Date.now() - 1_000)],
    ['it is older than 30 days', { ...mine, startedAt: new Date(Date.now() - 30 * DAY_MS).toISOString() }, undefined],
    ['its age is unknown', { ...mine, startedAt: undefined }, undefined],
    ['no user is logged in there', { ...mine, passport: {} }, undefined],
  ])('is a visitor where %s', async (_, sess, expire) => {
    if (sess) await open(sess, expire);
    expect(await requestLog.begin({ ...asked, key: crypto.randomUUID() })).toMatchObject({ actor: 'visitor' });
  });
});
