import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { tokenServices } from '../testing/token-services.ts';
import { forgetOldSessions } from '../upkeep.ts';
import { newTokenText } from './token-text.ts';

const { makeToken, aService, pool } = tokenServices();

describe('guessing tokens', () => {
  it('a hundred times a second is stopped, without affecting valid tokens of others', async () => {
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

  it('is stopped without a query, even with a token that was revoked', async () => {
    let queries = 0;
    const query = (...asked: Parameters<pg.Pool['query']>) => {
      queries += 1;
      return pool().query(...asked);
    };
    const { call } = aService({ pool: { query } as pg.Pool });
    const [revoked, valid] = [await makeToken(), await makeToken()];
    for (const { text } of [revoked, valid]) expect((await call('/read', text)).status).toBe(200);
    await pool().query('update sessions.access_tokens set revoked_at = now() where id = $1', [revoked.id]);
    const statuses: number[] = [];
    for (let guess = 0; guess < 21; guess++) statuses.push((await call('/read', revoked.text)).status);
    expect(statuses.slice(-2)).toEqual([401, 429]);
    const before = queries;
    expect((await call('/read', revoked.text)).status).toBe(429);
    expect(queries).toBe(before);
    expect((await call('/read', valid.text)).status).toBe(200);
    expect(queries).toBe(before + 1);
  });

  it('is counted once for all processes, for tokens that are wrong in any way', async () => {
    const processes = Array.from({ length: 4 }, () => aService());
    const { text: expired } = await makeToken({ expiresInMs: -1 });
    const guesses = Array.from({ length: 60 }, (_, at) => ['twf_nonsense', newTokenText(), expired][at % 3]!);
    const statuses = await Promise.all(
      guesses.map(async (guess, at) => (await processes[at % 4]!.call('/read', guess)).status),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
    await pool().query(`update sessions.token_guesses set ends_at = now() - interval '1 second'`);
    expect((await aService().call('/read', newTokenText())).status).toBe(401);
    await pool().query(`update sessions.token_guesses set ends_at = now() - interval '1 second'`);
    await forgetOldSessions(pool());
    expect((await pool().query('select from sessions.token_guesses')).rowCount).toBe(0);
  });
});

/** How many of six concurrent calls in each process succeed with a limit of 10 per minute. */
const worksOf = async (text: string, count: number): Promise<number> => {
  const processes = Array.from({ length: count }, () => aService({ perMinute: 10 }));
  const statuses = await Promise.all(
    Array.from({ length: 6 * count }, async (_, at) => (await processes[at % count]!.call('/read', text)).status),
  );
  return statuses.filter((status) => status === 200).length;
};

describe('calling too often', () => {
  it('is refused for this token only, and answers show the remaining calls', async () => {
    const { call } = aService({ perMinute: 2 });
    const [busy, other] = [await makeToken(), await makeToken()];
    const first = await call('/read', busy.text);
    expect(first.headers).toMatchObject({ 'ratelimit-policy': '"token";q=2;w=60', ratelimit: '"token";r=1;t=60' });
    await call('/read', busy.text);
    expect([(await call('/read', busy.text)).status, (await call('/read', other.text)).status]).toEqual([429, 200]);
  });

  it('is counted once for all processes, including concurrent calls, and starts again in the next minute', async () => {
    const { text } = await makeToken();
    expect(await worksOf(text, 4)).toBe(10);
    expect(await worksOf(text, 4)).toBe(0);
    await pool().query(`update sessions.access_tokens set calls_end_at = now() - interval '1 second'`);
    expect(await worksOf(text, 4)).toBe(10);
  });

  it('would not be if each process had its own count', async () => {
    const { text } = await makeToken();
    let works = 0;
    for (let process = 0; process < 4; process++) {
      works += await worksOf(text, 1);
      await pool().query('update sessions.access_tokens set calls = 0');
    }
    expect(works).toBe(24);
  });

  it('does not count calls that the scope does not allow', async () => {
    const { text } = await makeToken({ scopes: ['feedback'] });
    for (let call = 0; call < 3; call++)
      expect((await aService({ perMinute: 1 }).call('/read', text)).status).toBe(403);
    expect((await pool().query('select calls from sessions.access_tokens')).rows).toEqual([{ calls: 0 }]);
  });
});
