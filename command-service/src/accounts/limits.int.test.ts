import { eventually } from '@twofold/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type Answered } from '../testing/a-browser.ts';
import { NO_LIMITS, startService, type RunningService } from '../testing/a-service.ts';
import { ask } from '../testing/inspect.ts';

const LIMITS = { ...NO_LIMITS, loginsPerHour: 4, writesPerDay: 6, profileChangesPerDay: 3 };
const PASSWORD = 'Engine1843';

let limited: RunningService;
/** A mutant without limits. */
let unlimited: RunningService;
beforeAll(async () => {
  limited = await startService({ limits: LIMITS, trustProxy: 1 });
  unlimited = await startService({ trustProxy: 1 });
});
afterAll(async () => {
  await limited.end();
  await unlimited.end();
});

let made = 0;
const someone = () => ({ email: `person-${++made}@example.com`, password: PASSWORD });
/** Each address is in its own network, so that tests do not use up each other's limits. */
const anAddress = () => `10.${++made >> 8}.${made & 255}.1`;
const at = (ip: string, headers: Record<string, string> = {}) => ({ 'x-forwarded-for': ip, ...headers });
const key = () => ({ 'idempotency-key': crypto.randomUUID() });

const registered = async ({ url }: RunningService, person = someone(), ip = anAddress()) => {
  const browser = aBrowser(url);
  const { status, body } = await browser.post('/api/register', person, at(ip));
  expect(status).toBe(201);
  return { browser, person, ip, id: Number(body['id']) };
};
const logIn = ({ url }: RunningService, email: string, ip: string, password = 'wrong', browser = aBrowser(url)) =>
  browser.post('/api/login', { username: email, password }, at(ip));
const statuses = async (count: number, send: (index: number) => Promise<Answered>): Promise<number[]> => {
  const seen: number[] = [];
  for (let index = 0; index < count; index++) seen.push((await send(index)).status);
  return seen;
};
const secondsToWait = ({ headers }: Answered) => Number(headers.get('retry-after'));

describe('repeating a registration with other passwords', () => {
  it('compares no more passwords than logging in from there does, and counts together with it', async () => {
    const first = someone();
    const [ip, once] = [anAddress(), key()];
    const register = (password: string) =>
      aBrowser(limited.url).post('/api/register', { ...first, password }, at(ip, once));
    expect((await register(PASSWORD)).status).toBe(201);
    expect(await statuses(4, (index) => register(`Guess100${index}`))).toEqual([201, 201, 429, 429]);
    expect(secondsToWait(await register('Guess1009'))).toBeGreaterThan(0);
    expect((await logIn(limited, first.email, ip)).status).toBe(429);
  });

  it('is refused for a taken address without comparing anything', async () => {
    const { person } = await registered(limited);
    const [ip, once] = [anAddress(), key()];
    const register = (index: number) =>
      aBrowser(limited.url).post('/api/register', { ...person, password: `Guess100${index}` }, at(ip, once));
    expect(await statuses(5, register)).toEqual([409, 409, 409, 409, 409]);
  });
});

