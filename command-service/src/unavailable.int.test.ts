import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type Browser } from './testing/a-browser.ts';
import { NO_LIMITS, startService, type RunningService } from './testing/a-service.ts';
import { ada, bob, registered } from './testing/people.ts';

let service: RunningService;
let loggedIn: { browser: Browser; id: number };
beforeAll(async () => {
  service = await startService({ limits: { ...NO_LIMITS, loginsPerHour: 100, registrationsPerHour: 100 } });
  loggedIn = await registered(service.url, ada);
  const url = new URL(service.databaseUrl);
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`drop database ${name} with (force)`);
  await client.end();
});
afterAll(() => service.end());

const key = () => ({ 'idempotency-key': crypto.randomUUID() });

describe('an unreachable database', () => {
  it.each([
    ['POST', '/api/register', bob],
    ['POST', '/api/login', { username: ada.email, password: ada.password }],
    ['POST', '/api/password-resets', { email: ada.email }],
    ['POST', '/api/password-resets/abc', { password: 'Engine1844' }],
    ['POST', '/api/analyze/url', { url: 'https://benchbook.example/' }],
  ])('makes %s %s a 503 that may be repeated', async (method, path, body) => {
    const { status, headers } = await aBrowser(service.url).send(method, path, body, key());
    expect({ status, retryAfter: headers.get('retry-after') }).toEqual({ status: 503, retryAfter: '2' });
  });

  it.each([
    ['PATCH', '/api/users/:id', { fullName: 'Ada' }],
    ['DELETE', '/api/users/:id', { password: ada.password }],
    ['POST', '/api/logout', {}],
  ])('makes %s %s a 503 for who has a session', async (method, path, body) => {
    const answer = await loggedIn.browser.send(method, path.replace(':id', String(loggedIn.id)), body, key());
    expect(answer.status).toBe(503);
  });
});
