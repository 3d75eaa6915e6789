import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recordedLog } from '@twofold/http/testing/recorded-log';
import { HttpError, respondToErrors } from '@twofold/http/respond-to-errors';
import { migrateSessions } from '@twofold/sessions/migrate';
import type { SessionDatabase } from '@twofold/sessions/session-store';
import { createSessions } from '@twofold/sessions/sessions';
import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import express from 'express';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser } from '../testing/a-browser.ts';
import { aUser } from '../testing/a-user.ts';
import { createAuthentication } from './open-session.ts';

let testDatabase: TestDatabase;
let pool: pg.Pool;
let server: Server;
let url: string;
/** The contents of the table of credentials while a session is opened. */
let hashNow: string | undefined;
let fails: string | undefined;
/** The id of the proven second factor. */
let provenBy: string | undefined;
let factors: readonly { readonly factorId: string; readonly kind: 'totp' }[] = [];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  await migrateSessions(testDatabase.url);
  pool = new pg.Pool({ connectionString: testDatabase.url });
  const gone = () => Promise.reject(new HttpError(503, 'Connection terminated'));
  const authentication = createAuthentication({
    verifyLogin: () => Promise.resolve({ userId: 7, hash: 'compared', ...(provenBy !== undefined && { provenBy }) }),
    credentials: {
      hashOf: () => (fails === 'it cannot be checked' ? gone() : Promise.resolve(hashNow)),
      add: () => Promise.resolve(false),
      remove: () => Promise.resolve(),
    },
    people: {
      user: () =>
        Promise.resolve({
          found: { ...aUser, secondFactors: { factors, recovery: undefined, enrollment: undefined, endedSets: [] } },
          position: undefined,
        }),
    },
    store: { storeId: () => Promise.resolve('a-store') },
    now: () => new Date(),
  });
  const database: SessionDatabase = {
    query: async (text, values) => {
      const isSaving = /^insert/i.test(text);
      if (isSaving && fails === 'it cannot be saved') return gone();
      const result = await pool.query(text, values);
      return isSaving && fails === 'the answer to its saving is lost' ? gone() : result;
    },
  };
  const sessions = createSessions({ database, secrets: ['a secret for tests of 32 bytes or more'], isHttps: false });
  const app = express().use(express.json());
  app.post('/open', sessions, authentication.mount, async (request, response) => {
    const verified = await authentication.authenticate(request, response);
    await authentication.openSession(request, response, { verified, position: '0017' });
    response.json({ ok: true });
  });
  app.use(respondToErrors({ log: recordedLog().log }));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await pool.end();
  await testDatabase.drop();
});

const open = async () => {
  await pool.query('delete from sessions.sessions');
  const browser = aBrowser(url);
  const { status } = await browser.post('/open', { username: 'ada@example.com', password: 'Engine1843' });
  const { rows } = await pool.query('select from sessions.sessions');
  return { status, sessions: rows.length, hasCookie: browser.cookies.has('sid') };
};

describe('opening a session', () => {
  it('succeeds while the password is still the one that was compared', async () => {
    hashNow = 'compared';
    expect(await open()).toEqual({ status: 200, sessions: 1, hasCookie: true });
  });

  it('records a position at which the log contains the account', async () => {
    hashNow = 'compared';
    await open();
    const { rows } = await pool.query(`select sess -> 'accountSeenAt' as seen from sessions.sessions`);
    expect(rows).toEqual([{ seen: { storeId: 'a-store', position: '0017' } }]);
  });

  it.each([
    ['it cannot be saved', 0],
    ['the answer to its saving is lost', 1],
    ['it cannot be checked', 1],
  ])('is a 503 that the browser keeps nothing of when %s', async (problem, sessions) => {
    hashNow = 'compared';
    fails = problem;
    expect(await open()).toEqual({ status: 503, sessions, hasCookie: false });
    fails = undefined;
    expect(await open()).toEqual({ status: 200, sessions: 1, hasCookie: true });
  });

  it.each([
    ['another one was chosen', 'another'],
    ['the person was erased', undefined],
  ])('leaves no session where %s in the meantime', async (_, hash) => {
    hashNow = hash;
    expect(await open()).toEqual({ status: 401, sessions: 0, hasCookie: false });
  });

  it('leaves no session if a second factor was added in the meantime', async () => {
    hashNow = 'compared';
    factors = [{ factorId: crypto.randomUUID(), kind: 'totp' }];
    expect(await open()).toEqual({ status: 401, sessions: 0, hasCookie: false });
    factors = [];
    expect(await open()).toEqual({ status: 200, sessions: 1, hasCookie: true });
  });

  it('leaves no session if the proven second factor was removed or reset in the meantime', async () => {
    hashNow = 'compared';
    provenBy = crypto.randomUUID();
    factors = [{ factorId: provenBy, kind: 'totp' }];
    expect(await open()).toEqual({ status: 200, sessions: 1, hasCookie: true });
    for (const left of [[], [{ factorId: crypto.randomUUID(), kind: 'totp' }]] as const) {
      factors = left;
      expect(await open()).toEqual({ status: 401, sessions: 0, hasCookie: false });
    }
    provenBy = undefined;
    factors = [];
  });
});
