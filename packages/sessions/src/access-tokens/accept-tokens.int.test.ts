import { respondToErrors } from '@twofold/http/respond-to-errors';
import { createServiceApp } from '@twofold/http/service-app';
import { recordedLog } from '@twofold/http/testing/recorded-log';
import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import pg from 'pg';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrateSessions } from '../migrate.ts';
import { accountIdOf, createSessions } from '../sessions.ts';
import { forgetOldSessions } from '../upkeep.ts';
import { acceptTokens, isByToken } from './accept-tokens.ts';
import { forgetTokensOf, revokeTokensOf, tokensOf } from './access-tokens.ts';
import { createTokenDigests, newTokenText } from './token-text.ts';

const OLD = 'an old secret for tests of 32 bytes';
const NEW = 'a new secret for tests of 32 bytes';
const DAY_MS = 86_400_000;

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateSessions(database.url);
  pool = new pg.Pool({ connectionString: database.url });
});
beforeEach(async () => {
  await pool.query('truncate sessions.access_tokens, sessions.token_guesses');
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const makeToken = async (
  change: { userId?: number; scopes?: string[]; expiresInMs?: number; secret?: string } = {},
) => {
  const { userId = 7, scopes = ['read'], expiresInMs = DAY_MS, secret = OLD } = change;
  const [id, text] = [crypto.randomUUID(), newTokenText()];
  const [digest] = createTokenDigests([secret])(text);
  await pool.query(
    `insert into sessions.access_tokens (id, user_id, digest, name, scopes, created_at, expires_at, minted_at)
     values ($1, $2, $3, 'Pipeline', $4, now(), now() + $5 * interval '1 millisecond', now())`,
    [id, userId, digest, scopes, expiresInMs],
  );
  return { id, text };
};

/** `GET /read` and `POST /analyze` say who asks; no token may do anything else. */
const aService = (changes: { secrets?: string[]; now?: () => Date; pool?: pg.Pool; perMinute?: number } = {}) => {
  const { secrets = [OLD], now, perMinute = 0 } = changes;
  const { log, records } = recordedLog();
  const refused: string[] = [];
  const shared = { database: changes.pool ?? pool, secrets, ...(now && { now }) };
  const app = createServiceApp({ log, trustProxy: 1, isHttps: false });
  const scopes: Record<string, string> = { 'GET /read': 'read', 'POST /analyze': 'analyze' };
  app.use(
    acceptTokens({
      ...shared,
      log,
      scopeOf: (method, path) => scopes[`${method} ${path}`],
      limits: { perMinute, guessesPerMinute: 20 },
      onRefused: (reason) => refused.push(reason),
    }),
  );
  const sessions = createSessions({ ...shared, isHttps: false });
  app.use(sessions, (asked, response) => {
    response.cookie('left', 'behind');
    response.json({ account: accountIdOf(asked) ?? null, byToken: isByToken(asked), cookie: asked.get('cookie') });
  });
  app.use(respondToErrors({ log }));
  const call = (path: string, token: string, address = '192.0.2.1') =>
    request(app)
      .get(path)
      .set({ authorization: `Bearer ${token}`, 'x-forwarded-for': address });
  return { app, records, refused, call };
};

describe('a request with a token', () => {
  it('is that of its owner, and neither reads nor gets a cookie', async () => {
    const { text } = await makeToken();
    const { body, headers } = await aService().call('/read', text).set('cookie', 'sid=someone');
    expect(body).toEqual({ account: 7, byToken: true });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('leaves requests without one as they are', async () => {
    const { body, headers } = await request(aService().app)
      .get('/anything')
      .set('cookie', 'a=b')
      .set('authorization', 'Basic x');
    expect(body).toEqual({ account: null, byToken: false, cookie: 'a=b' });
    expect(headers['set-cookie']).toBeDefined();
  });

  it('is refused, logged and counted for every reason, with the header that RFC 6750 asks for', async () => {
    const { call, refused, records } = aService();
    const [expired, narrow, good] = [
      await makeToken({ expiresInMs: -1 }),
      await makeToken({ scopes: ['feedback'] }),
      await makeToken(),
    ];
    const revoked = await makeToken({ userId: 8 });
    await revokeTokensOf(pool, 8, new Date());
    const answers = [
      await call('/read', 'twf_nonsense'),
      await call('/read', newTokenText()),
      await call('/read', expired.text),
      await call('/read', revoked.text),
      await call('/read', narrow.text),
      await call('/other', good.text),
      await call(`/read?access_token=${good.text}`, good.text),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 403, 403, 401]);
    expect(refused).toEqual([
      'malformed',
      'unknown',
      'expired',
      'revoked',
      'wrong-scope',
      'not-for-tokens',
      'in-query',
    ]);
    for (const { headers } of answers)
      expect(headers['www-authenticate']).toMatch(
        /^Bearer realm="twofold", error="(invalid_token|insufficient_scope)"/,
      );
    const logged = records.filter((record) => record['msg'] === 'a token was refused');
    expect(logged.map((record) => record['reason'])).toEqual(refused);
    expect(logged[3]).toMatchObject({ tokenId: revoked.id });
    expect(JSON.stringify(records)).not.toContain('twf_');
  });

  it('is refused in an address also without a header', async () => {
    const { text } = await makeToken();
    expect((await request(aService().app).get(`/read?x=${text}`)).status).toBe(401);
  });

  it('is that of nobody once it was revoked or forgotten, for every process at once', async () => {
    const [one, other] = [aService(), aService()];
    const [revoked, forgotten] = [await makeToken({ userId: 8 }), await makeToken({ userId: 9 })];
    for (const { text } of [revoked, forgotten]) expect((await other.call('/read', text)).status).toBe(200);
    await revokeTokensOf(pool, 8, new Date());
    await forgetTokensOf(pool, 9);
    for (const { text } of [revoked, forgotten])
      expect([(await one.call('/read', text)).status, (await other.call('/read', text)).status]).toEqual([401, 401]);
    expect(await tokensOf(pool, 8)).toEqual([]);
  });
});

describe('the last use of a token', () => {
  it('is written at most once a minute', async () => {
    let at = Date.now();
    const { call } = aService({ now: () => new Date(at) });
    const { text } = await makeToken();
    const lastUse = async () => (await tokensOf(pool, 7))[0]?.lastUsedAt;
    expect(await lastUse()).toBeUndefined();
    await call('/read', text);
    const first = new Date(at).toISOString();
    expect(await lastUse()).toBe(first);
    at += 59_000;
    await call('/read', text);
    expect(await lastUse()).toBe(first);
    at += 1_000;
    await call('/read', text);
    expect(await lastUse()).toBe(new Date(at).toISOString());
  });
});

describe('a new secret', () => {
  it('takes over the tokens that are used while both are known', async () => {
    const [used, unused] = [await makeToken(), await makeToken()];
    expect((await aService({ secrets: [NEW, OLD] }).call('/read', used.text)).status).toBe(200);
    const later = aService({ secrets: [NEW] });
    expect([(await later.call('/read', used.text)).status, (await later.call('/read', unused.text)).status]).toEqual([
      200, 401,
    ]);
  });
});

describe('guessing tokens', () => {
  it('a hundred times a second is stopped, and hinders no token of others', async () => {
    const { call, refused } = aService();
    const [here, elsewhere] = [await makeToken(), await makeToken()];
    expect((await call('/read', here.text)).status).toBe(200);
    const guesses = await Promise.all(
      Array.from({ length: 100 }, async () => (await call('/read', newTokenText())).status),
    );
    expect(guesses.filter((status) => status === 401)).toHaveLength(20);
    const { status, headers } = await call('/read', newTokenText());
    expect({ status, wait: Number(headers['retry-after']) > 0 }).toEqual({ status: 429, wait: true });
    expect(refused).toContain('too-many-guesses');
    expect((await call('/read', here.text)).status).toBe(200);
    expect((await call('/read', elsewhere.text, '198.51.100.1')).status).toBe(200);
  });

  it('is counted once for all processes, whatever is wrong with the tokens', async () => {
    const processes = Array.from({ length: 4 }, () => aService());
    const { text: expired } = await makeToken({ expiresInMs: -1 });
    const guesses = Array.from({ length: 60 }, (_, at) => ['twf_nonsense', newTokenText(), expired][at % 3]!);
    const statuses = await Promise.all(
      guesses.map(async (guess, at) => (await processes[at % 4]!.call('/read', guess)).status),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
    await pool.query(`update sessions.token_guesses set ends_at = now() - interval '1 second'`);
    expect((await aService().call('/read', newTokenText())).status).toBe(401);
    await pool.query(`update sessions.token_guesses set ends_at = now() - interval '1 second'`);
    await forgetOldSessions(pool);
    expect((await pool.query('select from sessions.token_guesses')).rowCount).toBe(0);
  });
});

/** How many of six calls a process, at once, work with 10 a minute. */
const worksOf = async (text: string, count: number): Promise<number> => {
  const processes = Array.from({ length: count }, () => aService({ perMinute: 10 }));
  const statuses = await Promise.all(
    Array.from({ length: 6 * count }, async (_, at) => (await processes[at % count]!.call('/read', text)).status),
  );
  return statuses.filter((status) => status === 200).length;
};

describe('calling too often', () => {
  it('is refused for this token only, which is told what is left', async () => {
    const { call } = aService({ perMinute: 2 });
    const [busy, other] = [await makeToken(), await makeToken()];
    const first = await call('/read', busy.text);
    expect(first.headers).toMatchObject({ 'ratelimit-policy': '"token";q=2;w=60', ratelimit: '"token";r=1;t=60' });
    await call('/read', busy.text);
    expect([(await call('/read', busy.text)).status, (await call('/read', other.text)).status]).toEqual([429, 200]);
  });

  it('is counted once for all processes, calls at once included, and again in the next minute', async () => {
    const { text } = await makeToken();
    expect(await worksOf(text, 4)).toBe(10);
    expect(await worksOf(text, 4)).toBe(0);
    await pool.query(`update sessions.access_tokens set calls_end_at = now() - interval '1 second'`);
    expect(await worksOf(text, 4)).toBe(10);
  });

  it('would not be if each process had its own count', async () => {
    const { text } = await makeToken();
    let works = 0;
    for (let process = 0; process < 4; process++) {
      works += await worksOf(text, 1);
      await pool.query('update sessions.access_tokens set calls = 0');
    }
    expect(works).toBe(24);
  });

  it('is not what a call counts that its scope does not allow', async () => {
    const { text } = await makeToken({ scopes: ['feedback'] });
    for (let call = 0; call < 3; call++)
      expect((await aService({ perMinute: 1 }).call('/read', text)).status).toBe(403);
    expect((await pool.query('select calls from sessions.access_tokens')).rows).toEqual([{ calls: 0 }]);
  });
});

describe('a service that logs in as the reader of sessions', () => {
  it('recognizes tokens, notes their use, and never sees a digest', async () => {
    const { text } = await makeToken();
    const reader = new pg.Pool({ connectionString: database.url, options: '-c role=twofold_query' });
    expect((await aService({ pool: reader }).call('/read', text)).body).toMatchObject({ account: 7 });
    expect(await tokensOf(reader, 7)).toMatchObject([{ name: 'Pipeline', lastUsedAt: expect.any(String) }]);
    for (const forbidden of [
      'select digest from sessions.access_tokens',
      'update sessions.access_tokens set revoked_at = null',
      'delete from sessions.access_tokens',
    ])
      await expect(reader.query(forbidden)).rejects.toMatchObject({ code: '42501' });
    await reader.end();
  });
});
