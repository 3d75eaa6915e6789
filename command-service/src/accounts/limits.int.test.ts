import { afterEach, describe, expect, it } from 'vitest';
import { aBrowser } from '../testing/a-browser.ts';
import { NO_LIMITS, startService, type RunningService } from '../testing/a-service.ts';
import { ask } from '../testing/inspect.ts';
import { ada, bob, registered } from '../testing/people.ts';

describe('trying too often', () => {
  let limited: RunningService | undefined;
  afterEach(async () => {
    await limited?.end();
    limited = undefined;
  });

  it('D-102: is a 429 with Retry-After for logins, by address and by account', async () => {
    limited = await startService({ limits: { ...NO_LIMITS, loginsPerHour: 3 }, trustProxy: 1 });
    await registered(limited.url, ada);
    const from = (ip: string, username: string) =>
      aBrowser(limited!.url).post('/api/login', { username, password: 'wrong' }, { 'x-forwarded-for': ip });
    for (const ip of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) await from(ip, ada.email);
    const sameAccount = await from('198.51.100.4', ada.email.toUpperCase());
    expect(sameAccount.status).toBe(429);
    expect(Number(sameAccount.headers.get('retry-after'))).toBeGreaterThan(3_500);
    for (const name of ['a', 'b', 'c']) await from('203.0.113.9', `${name}@example.com`);
    expect((await from('203.0.113.9', 'd@example.com')).status).toBe(429);
    const keys = await ask<{ key: string }>(limited.databaseUrl, 'select key from write_side.rate_limits');
    expect(JSON.stringify(keys)).not.toContain('@');
  });

  it('D-102: is a 429 for registrations', async () => {
    limited = await startService({ limits: { ...NO_LIMITS, registrationsPerHour: 1 } });
    await registered(limited.url, ada);
    const { status } = await aBrowser(limited.url).post('/api/register', bob);
    expect(status).toBe(429);
  });

  it('D-102: is a 429 for resets, whether or not anybody has the address', async () => {
    limited = await startService({ limits: { ...NO_LIMITS, loginsPerHour: 2 }, trustProxy: 1 });
    await registered(limited.url, ada);
    const statuses: number[] = [];
    for (const email of [ada.email, ada.email, ada.email, bob.email, bob.email, bob.email]) {
      const headers = { 'x-forwarded-for': `198.51.100.${statuses.length}` };
      statuses.push((await aBrowser(limited.url).post('/api/password-resets', { email }, headers)).status);
    }
    expect(statuses).toEqual([200, 200, 429, 200, 200, 429]);
  });

  it('D-102: is a 429 for analyses of one account from many addresses', async () => {
    limited = await startService({ limits: { ...NO_LIMITS, analysesPerHour: 1 }, trustProxy: 1 });
    const { browser } = await registered(limited.url, ada);
    const analyse = (ip: string) =>
      browser.post('/api/analyze/url', { url: 'https://benchbook.example/' }, { 'x-forwarded-for': ip });
    expect([(await analyse('198.51.100.1')).status, (await analyse('198.51.100.2')).status]).toEqual([201, 429]);
  });
});
