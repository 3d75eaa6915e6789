import { PROOF_LASTS_MS } from '@twofold/sessions/second-factor';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type Browser } from '../../testing/a-browser.ts';
import { aMovableClock, untilQuiet } from '../../testing/a-movable-clock.ts';
import { aPasskey } from '../../testing/a-passkey.ts';
import { NO_LIMITS, startService, type RunningService } from '../../testing/a-service.ts';
import { ask, everyEvent } from '../../testing/inspect.ts';
import { registered } from '../../testing/people.ts';
import { addApp, addPasskey, challengeOf } from '../../testing/second-factors.ts';

const ORIGIN = 'https://twofold.example';
const STEP_MS = 30_000;

const clock = aMovableClock();
let service: RunningService;
beforeAll(async () => {
  service = await startService({ now: clock.now });
});
afterAll(() => service.end());

let people = 0;
const someone = async () => {
  const person = { email: `owner-${++people}@example.com`, password: 'Engine1843' };
  return { ...(await registered(service.url, person)), ...person };
};
const isLoggedIn = async (browser: Browser, id: number): Promise<boolean> =>
  (await browser.patch(`/api/users/${id}`, {})).status === 200;
const typesOf = async (id: number): Promise<string[]> =>
  (await everyEvent(service.store)).filter(({ stream }) => stream === `user-${id}`).map(({ type }) => type);
const asksToProve = {
  status: 403,
  body: {
    error: 'Confirm that it’s you to continue.',
    details: [{ path: 'secondFactor', message: 'prove' }],
  },
};
const answered = async (answering: ReturnType<Browser['post']>) => {
  const { status, body } = await answering;
  return { status, body };
};

describe('adding the first second factor', () => {
  it('needs the password, so that an open session cannot lock out the owner', async () => {
    const { browser, id } = await someone();
    for (const path of ['totp', 'passkey-challenges']) {
      expect((await browser.post(`/api/me/second-factors/${path}`)).status).toBe(400);
      expect((await browser.post(`/api/me/second-factors/${path}`, { password: 'Wrong1843' })).status).toBe(403);
    }
    expect(await typesOf(id)).toEqual(['UserRegistered']);
  });

  it('begins to work with the first code, shows 10 recovery codes once, and ends other sessions', async () => {
    const { browser, id, email, password } = await someone();
    const other = aBrowser(service.url);
    await other.post('/api/login', { username: email, password });
    const begun = await browser.post('/api/me/second-factors/totp', { password });
    const path = `/api/me/second-factors/totp/${String(begun.body['id'])}`;
    expect((await browser.post(path, { code: '12 345' })).status).toBe(400);
    expect((await browser.post(path, { code: '000000' })).status).toBe(403);
    expect(await isLoggedIn(other, id)).toBe(true);
    const { recoveryCodes } = await addApp(browser, clock.now(), password);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes[0]).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
    expect([await isLoggedIn(browser, id), await isLoggedIn(other, id)]).toEqual([true, false]);
    expect((await typesOf(id)).slice(-2)).toEqual(['SecondFactorAdded', 'RecoveryCodesCreated']);
  });

  it('answers a repeat without the codes, and not as a proof', async () => {
    const { browser, password } = await someone();
    const passkey = aPasskey(ORIGIN);
    const challenge = challengeOf((await browser.post('/api/me/second-factors/passkey-challenges', { password })).body);
    const body = { name: 'Laptop', registration: passkey.registration({ challenge }) };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await browser.post('/api/me/second-factors/passkeys', body, key);
    const again = await browser.post('/api/me/second-factors/passkeys', body, key);
    expect(first.body['recoveryCodes']).toHaveLength(10);
    expect(again.body).toEqual({ id: first.body['id'] });
    clock.putForward(PROOF_LASTS_MS + 1_000);
    await browser.post('/api/me/second-factors/passkeys', body, key);
    expect(await answered(browser.post('/api/me/second-factor/checks'))).toMatchObject(asksToProve);
  });

  it('accepts no app of another account, and no setup older than 15 minutes', async () => {
    const [ada, bob] = [await someone(), await someone()];
    const begun = await ada.browser.post('/api/me/second-factors/totp', { password: ada.password });
    const path = `/api/me/second-factors/totp/${String(begun.body['id'])}`;
    expect((await bob.browser.post(path, { code: '123456' })).status).toBe(404);
    clock.putForward(15 * 60_000 + 1);
    expect((await ada.browser.post(path, { code: '123456' })).status).toBe(404);
  });

  it.each([
    ['on another site', { origin: 'https://evil.example' }],
    ['with its own challenge', { challenge: Buffer.alloc(32, 1).toString('base64url') }],
  ])('refuses a passkey that was made %s', async (_, changes) => {
    const { browser, id, password } = await someone();
    const challenge = challengeOf((await browser.post('/api/me/second-factors/passkey-challenges', { password })).body);
    const registration = aPasskey(ORIGIN).registration({ challenge, ...changes });
    const { status } = await browser.post('/api/me/second-factors/passkeys', { name: 'Laptop', registration });
    expect(status).toBe(403);
    expect(await typesOf(id)).toEqual(['UserRegistered']);
  });

  it('refuses a passkey that is already in use', async () => {
    const [ada, bob] = [await someone(), await someone()];
    const { passkey } = await addPasskey(ada.browser, ORIGIN, ada.password);
    const { browser, password } = bob;
    const challenge = challengeOf((await browser.post('/api/me/second-factors/passkey-challenges', { password })).body);
    const registration = passkey.registration({ challenge });
    expect((await browser.post('/api/me/second-factors/passkeys', { name: 'Mine', registration })).status).toBe(409);
  });
});

