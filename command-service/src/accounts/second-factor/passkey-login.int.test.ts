import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type Browser } from '../../testing/a-browser.ts';
import { aPasskey } from '../../testing/a-passkey.ts';
import { startService, type RunningService } from '../../testing/a-service.ts';
import { registered } from '../../testing/people.ts';
import { addPasskey, challengeOf } from '../../testing/second-factors.ts';

const ORIGIN = 'https://twofold.example';

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.end());

let people = 0;
const someone = () => ({ email: `passkey-${++people}@example.com`, password: 'Engine1843' });
const isLoggedIn = async (browser: Browser, id: number): Promise<boolean> =>
  (await browser.patch(`/api/users/${id}`, {})).status === 200;
const prove = (browser: Browser, proof: object) => browser.post('/api/login/second-factor', { proof });

describe('logging in with a passkey', () => {
  const withPasskey = async () => {
    const person = someone();
    const { browser: own, id } = await registered(service.url, person);
    return { ...(await addPasskey(own, ORIGIN, person.password)), person, own, userId: id };
  };
  const challenged = async (path = '/api/login/passkey-challenges', browser = aBrowser(service.url)) => ({
    browser,
    challenge: challengeOf((await browser.post(path)).body),
  });

  it('takes one step: the key identifies the account', async () => {
    const { passkey, userId } = await withPasskey();
    const { browser, challenge } = await challenged();
    const assertion = passkey.assertion({ challenge }, `user-${userId}`);
    const { status, body } = await browser.post('/api/login/passkey', { assertion });
    expect({ status, id: body['id'] }).toEqual({ status: 200, id: userId });
    expect(await isLoggedIn(browser, userId)).toBe(true);
  });

  it.each<[string, Partial<Parameters<ReturnType<typeof aPasskey>['assertion']>[0]>]>([
    ['that did not verify its user', { isVerified: false }],
    ['that was used on another site', { origin: 'https://twofold.example.evil' }],
    ['that signed its own challenge', { challenge: Buffer.alloc(32, 1).toString('base64url') }],
  ])('refuses one %s', async (_, changes) => {
    const { passkey, userId } = await withPasskey();
    const { browser, challenge } = await challenged();
    const assertion = passkey.assertion({ challenge, ...changes });
    expect((await browser.post('/api/login/passkey', { assertion })).status).toBe(401);
    expect(await isLoggedIn(browser, userId)).toBe(false);
  });

  it('refuses one for another account, an unknown one, and a used challenge', async () => {
    const { passkey, userId } = await withPasskey();
    const named = await challenged();
    const wrong = passkey.assertion({ challenge: named.challenge }, `user-${userId + 1}`);
    expect((await named.browser.post('/api/login/passkey', { assertion: wrong })).status).toBe(401);
    const { browser, challenge } = await challenged();
    const unknown = aPasskey(ORIGIN).assertion({ challenge });
    expect((await browser.post('/api/login/passkey', { assertion: unknown })).status).toBe(401);
    const assertion = passkey.assertion({ challenge });
    expect((await browser.post('/api/login/passkey', { assertion })).status).toBe(200);
    expect((await aBrowser(service.url).post('/api/login/passkey', { assertion })).status).toBe(401);
  });

  it('detects a copy by its counter', async () => {
    const { passkey } = await withPasskey();
    const first = await challenged();
    const assertion = passkey.assertion({ challenge: first.challenge, counter: 5 });
    expect((await first.browser.post('/api/login/passkey', { assertion })).status).toBe(200);
    const second = await challenged();
    const copied = passkey.assertion({ challenge: second.challenge, counter: 4 });
    expect((await second.browser.post('/api/login/passkey', { assertion: copied })).status).toBe(401);
  });

  it('is the second factor after a password, too, without verifying its user again', async () => {
    const { passkey, person, userId } = await withPasskey();
    const browser = aBrowser(service.url);
    const login = { username: person.email, password: person.password };
    expect((await browser.post('/api/login', login)).body).toEqual({ secondFactor: ['passkey', 'recovery-code'] });
    const { challenge } = await challenged('/api/login/second-factor/passkey-challenges', browser);
    const assertion = passkey.assertion({ challenge, isVerified: false });
    expect((await prove(browser, { kind: 'passkey', assertion })).status).toBe(200);
    expect(await isLoggedIn(browser, userId)).toBe(true);
  });

  it('does not accept a challenge for another purpose', async () => {
    const { passkey, person } = await withPasskey();
    const browser = aBrowser(service.url);
    await browser.post('/api/login', { username: person.email, password: person.password });
    const { challenge } = await challenged();
    const assertion = passkey.assertion({ challenge });
    expect((await prove(browser, { kind: 'passkey', assertion })).status).toBe(403);
  });

  it('does not work after it was removed', async () => {
    const { passkey, id, own } = await withPasskey();
    expect((await own.delete(`/api/me/second-factors/${id}`)).status).toBe(200);
    const { browser, challenge } = await challenged();
    const assertion = passkey.assertion({ challenge });
    expect((await browser.post('/api/login/passkey', { assertion })).status).toBe(401);
  });
});
