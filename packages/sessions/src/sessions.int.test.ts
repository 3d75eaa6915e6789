import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import pg from 'pg';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { migrateSessions } from './migrate.ts';
import { anApp, cookieOf, SECRETS } from './testing/an-app.ts';
import { endSessionsOf, forgetOldSessions } from './upkeep.ts';

type Row = { sid: string; sess: { passport?: { user: number }; startedAt?: string }; expire: Date };

const DAY_MS = 24 * 60 * 60 * 1_000;

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateSessions(database.url);
  pool = new pg.Pool({ connectionString: database.url });
});
afterEach(async () => {
  await pool.query('delete from sessions.sessions');
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const rows = async (): Promise<Row[]> => (await pool.query<Row>('select * from sessions.sessions order by sid')).rows;
const open = async (app: ReturnType<typeof anApp>, id = 7): Promise<string> =>
  cookieOf((await request(app).post(`/open/${id}`)).headers);
const whoIs = async (app: ReturnType<typeof anApp>, cookie: string): Promise<unknown> =>
  (await request(app).get('/who').set('cookie', cookie)).body;

describe('opening a session', () => {
  it('stores the account and the time, and hands out a cookie that no script reads', async () => {
    const now = () => new Date('2026-01-05T10:00:00.000Z');
    const { headers } = await request(anApp({ pool, now })).post('/open/7');
    expect(String(headers['set-cookie'])).toMatch(/^sid=s%3A[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    expect(await rows()).toMatchObject([{ sess: { passport: { user: 7 }, startedAt: '2026-01-05T10:00:00.000Z' } }]);
  });

  it('lasts seven days', async () => {
    await open(anApp({ pool }));
    const [row] = await rows();
    expect(Math.abs(row!.expire.getTime() - Date.now() - 7 * DAY_MS)).toBeLessThan(60_000);
  });

  it('behind https names the cookie so that only this host and https get it', async () => {
    const { headers } = await request(anApp({ pool, isHttps: true })).post('/open/7');
    expect(String(headers['set-cookie'])).toMatch(/^__Host-sid=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; /);
  });

  it('gives no session to a visitor who only reads', async () => {
    const { headers, body } = await request(anApp({ pool })).get('/who');
    expect({ body, cookie: headers['set-cookie'], rows: await rows() }).toEqual({
      body: { account: null },
      cookie: undefined,
      rows: [],
    });
  });
});

describe('coming back with a cookie', () => {
  it('is recognized by every service with the secret', async () => {
    const cookie = await open(anApp({ pool }));
    expect(await whoIs(anApp({ pool }), cookie)).toEqual({ account: 7 });
  });

  it('is recognized after the secret was rotated, until the old one is removed', async () => {
    const cookie = await open(anApp({ pool }));
    const fresh = 'another secret of 32 bytes or even more';
    expect(await whoIs(anApp({ pool, secrets: [fresh, ...SECRETS] }), cookie)).toEqual({ account: 7 });
    expect(await whoIs(anApp({ pool, secrets: [fresh] }), cookie)).toEqual({ account: null });
  });

  it('renews the cookie', async () => {
    const app = anApp({ pool });
    const cookie = await open(app);
    const { headers } = await request(app).get('/who').set('cookie', cookie);
    expect(cookieOf(headers)).toBe(cookie);
  });

  it.each([
    ['forged', (cookie: string) => cookie.replace(/.{3}$/, 'AAA')],
    ['made up', () => 'sid=s%3Amade-up'],
    ['unsigned', (cookie: string) => `sid=${cookie.slice('sid=s%3A'.length).split('.')[0]}`],
    ['empty', () => 'sid='],
  ])('that is %s is simply logged out and stores nothing', async (_, changed) => {
    const app = anApp({ pool });
    const cookie = changed(await open(app));
    const { status, body, headers } = await request(app).get('/who').set('cookie', cookie);
    expect({ status, body, cookie: headers['set-cookie'] }).toEqual({
      status: 200,
      body: { account: null },
      cookie: undefined,
    });
    expect(await rows()).toHaveLength(1);
  });

  it('is logged out once its session expired', async () => {
    const app = anApp({ pool });
    const cookie = await open(app);
    await pool.query(`update sessions.sessions set expire = now() - interval '2 seconds'`);
    expect(await whoIs(app, cookie)).toEqual({ account: null });
    await forgetOldSessions(pool);
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['29 days and 23 hours', 30 * DAY_MS - DAY_MS / 24, 7],
    ['30 days', 30 * DAY_MS, null],
  ])('%s after it was opened is account %s', async (_, ageMs, account) => {
    const openedAt = Date.now() - ageMs;
    const cookie = await open(anApp({ pool, now: () => new Date(openedAt) }));
    expect(await whoIs(anApp({ pool }), cookie)).toEqual({ account });
  });

  it('is logged out if the session has no start time', async () => {
    const app = anApp({ pool });
    const cookie = await open(app);
    await pool.query(`update sessions.sessions set sess = (sess::jsonb - 'startedAt')::json`);
    expect(await whoIs(app, cookie)).toEqual({ account: null });
  });
});

describe('recording the use of a session', () => {
  it('happens at most once a minute in one process', async () => {
    let at = Date.now();
    const app = anApp({ pool, now: () => new Date(at) });
    const cookie = await open(app);
    const expiry = async () => (await rows())[0]!.expire.getTime();
    const early = Date.now() + DAY_MS;
    await pool.query('update sessions.sessions set expire = to_timestamp($1)', [early / 1_000]);
    await whoIs(app, cookie);
    expect(await expiry()).toBeGreaterThan(early + DAY_MS);
    await pool.query('update sessions.sessions set expire = to_timestamp($1)', [early / 1_000]);
    at += 59_000;
    await whoIs(app, cookie);
    expect(await expiry()).toBeLessThan(early + DAY_MS);
    at += 2_000;
    await whoIs(app, cookie);
    expect(await expiry()).toBeGreaterThan(early + DAY_MS);
  });

  it('never writes the content of the session', async () => {
    const app = anApp({ pool });
    const cookie = await open(app);
    await pool.query(`update sessions.sessions set sess = (sess::jsonb || '{"mark": 1}')::json`);
    await whoIs(app, cookie);
    await pool.query(`update sessions.sessions set sess = (sess::jsonb || '{"mark": 2}')::json`);
    await whoIs(app, cookie);
    expect(await rows()).toMatchObject([{ sess: { mark: 2, passport: { user: 7 } } }]);
  });
});

describe('requiring an account', () => {
  it('is a 401 for a visitor', async () => {
    const { status, body } = await request(anApp({ pool })).get('/must');
    expect({ status, body }).toMatchObject({ status: 401, body: { error: 'Not logged in' } });
  });

  it('lets a logged-in user through', async () => {
    const app = anApp({ pool });
    const { body } = await request(app)
      .get('/must')
      .set('cookie', await open(app));
    expect(body).toEqual({ account: 7 });
  });

  it('throws if the route has no session middleware', async () => {
    expect((await request(anApp({ pool })).get('/unmounted')).status).toBe(500);
  });
});

describe('ending a session', () => {
  it('ends it in the database and in the browser', async () => {
    const app = anApp({ pool });
    const cookie = await open(app);
    const { headers } = await request(app).post('/end').set('cookie', cookie);
    expect(String(headers['set-cookie'])).toMatch(/^sid=; Path=\/; Expires=Thu, 01 Jan 1970/);
    expect(await whoIs(app, cookie)).toEqual({ account: null });
    expect(await rows()).toEqual([]);
  });

  it('does nothing if there is none', async () => {
    expect((await request(anApp({ pool })).post('/end')).status).toBe(200);
  });

  it('ends all of one account and none of another', async () => {
    const app = anApp({ pool });
    const mine = [await open(app), await open(app)];
    const theirs = await open(app, 77);
    await endSessionsOf(pool, 7);
    expect([await whoIs(app, mine[0]!), await whoIs(app, mine[1]!), await whoIs(app, theirs)]).toEqual([
      { account: null },
      { account: null },
      { account: 77 },
    ]);
  });

  it('finds all of one account by an index', async () => {
    const client = await pool.connect();
    await client.query('begin; set local enable_seqscan = off');
    const { rows: plan } = await client.query(
      `explain delete from sessions.sessions where sess #>> '{passport,user}' = '7'`,
    );
    await client.query('rollback');
    client.release();
    expect(JSON.stringify(plan)).toContain('sessions_account');
  });
});

describe('a database that is away', () => {
  it('is a 503 for requests with a cookie, and does not affect others', async () => {
    const cookie = await open(anApp({ pool }));
    const nowhere = new pg.Pool({ connectionString: 'postgres://unknown@127.0.0.1:1/nothing' });
    const app = anApp({ pool: nowhere });
    const needs = await request(app).get('/who').set('cookie', cookie);
    const needsNot = await request(app).get('/public').set('cookie', cookie);
    const opens = await request(app).post('/open/7');
    expect([needs.status, needsNot.status, opens.status]).toEqual([503, 200, 503]);
    await nowhere.end();
  });
});

describe('a service that logs in as the reader of sessions', () => {
  it('recognizes the user, keeps the session alive, and may do nothing else', async () => {
    const cookie = await open(anApp({ pool }));
    const reader = new pg.Pool({ connectionString: database.url, options: '-c role=twofold_query' });
    expect(await whoIs(anApp({ pool: reader }), cookie)).toEqual({ account: 7 });
    await pool.query(`update sessions.sessions set expire = now() + interval '1 day'`);
    await whoIs(anApp({ pool: reader }), cookie);
    expect((await rows())[0]!.expire.getTime()).toBeGreaterThan(Date.now() + 2 * DAY_MS);
    for (const forbidden of [
      `update sessions.sessions set sess = '{}'`,
      'delete from sessions.sessions',
      `insert into sessions.sessions values ('sid', '{}', now())`,
    ]) {
      await expect(reader.query(forbidden)).rejects.toMatchObject({ code: '42501' });
    }
    await reader.end();
  });
});
