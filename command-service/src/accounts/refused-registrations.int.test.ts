import { afterEach, describe, expect, it } from 'vitest';
import { aBrowser } from '../testing/a-browser.ts';
import { NO_LIMITS, startService, type RunningService } from '../testing/a-service.ts';
import { ask } from '../testing/inspect.ts';

let service: RunningService | undefined;
afterEach(async () => {
  await service?.end();
  service = undefined;
});

const start = async (registrationsPerHour: number) =>
  (service = await startService({ limits: { ...NO_LIMITS, registrationsPerHour }, trustProxy: 1 }));
const register = (url: string, name: string, ip: string, key: string = crypto.randomUUID(), password = 'Engine1843') =>
  aBrowser(url).post(
    '/api/register',
    { email: `${name}@example.com`, password },
    { 'idempotency-key': key, 'x-forwarded-for': ip },
  );
const rowsAndIds = async (databaseUrl: string) =>
  (
    await ask<{ rows: number; last: string }>(
      databaseUrl,
      'select (select count(*)::int from write_side.requests) as rows, last_value as last from write_side.user_ids',
    )
  )[0];

describe('180 registrations beyond the limit', () => {
  it('leave no row and use no id', async () => {
    const { url, databaseUrl } = await start(1);
    expect((await register(url, 'ada', '198.51.100.1')).status).toBe(201);
    const before = await rowsAndIds(databaseUrl);
    const statuses = new Set<number>();
    for (let index = 0; index < 180; index++)
      statuses.add((await register(url, `person-${index}`, '198.51.100.1')).status);
    expect([...statuses]).toEqual([429]);
    expect(await rowsAndIds(databaseUrl)).toEqual(before);
  });
});

describe('a limit of registrations', () => {
  it('D-102: is a 429 for another person at the same address, and lets a lost answer be asked for again', async () => {
    const { url } = await start(1);
    const key = crypto.randomUUID();
    expect((await register(url, 'ada', '198.51.100.1', key)).status).toBe(201);
    expect((await register(url, 'bob', '198.51.100.1')).status).toBe(429);
    expect((await register(url, 'ada', '198.51.100.1', key)).status).toBe(201);
    expect((await register(url, 'carol', '198.51.101.1')).status).toBe(201);
  });
});