describe('an account with a second factor', () => {
  it('requires it again after 15 minutes to change factors or delete the account', async () => {
    const { browser, id, password } = await someone();
    const { id: factorId, app } = await addApp(browser, clock.now(), password);
    clock.putForward(PROOF_LASTS_MS - 1_000);
    expect((await browser.post('/api/me/second-factors/totp')).status).toBe(200);
    clock.putForward(2_000);
    const acts = [
      () => browser.post('/api/me/second-factors/totp', { password }),
      () => browser.post('/api/me/second-factors/passkey-challenges', { password }),
      () => browser.post('/api/me/second-factors/recovery-codes'),
      () => browser.delete(`/api/me/second-factors/${factorId}`),
      () => browser.delete(`/api/users/${id}`, { password }),
      () => browser.post('/api/me/second-factor/checks'),
    ];
    for (const act of acts) expect(await answered(act())).toMatchObject(asksToProve);
    const code = app.codeAt(clock.now());
    expect((await browser.post('/api/me/second-factor/proofs', { proof: { kind: 'totp', code } })).status).toBe(200);
    expect((await browser.post('/api/me/second-factor/checks')).status).toBe(200);
    expect((await browser.delete(`/api/users/${id}`, { password })).status).toBe(200);
  });

  it('is proven by a passkey, for this session only', async () => {
    const { browser, email, password } = await someone();
    const { passkey } = await addPasskey(browser, ORIGIN, password);
    const stranger = await someone();
    clock.putForward(PROOF_LASTS_MS + 1_000);
    const challenge = challengeOf((await browser.post('/api/me/second-factor/passkey-challenges')).body);
    const proof = { kind: 'passkey', assertion: passkey.assertion({ challenge }) };
    expect((await stranger.browser.post('/api/me/second-factor/proofs', { proof })).status).toBe(403);
    expect((await browser.post('/api/me/second-factor/proofs', { proof })).status).toBe(200);
    expect((await browser.post('/api/me/second-factor/checks')).status).toBe(200);
    const login = { username: email, password };
    expect((await aBrowser(service.url).post('/api/login', login)).status).toBe(202);
  });

  it('gets new recovery codes, and the earlier ones stop working', async () => {
    const { browser, email, password } = await someone();
    const { recoveryCodes: old } = await addApp(browser, clock.now(), password);
    const { body } = await browser.post('/api/me/second-factors/recovery-codes');
    const [fresh] = body['recoveryCodes'] as string[];
    const other = aBrowser(service.url);
    await other.post('/api/login', { username: email, password });
    const proofOf = (code: unknown) => ({ proof: { kind: 'recovery-code', code } });
    expect((await other.post('/api/login/second-factor', proofOf(old[0]))).status).toBe(403);
    expect((await other.post('/api/login/second-factor', proofOf(fresh))).status).toBe(200);
  });

  it('needs only the password once the last factor is removed, and loses the recovery codes', async () => {
    const { browser, id, email, password } = await someone();
    const { id: factorId } = await addApp(browser, clock.now(), password);
    expect((await browser.delete(`/api/me/second-factors/${factorId}`)).status).toBe(200);
    expect((await browser.delete(`/api/me/second-factors/${factorId}`)).status).toBe(404);
    expect((await aBrowser(service.url).post('/api/login', { username: email, password })).status).toBe(200);
    const kept = await ask(
      service.databaseUrl,
      `select 1 from write_side.second_factors where user_id = $1
       union all select 2 from write_side.recovery_codes where user_id = $1
       union all select 3 from sessions.sessions where sess #>> '{passport,user}' = $1::text and sess ->> 'secondFactorAt' is not null`,
      [id],
    );
    expect(kept).toEqual([]);
  });

  it('keeps it after the password was reset by mail', async () => {
    const { browser, email, password } = await someone();
    await service.start();
    await untilQuiet(service);
    await addApp(browser, clock.now(), password);
    await browser.post('/api/password-resets', { email });
    await untilQuiet(service);
    const mail = service.mails.findLast(({ to, text }) => to === email && text.includes('/reset-password/'));
    const [, token] = /reset-password\/([\w-]+)/.exec(mail!.text) ?? [];
    expect((await browser.post(`/api/password-resets/${token}`, { password: 'Another1843' })).status).toBe(200);
    const again = aBrowser(service.url);
    expect((await again.post('/api/login', { username: email, password: 'Another1843' })).status).toBe(202);
    const subjects = service.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(subjects).toContain('Two-step verification was turned on');
    expect(subjects).toContain('New recovery codes for your Twofold account');
  });

  it('leaves nothing behind when it is deleted', async () => {
    const { browser, id, password } = await someone();
    await addApp(browser, clock.now(), password);
    await addPasskey(browser, ORIGIN);
    await browser.post('/api/me/second-factor/passkey-challenges');
    expect((await browser.delete(`/api/users/${id}`, { password })).status).toBe(200);
    for (const table of ['second_factors', 'recovery_codes', 'login_tickets', 'passkey_challenges']) {
      expect(await ask(service.databaseUrl, `select from write_side.${table} where user_id = $1`, [id])).toEqual([]);
    }
  });
});

