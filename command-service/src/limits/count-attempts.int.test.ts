import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrateWriteSide } from '../migrate.ts';
import { postgresRequestLog } from '../requests/postgres-request-log.ts';
import type { RequestLog } from '../requests/request-log.ts';
import type { Limit } from './limit.ts';

let database: TestDatabase;
let pool: pg.Pool;
let requestLog: RequestLog;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateWriteSide(database.url);
  pool = new pg.Pool({ connectionString: database.url });
  requestLog = postgresRequestLog({ pool, secrets: ['a secret'], now: () => new Date() });
});
beforeEach(async () => {
  await pool.query('truncate write_side.rate_limits');
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const aLimit = (more: Partial<Limit> = {}): Limit => ({
  key: 'login:address:1',
  policy: 'login-address',
  quota: 2,
  windowS: 3_600,
  ...more,
});
const pass = (seconds: number) =>
  pool.query('update write_side.rate_limits set expire = expire - $1, free_at = greatest(0, free_at - $1)', [
    seconds * 1_000,
  ]);
const pointsOf = async (key: string): Promise<number> =>
  (await pool.query<{ points: number }>('select points from write_side.rate_limits where key = $1', [key])).rows[0]
    ?.points ?? 0;

describe('counting attempts', () => {
  it('says what is left of each limit, and from when on there is more', async () => {
    const daily = aLimit({ key: 'write:account:7', policy: 'write-account', quota: 5, windowS: 86_400 });
    const { quotas } = await requestLog.count([aLimit(), daily]);
    expect(quotas).toMatchObject([
      { key: 'login:address:1', policy: 'login-address', quota: 2, windowS: 3_600, remaining: 1, resetMs: 3_600_000 },
      { key: 'write:account:7', policy: 'write-account', quota: 5, windowS: 86_400, remaining: 4, resetMs: 86_400_000 },
    ]);
  });

  it('is refused at the quota until the window is over', async () => {
    for (let attempt = 0; attempt < 2; attempt++)
      expect(await requestLog.count([aLimit()])).not.toHaveProperty('waitMs');
    const refused = await requestLog.count([aLimit()]);
    expect(refused.waitMs).toBeGreaterThan(3_590_000);
    expect(refused.quotas).toMatchObject([{ policy: 'login-address', quota: 2, remaining: 0 }]);
    await pass(3_600);
    expect(await requestLog.count([aLimit()])).toMatchObject({ quotas: [{ remaining: 1 }] });
  });

  it('counts for none of the limits when one is used up', async () => {
    const other = aLimit({ key: 'a-first-key', quota: 9 });
    for (let attempt = 0; attempt < 4; attempt++) await requestLog.count([other, aLimit()]);
    expect([await pointsOf('a-first-key'), await pointsOf('login:address:1')]).toEqual([2, 2]);
  });

  it('lets no more through when many come at once', async () => {
    const limits = [aLimit({ quota: 5 }), aLimit({ key: 'another', quota: 50 })];
    const counted = await Promise.all(
      Array.from({ length: 20 }, (_, index) => requestLog.count(index % 2 ? limits : limits.toReversed())),
    );
    expect(counted.filter(({ waitMs }) => waitMs === undefined)).toHaveLength(5);
  });
});

describe('a limit with growing waits', () => {
  const growing = aLimit({ maxWaitS: 300 });
  const waits = async (): Promise<number> => Math.ceil(((await requestLog.count([growing])).waitMs ?? 0) / 1_000);

  it('lets one attempt through at a time, each after twice the wait, which is never above the maximum', async () => {
    await requestLog.count([growing]);
    await requestLog.count([growing]);
    const seen: number[] = [];
    for (let attempt = 0; attempt < 7; attempt++) {
      const wait = await waits();
      seen.push(wait);
      await pass(wait + 1);
      expect(await requestLog.count([growing])).not.toHaveProperty('waitMs');
    }
    expect(seen).toEqual([10, 20, 40, 80, 160, 300, 300]);
  });

  it('is not made longer by what is refused', async () => {
    for (let attempt = 0; attempt < 50; attempt++) await requestLog.count([growing]);
    expect(await waits()).toBeLessThanOrEqual(10);
  });

  it('begins again after a window without attempts', async () => {
    for (let attempt = 0; attempt < 2; attempt++) await requestLog.count([growing]);
    await pass(3_601);
    expect(await requestLog.count([growing])).toMatchObject({ quotas: [{ remaining: 1 }] });
  });
});
