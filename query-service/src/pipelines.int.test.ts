import { createLog } from '@twofold/http/log';
import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { openPipelines, type Pipelines } from './pipelines.ts';

let database: TestDatabase;
let pool: pg.Pool;
let pipelines: Pipelines;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ pool } = openDatabase(database.url, createLog({ service: 'a-test', level: 'silent' })));
  pipelines = openPipelines(pool);
});
afterAll(async () => {
  await pipelines.release();
  await pool.end();
  await database.drop();
});

const echo = async (value: number): Promise<{ value: number; backend: number }> => {
  const text = 'select $1::int as value, pg_backend_pid() as backend';
  const { rows } = await pipelines.query<{ value: number; backend: number }>({ name: 'echo', text, values: [value] });
  return rows[0] ?? { value: -1, backend: -1 };
};
const numbers = Array.from({ length: 200 }, (_, index) => index);

describe('sending many statements at once', () => {
  it('returns each answer to its caller, over four connections', async () => {
    const answers = await Promise.all(numbers.map(echo));
    expect(answers.map(({ value }) => value)).toEqual(numbers);
    expect(new Set(answers.map(({ backend }) => backend)).size).toBe(4);
  });

  it('uses one connection under low load', async () => {
    const backends = new Set<number>();
    for (const value of numbers.slice(0, 20)) backends.add((await echo(value)).backend);
    expect(backends.size).toBe(1);
  });

  it('fails only the wrong statement', async () => {
    const wrong = pipelines.query({ text: 'select 1 / 0' });
    const [failed, ...others] = await Promise.allSettled([wrong, ...numbers.slice(0, 3).map(echo)]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
    expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  });

  it('requires a pool with pipelining', () => {
    expect(() => openPipelines(new pg.Pool())).toThrow('option pipeline');
  });
});

describe('losing a connection', () => {
  it('fails the statements in flight and opens a new one for the next', async () => {
    const { backend } = await echo(1);
    const sleeping = pipelines.query({ text: 'select pg_sleep(30)' });
    const behind = echo(2);
    await Promise.all([
      expect(sleeping).rejects.toThrow(/terminat|ECONNRESET/),
      expect(behind).rejects.toThrow(/terminat|ECONNRESET/),
      pool.query('select pg_terminate_backend($1)', [backend]),
    ]);
    const after = await echo(3);
    expect(after.value).toBe(3);
    expect(after.backend).not.toBe(backend);
  });
});

describe('failing to connect', () => {
  it('retries with the next statement', async () => {
    const url = new URL(database.url);
    url.pathname = `${url.pathname}_later`;
    const { pool: early } = openDatabase(url.href, createLog({ service: 'a-test', level: 'silent' }));
    const waiting = openPipelines(early);
    await expect(waiting.query({ text: 'select 1' })).rejects.toThrow('does not exist');
    await pool.query(`create database ${url.pathname.slice(1)}`);
    expect((await waiting.query({ text: 'select 1 as one' })).rows).toEqual([{ one: 1 }]);
    await waiting.release();
    await early.end();
    await pool.query(`drop database ${url.pathname.slice(1)} with (force)`);
  });
});

describe('releasing the connections', () => {
  it('returns all of them to the pool', async () => {
    await Promise.all(numbers.map(echo));
    expect(pool.totalCount - pool.idleCount).toBe(4);
    await pipelines.release();
    expect(pool.totalCount - pool.idleCount).toBe(0);
    expect((await echo(1)).value).toBe(1);
    expect(pool.totalCount - pool.idleCount).toBe(1);
  });
});
