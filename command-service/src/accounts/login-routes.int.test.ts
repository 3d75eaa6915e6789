import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser } from '../testing/a-browser.ts';
import { startService, type RunningService } from '../testing/a-service.ts';
import { accountSeenAtOf, ask, everyEvent } from '../testing/inspect.ts';
import { registered } from '../testing/people.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.end());

let people = 0;
const someone = () => ({ email: `person-${++people}@example.com`, password: 'Engine1843' });
const sessionsOf = async (id: number): Promise<number> =>
  (await ask(service.databaseUrl, `select from sessions.sessions where sess #>> '{passport,user}' = $1`, [String(id)]))
    .length;
const isLoggedIn = async (browser: ReturnType<typeof aBrowser>, id: number): Promise<boolean> =>
  (await browser.patch(`/api/users/${id}`, {})).status === 200;

describe('POST /api/login', () => {
  it('answers 200 with the user, and the position of the last event read (§7 POST /api/login)', async () => {
    const person = someone();
    const { id } = await registered(service.url, person);
    const position = (await everyEvent(service.store)).at(-1)?.position;
    const browser = aBrowser(service.url);
    const { status, body, headers } = await browser.post('/api/login', {
      username: ` ${person.email.toUpperCase()}`,
      password: person.password,
    });
    expect({ status, id: body['id'], position: headers.get('x-log-position') }).toEqual({ status: 200, id, position });
    expect(await isLoggedIn(browser, id)).toBe(true);
    const seenAt = { storeId: await service.store.storeId(), position };
    expect(await accountSeenAtOf(service.databaseUrl, id)).toEqual([seenAt, seenAt]);
  });

  it.each([
    ['a wrong password', { password: 'Engine1844' }],
    ['an address without an account', { username: 'unknown@example.com' }],
    ['a blank before the password', { password: ' Engine1843' }],
  ])('T21: answers %s with the same 401', async (_, wrong) => {
    const person = someone();
    await registered(service.url, person);
    const browser = aBrowser(service.url);
    const { status, body } = await browser.post('/api/login', {
      username: person.email,
      password: person.password,
      ...wrong,
    });
    expect({ status, body }).toMatchObject({ status: 401, body: { error: 'Invalid email or password' } });
    expect(browser.cookies.has('sid')).toBe(false);
  });

  it('T19: gives a new session id and ends the old one', async () => {
    const person = someone();
    const { browser, id } = await registered(service.url, person);
    const before = browser.cookies.get('sid')!;
    await browser.post('/api/login', { username: person.email, password: person.password });
    expect(browser.cookies.get('sid')).not.toBe(before);
    const old = aBrowser(service.url);
    old.cookies.set('sid', before);
    expect(await isLoggedIn(old, id)).toBe(false);
    expect(await sessionsOf(id)).toBe(1);
  });

  it('D-108: gives the same answer for a repeat, and a session each time', async () => {
    const person = someone();
    const { id } = await registered(service.url, person);
    const login = { username: person.email, password: person.password };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const [one, other] = [aBrowser(service.url), aBrowser(service.url)];
    const first = await one.post('/api/login', login, headers);
    const again = await other.post('/api/login', login, headers);
    expect(again.body).toEqual(first.body);
    expect([await isLoggedIn(one, id), await isLoggedIn(other, id)]).toEqual([true, true]);
  });

  it('D-114: appends nothing in a known browser, and nowhere with a wrong password', async () => {
    const person = someone();
    const { browser } = await registered(service.url, person);
    const before = await everyEvent(service.store);
    await browser.post('/api/login', { username: person.email, password: person.password });
    await aBrowser(service.url).post('/api/login', { username: person.email, password: 'wrong' });
    expect(await everyEvent(service.store)).toEqual(before);
  });
});

describe('POST /api/logout', () => {
  it('D-32: ends the session (§7 POST /api/logout)', async () => {
    const { browser, id } = await registered(service.url, someone());
    const { status, body } = await browser.post('/api/logout');
    expect({ status, body }).toEqual({ status: 200, body: { ok: true } });
    expect(browser.cookies.has('sid')).toBe(false);
    expect(await sessionsOf(id)).toBe(0);
  });

  it('D-32: answers the same to a client that is not logged in', async () => {
    const { status, body } = await aBrowser(service.url).post('/api/logout');
    expect({ status, body }).toEqual({ status: 200, body: { ok: true } });
  });
});
