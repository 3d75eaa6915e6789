import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import pg from 'pg';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { migrateSessions } from './migrate.ts';
import { endListedSession, sessionsOf } from './sessions-of.ts';
import { anApp, cookieOf } from './testing/an-app.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

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

const open = async (id: number, at = new Date()): Promise<string> =>
  cookieOf(
    (
      await request(anApp({ pool, now: () => at }))
        .post(`/open/${id}`)
        .set('user-agent', FIREFOX)
    ).headers,
  );

describe('listing the sessions of an account', () => {
  it('shows device, start and last use, but not the id of the cookie', async () => {
    const at = new Date();
    const cookie = await open(7, at);
    await open(8);
    const listed = await sessionsOf(pool, 7, at);
    expect(listed).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{64}$/),
        device: 'Firefox on Linux',
        startedAt: at.toISOString(),
        lastUsedAt: expect.any(String),
        expiresAt: expect.any(String),
      },
    ]);
    expect(Math.abs(Date.parse(listed[0]!.lastUsedAt) - Date.now())).toBeLessThan(60_000);
    expect(decodeURIComponent(cookie)).not.toContain(listed[0]!.id);
  });

  it('leaves out sessions that expired or are older than 30 days', async () => {
    const at = new Date();
    await open(7, new Date(at.getTime() - 31 * DAY_MS));
    await open(7, at);
    expect(await sessionsOf(pool, 7, at)).toHaveLength(1);
    expect(await sessionsOf(pool, 7, new Date(at.getTime() + 8 * DAY_MS))).toEqual([]);
  });

  it('lists sessions without a device, last used first', async () => {
    await open(7);
    await pool.query(
      `update sessions.sessions set sess = (sess::jsonb - 'device')::json, expire = expire - interval '1 hour'`,
    );
    await open(7);
    expect((await sessionsOf(pool, 7, new Date())).map(({ device }) => device)).toEqual([
      'Firefox on Linux',
      undefined,
    ]);
  });
});

describe('ending a session by its id in the list', () => {
  it('ends only that one, and none of another account', async () => {
    await open(7);
    await open(7);
    const [, first] = await sessionsOf(pool, 7, new Date());
    expect(await endListedSession(pool, 8, first!.id)).toBe(false);
    expect(await endListedSession(pool, 7, first!.id)).toBe(true);
    expect(await endListedSession(pool, 7, first!.id)).toBe(false);
    expect(await sessionsOf(pool, 7, new Date())).toHaveLength(1);
  });
});