describe('a user who has the password', () => {
  it('is slowed down when guessing codes, from any number of devices, unlike the owner', async () => {
    const limited = await startService({ now: clock.now, limits: { ...NO_LIMITS, loginsPerHour: 6 } });
    try {
      const person = { email: 'victim@example.com', password: 'Engine1843' };
      const { browser, id } = await registered(limited.url, person);
      const { app } = await addApp(browser, clock.now(), person.password);
      const login = { username: person.email, password: person.password };
      const statuses: number[] = [];
      for (let guess = 0; guess < 9; guess++) {
        const thief = aBrowser(limited.url);
        await thief.post('/api/login', login);
        const proof = { kind: 'totp', code: String(100_000 + guess) };
        statuses.push((await thief.post('/api/login/second-factor', { proof })).status);
      }
      expect(statuses.filter((status) => status === 403).length).toBeLessThan(6);
      expect(statuses.at(-1)).not.toBe(403);
      await browser.post('/api/logout');
      clock.putForward(2 * STEP_MS);
      expect((await browser.post('/api/login', login)).status).toBe(202);
      const proof = { kind: 'totp', code: app.codeAt(clock.now()) };
      expect((await browser.post('/api/login/second-factor', { proof })).status).toBe(200);
      expect((await browser.patch(`/api/users/${id}`, {})).status).toBe(200);
    } finally {
      await limited.end();
    }
  });
});
