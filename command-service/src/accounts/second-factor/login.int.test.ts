import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type Browser } from '../../testing/a-browser.ts';
import { aMovableClock } from '../../testing/a-movable-clock.ts';
import { startService, type RunningService } from '../../testing/a-service.ts';
import { ask, everyEvent, everyTable } from '../../testing/inspect.ts';
import { registered } from '../../testing/people.ts';
import { addApp } from '../../testing/second-factors.ts';

const STEP_MS = 30_000;

const clock = aMovableClock();
let service: RunningService;
beforeAll(async () => {
  service = await startService({ now: clock.now });
});
afterAll(() => service.end());

let people = 0;
const someone = () => ({ email: `factor-${++people}@example.com`, password: 'Engine1843' });
const isLoggedIn = async (browser: Browser, id: number): Promise<boolean> =>
  (await browser.patch(`/api/users/${id}`, {})).status === 200;
const nextCode = (app: Awaited<ReturnType<typeof addApp>>['app']): string => {
  clock.putForward(2 * STEP_MS);
  return app.codeAt(clock.now());
};

/** A user with an app, and a browser that has sent the correct password. */
const halfwayIn = async () => {
  const person = someone();
  const { browser: own, id } = await registered(service.url, person);
  const added = await addApp(own, clock.now(), person.password);
  const browser = aBrowser(service.url);
  const login = { username: person.email, password: person.password };
  const answered = await browser.post('/api/login', login);
  return { ...added, person, own, id, browser, login, answered };
};
const prove = (browser: Browser, proof: object) => browser.post('/api/login/second-factor', { proof });

