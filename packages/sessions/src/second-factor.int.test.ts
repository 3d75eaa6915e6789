import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import type { Request } from 'express';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { migrateSessions } from './migrate.ts';
import { endUnprovenSessions, forgetProofsOf, proveSecondFactor } from './second-factor.ts';
import { endSessionsOf, endSessionsUntil } from './upkeep.ts';

const at = new Date('2026-01-05T10:00:00.000Z');
const later = new Date('2026-01-05T11:00:00.000Z');

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

const open = async (sid: string, startedAt = at, user = 7): Promise<Request> => {
  const sess = { passport: { user }, startedAt: startedAt.toISOString() };
  await pool.query(`insert into sessions.sessions (sid, sess, expire) values ($1, $2, now() + interval '1 day')`, [
    sid,
    sess,
  ]);
  return { sessionID: sid } as Request;
};
const proofs = async (): Promise<Record<string, string | null>> => {
  const { rows } = await pool.query<{ sid: string; proof: string | null }>(
    `select sid, sess ->> 'secondFactorAt' as proof from sessions.sessions order by sid`,
  );
  return Object.fromEntries(rows.map(({ sid, proof }) => [sid, proof]));
};

describe('proving a second factor in a session', () => {
  it('is recorded in this session only, and forgotten with the factor', async () => {
    const request = await open('a');
    await open('b');
    await proveSecondFactor(pool, request, later);
    expect(await proofs()).toEqual({ a: later.toISOString(), b: null });
    await forgetProofsOf(pool, 7);
    expect(await proofs()).toEqual({ a: null, b: null });
  });

  it('does not restore a session that was ended meanwhile', async () => {
    const request = await open('a');
    await endSessionsOf(pool, 7);
    await expect(proveSecondFactor(pool, request, later)).rejects.toMatchObject({ status: 401 });
    expect(await proofs()).toEqual({});
  });
});

describe('ending sessions', () => {
  it('spares those that have proven the second factor', async () => {
    const request = await open('a');
    await open('b');
    await proveSecondFactor(pool, request, later);
    await endUnprovenSessions(pool, 7);
    expect(Object.keys(await proofs())).toEqual(['a']);
  });

  it('spares those that were opened later', async () => {
    await open('a');
    await open('b', later);
    await endSessionsUntil(pool, 7, new Date(later.getTime() - 1));
    expect(Object.keys(await proofs())).toEqual(['b']);
  });

  it.each<[string, (id: number) => Promise<void>]>([
    ['all of them', (id) => endSessionsOf(pool, id)],
    ['those opened until a time', (id) => endSessionsUntil(pool, id, later)],
    ['those without a proof', (id) => endUnprovenSessions(pool, id)],
  ])('of an account, %s, leaves those of others alone', async (_, end) => {
    await open('a');
    await open('b', at, 8);
    await end(7);
    expect(Object.keys(await proofs())).toEqual(['b']);
  });

  it('is not forgetting proofs, which leaves those of other accounts alone, too', async () => {
    for (const [sid, user] of [
      ['a', 7],
      ['b', 8],
    ] as const)
      await proveSecondFactor(pool, await open(sid, at, user), later);
    await forgetProofsOf(pool, 7);
    expect(await proofs()).toEqual({ a: null, b: later.toISOString() });
  });
});