describe('trying too often to log in', () => {
  it('D-102: is a 429 with Retry-After for an address, and keeps no address of a person', async () => {
    const ip = anAddress();
    expect(await statuses(5, (index) => logIn(limited, `${index}@example.com`, ip))).toEqual([401, 401, 401, 401, 429]);
    expect(secondsToWait(await logIn(limited, 'x@example.com', ip))).toBeGreaterThan(3_500);
    const keys = await ask<{ key: string }>(limited.databaseUrl, 'select key from write_side.rate_limits');
    expect(JSON.stringify(keys)).not.toContain('@');
  });

  it('does not lock out the owner in a browser that has logged in before', async () => {
    const { browser, person, ip } = await registered(limited);
    for (let guess = 0; guess < 20; guess++) await logIn(limited, person.email, anAddress());
    expect((await logIn(limited, person.email, ip, PASSWORD, browser)).status).toBe(200);
    const elsewhere = await logIn(limited, person.email, anAddress(), PASSWORD);
    expect(elsewhere.status).toBe(429);
    expect(secondsToWait(elsewhere)).toBeLessThanOrEqual(300);
  });

  it('does not depend on whether an account has the address', async () => {
    const { person } = await registered(limited);
    const guessesAt = (email: string) => statuses(7, () => logIn(limited, email, anAddress()));
    expect(await guessesAt(person.email)).toEqual(await guessesAt('unknown@example.com'));
  });

  it('reports the remaining attempts in the standard headers', async () => {
    const ip = anAddress();
    const { headers } = await logIn(limited, 'user@example.com', ip);
    expect(headers.get('ratelimit-policy')).toContain('"login-address";q=4;w=3600');
    expect(headers.get('ratelimit')).toMatch(/^"login-address-and-account";r=1;t=\d+$/);
    await statuses(5, (index) => logIn(limited, `${index}@example.com`, ip));
    const refused = await logIn(limited, 'x@example.com', ip);
    expect(refused.headers.get('ratelimit')).toMatch(/^"login-address";r=0;t=\d+$/);
    expect(refused.headers.get('ratelimit-policy')).toBe('"login-address";q=4;w=3600');
  });

  it('counts together with password guesses at erasures', async () => {
    const { browser, id, person } = await registered(limited);
    const erase = (password: string) => browser.delete(`/api/users/${id}`, { password }, at(anAddress()));
    expect(await statuses(5, () => erase('wrong'))).toEqual([403, 403, 403, 403, 429]);
    expect((await logIn(limited, person.email, anAddress(), PASSWORD, browser)).status).toBe(429);
  });
});

describe('the writes of one account', () => {
  const changeProfile = ({ browser, id }: Awaited<ReturnType<typeof registered>>, headers = key()) =>
    browser.patch(`/api/users/${id}`, { fullName: `Ada ${++made}` }, headers);
  const claimSome = ({ browser }: Awaited<ReturnType<typeof registered>>) =>
    browser.post('/api/products/1/claim', {}, key());

  it('are refused beyond those of a day, of any kind, and leave no row', async () => {
    const ada = await registered(limited);
    expect(await statuses(7, () => claimSome(ada))).toEqual([404, 404, 404, 404, 404, 404, 429]);
    const rows = async () => (await ask(limited.databaseUrl, 'select from write_side.requests')).length;
    const before = await rows();
    const refused = await changeProfile(ada);
    expect({ status: refused.status, rows: await rows() }).toEqual({ status: 429, rows: before });
    expect(secondsToWait(refused)).toBeGreaterThan(86_000);
    expect(refused.headers.get('ratelimit-policy')).toBe('"write-account";q=6;w=86400');
  });

  it('do not count for other accounts, and never prevent logins or erasures', async () => {
    const ada = await registered(limited);
    await statuses(7, () => claimSome(ada));
    expect((await changeProfile(await registered(limited))).status).toBe(200);
    expect((await logIn(limited, ada.person.email, ada.ip, PASSWORD, ada.browser)).status).toBe(200);
    expect((await ada.browser.delete(`/api/users/${ada.id}`, { password: PASSWORD })).status).toBe(200);
  });

  it('are fewer for the profile, with a key or without one; a repeat counts once', async () => {
    const ada = await registered(limited);
    const once = key();
    const fullName = { fullName: 'Ada Lovelace' };
    const same = () => ada.browser.patch(`/api/users/${ada.id}`, fullName, once);
    expect(await statuses(4, same)).toEqual([200, 200, 200, 200]);
    expect(await statuses(3, () => changeProfile(ada, {} as never))).toEqual([200, 200, 429]);
    expect((await same()).status).toBe(200);
    expect((await claimSome(ada)).status).toBe(404);
  });
});

describe('a device', () => {
  it('is deleted with its user', async () => {
    const { browser, id } = await registered(limited);
    const known = () => ask(limited.databaseUrl, 'select from write_side.known_devices where user_id = $1', [id]);
    expect(await known()).toHaveLength(1);
    await browser.delete(`/api/users/${id}`, { password: PASSWORD });
    await eventually(async () => expect(await known()).toHaveLength(0));
  });
});