describe('logging in to an account with an app', () => {
  it('requires the second factor after the correct password, and reveals nothing of the account', async () => {
    const { answered } = await halfwayIn();
    const { status, body } = answered;
    expect({ status, body }).toEqual({ status: 202, body: { secondFactor: ['totp', 'recovery-code'] } });
    expect(answered.headers.get('x-log-position')).toBeNull();
  });

  it('opens no session before, by any route', async () => {
    const { browser, id } = await halfwayIn();
    expect([...browser.cookies.keys()]).not.toContain('sid');
    expect(await isLoggedIn(browser, id)).toBe(false);
    const tried = [
      await browser.post('/api/me/second-factor/proofs', { proof: { kind: 'totp', code: '123456' } }),
      await browser.post('/api/me/second-factors/totp', { password: 'Engine1843' }),
      await browser.post('/api/logout/everywhere'),
      await browser.delete(`/api/users/${id}`, { password: 'Engine1843' }),
    ];
    expect(tried.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    browser.cookies.set('sid', browser.cookies.get('login')!);
    expect(await isLoggedIn(browser, id)).toBe(false);
  });

  it('logs in with the code of the app, under a new session id', async () => {
    const { browser, app, id } = await halfwayIn();
    browser.cookies.set('sid', 's:planted.signature');
    const { status, body } = await prove(browser, { kind: 'totp', code: nextCode(app) });
    expect({ status, id: body['id'] }).toEqual({ status: 200, id });
    expect(await isLoggedIn(browser, id)).toBe(true);
    expect(browser.cookies.has('login')).toBe(false);
  });

  it('accepts a code one step off, and none twice', async () => {
    const { browser, app, id, login } = await halfwayIn();
    clock.putForward(4 * STEP_MS);
    const code = app.codeAt(new Date(clock.now().getTime() - STEP_MS));
    expect((await prove(browser, { kind: 'totp', code })).status).toBe(200);
    const thief = aBrowser(service.url);
    await thief.post('/api/login', login);
    expect((await prove(thief, { kind: 'totp', code })).status).toBe(403);
    expect(await isLoggedIn(thief, id)).toBe(false);
    const older = app.codeAt(new Date(clock.now().getTime() - 2 * STEP_MS));
    expect((await prove(thief, { kind: 'totp', code: older })).status).toBe(403);
  });

  it('refuses the code that confirmed the app', async () => {
    const { browser, app } = await halfwayIn();
    const { status, body } = await prove(browser, { kind: 'totp', code: app.codeAt(clock.now()) });
    expect({ status, error: body['error'] }).toEqual({ status: 403, error: expect.stringContaining('not correct') });
  });

  it('accepts each recovery code once, in any spelling', async () => {
    const { browser, recoveryCodes, login, id } = await halfwayIn();
    expect(recoveryCodes).toHaveLength(10);
    const [code = ''] = recoveryCodes;
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    expect((await prove(browser, { kind: 'recovery-code', code: typed })).status).toBe(200);
    expect(await isLoggedIn(browser, id)).toBe(true);
    const again = aBrowser(service.url);
    await again.post('/api/login', login);
    expect((await prove(again, { kind: 'recovery-code', code })).status).toBe(403);
  });

  it('accepts one of two concurrent logins with the same recovery code', async () => {
    const { browser, recoveryCodes, login } = await halfwayIn();
    const other = aBrowser(service.url);
    await other.post('/api/login', login);
    const proof = { kind: 'recovery-code', code: recoveryCodes[3] };
    const both = await Promise.all([prove(browser, proof), prove(other, proof)]);
    expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 403]);
  });

  it('starts over after 10 minutes, after a new password, and with an unknown ticket', async () => {
    const late = await halfwayIn();
    clock.putForward(10 * 60_000 + 1);
    expect((await prove(late.browser, { kind: 'totp', code: nextCode(late.app) })).status).toBe(401);
    const changed = await halfwayIn();
    await ask(service.databaseUrl, `update write_side.credentials set hash = 'another' where user_id = $1`, [
      changed.id,
    ]);
    expect((await prove(changed.browser, { kind: 'totp', code: nextCode(changed.app) })).status).toBe(401);
    const stranger = aBrowser(service.url);
    stranger.cookies.set('login', 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
    expect((await prove(stranger, { kind: 'totp', code: '123456' })).status).toBe(401);
  });

  it('accepts no code of another account', async () => {
    const [one, other] = [await halfwayIn(), await halfwayIn()];
    expect((await prove(one.browser, { kind: 'totp', code: nextCode(other.app) })).status).toBe(403);
    const { recoveryCodes } = other;
    expect((await prove(one.browser, { kind: 'recovery-code', code: recoveryCodes[0] })).status).toBe(403);
  });

  it('gives a wrong password the same answer as an account without', async () => {
    const { person } = await halfwayIn();
    const answered = await aBrowser(service.url).post('/api/login', { username: person.email, password: 'Wrong1843' });
    expect({ status: answered.status, body: answered.body }).toMatchObject({
      status: 401,
      body: { error: 'Invalid email or password' },
    });
  });

  it('gives a repeat of the registration no session, and no repeat of a login from before one', async () => {
    const person = someone();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const own = aBrowser(service.url);
    const { body } = await own.post('/api/register', person, key);
    const login = { username: person.email, password: person.password };
    const loginKey = { 'idempotency-key': crypto.randomUUID() };
    await aBrowser(service.url).post('/api/login', login, loginKey);
    await addApp(own, clock.now(), person.password);
    const thief = aBrowser(service.url);
    await thief.post('/api/register', person, key);
    const again = await thief.post('/api/login', login, loginKey);
    expect(again.status).toBe(202);
    expect(again.body).not.toHaveProperty('email');
    expect(await isLoggedIn(thief, Number(body['id']))).toBe(false);
  });
});

describe('the stored data of second factors', () => {
  it('contains neither the secret of an app nor a recovery code, nor does the log', async () => {
    const person = someone();
    const { browser } = await registered(service.url, person);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const begun = await browser.post('/api/me/second-factors/totp', { password: person.password }, key);
    const repeated = await browser.post('/api/me/second-factors/totp', { password: person.password }, key);
    expect(repeated.body).toEqual(begun.body);
    const { recoveryCodes } = await addApp(browser, clock.now(), person.password);
    const kept = JSON.stringify([await everyTable(service.databaseUrl), await everyEvent(service.store)]);
    expect(kept).not.toContain(String(begun.body['secret']));
    for (const code of recoveryCodes) {
      expect(kept).not.toContain(code);
      expect(kept).not.toContain(code.replaceAll('-', ''));
    }
  });
});
