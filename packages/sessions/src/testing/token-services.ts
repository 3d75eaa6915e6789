import { respondToErrors } from '@twofold/http/respond-to-errors';
import { createServiceApp } from '@twofold/http/service-app';
import { recordedLog } from '@twofold/http/testing/recorded-log';
import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import pg from 'pg';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { acceptTokens, isByToken } from '../access-tokens/accept-tokens.ts';
import { createTokenDigests, newTokenText } from '../access-tokens/token-text.ts';
import { migrateSessions } from '../migrate.ts';
import { accountIdOf, createSessions } from '../sessions.ts';

export const OLD = 'an old secret for tests of 32 bytes';
const DAY_MS = 86_400_000;

/** A database for the tests of one file, emptied before each test, and functions that make tokens and services for them. */
export const tokenServices = () => {
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

  /** `GET /read` and `POST /analyze` answer the account; tokens may not call anything else. */
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

  return { makeToken, aService, pool: () => pool, url: () => database.url };
};
