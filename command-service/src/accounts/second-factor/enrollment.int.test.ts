import { eventually } from '@twofold/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type Browser } from '../../testing/a-browser.ts';
import { aMovableClock } from '../../testing/a-movable-clock.ts';
import { NO_LIMITS, startService, type RunningService } from '../../testing/a-service.ts';
import { everyEvent } from '../../testing/inspect.ts';
import { registered } from '../../testing/people.ts';
import { addApp, addPasskey, anApp } from '../../testing/second-factors.ts';
import { DISOWNED_WITHIN_MS } from '../second-factor-decisions.ts';
import { CODE_WINDOW_MS } from './enrollment-codes.ts';

const TOTP = '/api/me/second-factors/totp';
const password = 'Engine1843';
/** Mails are sent by jobs, and the machine may be busy. */
const PATIENT = { withinMs: 20_000 };
const clock = aMovableClock();
let service: RunningService;
/** A service that sends no mails. */
let silent: RunningService;
beforeAll(async () => {
  service = await startService({ now: clock.now, needsConfirmation: true });
  silent = await startService({ now: clock.now });
  await service.start();
});
afterAll(async () => {
  await service.end();
  await silent.end();
});

const textTo = (email: string, subject: string, count = 1): Promise<string> =>
  eventually(() => {
    const mails = service.mails.filter((mail) => mail.to === email && mail.subject === subject);
    expect(mails.length).toBeGreaterThanOrEqual(count);
    return mails.at(-1)!.text;
  }, PATIENT);

let people = 0;
const someone = async ({ isConfirmed = true } = {}) => {
  const email = `enrolling-${++people}@example.com`;
  const person = await registered(service.url, { email, password });
  if (isConfirmed) {
    const text = await textTo(email, 'Confirm your email for Twofold');
    const [, token] = /token=(\S+)/.exec(text)!;
    expect((await aBrowser(service.url).post(`/api/email-confirmations/${token}`)).status).toBe(200);
  }
  return { ...person, email };
};
type Person = Awaited<ReturnType<typeof someone>>;

const codeOf = async ({ browser, email }: Person, count = 1): Promise<string> => {
  const asked = await browser.post('/api/me/second-factors/email-codes', { password });
  expect(asked).toMatchObject({ status: 200, body: { isSent: true } });
  const [, code] = /\n(\d{4} \d{4})\n/.exec(await textTo(email, 'Your Twofold code', count))!;
  return code!;
};
/** Sets up an app as an owner with access to the mailbox does. */
const enroll = async (person: Person, count = 1) => {
  const begun = await person.browser.post(TOTP, { password, emailCode: await codeOf(person, count) });
  expect(begun.status).toBe(200);
  const app = anApp(String(begun.body['secret']));
  const confirmed = await person.browser.post(`${TOTP}/${String(begun.body['id'])}`, { code: app.codeAt(clock.now()) });
  expect(confirmed.status).toBe(200);
  return app;
};
const linkOf = async (email: string, count = 1): Promise<string> => {
  const text = await textTo(email, 'Two-step verification was turned on', count);
  return /forgot-password\?token=(\S+)/.exec(text)![1]!;
};
const disown = async (token: string): Promise<number> =>
  (await aBrowser(service.url).post(`/api/second-factor-removals/${token}`)).status;
const isLoggedIn = async (browser: Browser, id: number): Promise<boolean> =>
  (await browser.patch(`/api/users/${id}`, {})).status === 200;
const typesOf = async (id: number): Promise<string[]> =>
  (await everyEvent(service.store)).filter(({ stream }) => stream === `user-${id}`).map(({ type }) => type);

describe('turning on two-step verification', () => {
  it('is refused to a user with the session and the password, but not the mailbox', async () => {
    const { browser, id } = await someone();
    for (const path of [TOTP, '/api/me/second-factors/passkey-challenges']) {
      expect(await browser.post(path, { password })).toMatchObject({
        status: 403,
        body: { error: 'Enter the code from your email', details: [{ path: 'emailCode', message: 'missing' }] },
      });
      expect(await browser.post(path, { password, emailCode: '00000000' })).toMatchObject({
        status: 403,
        body: { details: [{ path: 'emailCode', message: 'wrong' }] },
      });
    }
    expect(await typesOf(id)).toEqual(['UserRegistered', 'EmailConfirmed']);
  });

  it('needs the password beside the code, also to have one mailed', async () => {
    const person = await someone();
    const emailCode = await codeOf(person);
    expect((await person.browser.post(TOTP, { emailCode })).status).toBe(400);
    expect((await person.browser.post(TOTP, { emailCode, password: 'Wrong1843' })).status).toBe(403);
    const asked = await person.browser.post('/api/me/second-factors/email-codes', { password: 'Wrong1843' });
    expect(asked.status).toBe(403);
  });

  it('works with the code from the mailbox, which is valid for one account and expires', async () => {
    const [person, other] = [await someone(), await someone()];
    const emailCode = await codeOf(person);
    expect((await other.browser.post(TOTP, { password, emailCode })).status).toBe(403);
    clock.putForward(2 * CODE_WINDOW_MS);
    expect((await person.browser.post(TOTP, { password, emailCode })).status).toBe(403);
    await enroll(person, 2);
    expect(await typesOf(person.id)).toContain('SecondFactorAdded');
  });

  it('needs no code if the address is unconfirmed, no mails are sent, or there is a factor', async () => {
    const unconfirmed = await someone({ isConfirmed: false });
    await addApp(unconfirmed.browser, clock.now(), password);
    const unmailed = await registered(silent.url, { email: 'never-written-to@example.com', password });
    const asked = await unmailed.browser.post('/api/me/second-factors/email-codes', { password });
    expect(asked.body).toEqual({ isSent: false });
    await addApp(unmailed.browser, clock.now(), password);
    const person = await someone();
    await enroll(person);
    await addPasskey(person.browser, 'https://twofold.example');
  });

  it('counts wrong codes like wrong passwords', async () => {
    const limited = await startService({
      now: clock.now,
      needsConfirmation: true,
      limits: { ...NO_LIMITS, loginsPerHour: 4 },
    });
    try {
      await limited.start();
      const email = 'guessed@example.com';
      const { browser } = await registered(limited.url, { email, password });
      const token = await eventually(() => /token=(\S+)/.exec(limited.mails.find(({ to }) => to === email)!.text)![1]!);
      await browser.post(`/api/email-confirmations/${token}`);
      const statuses: number[] = [];
      for (let guess = 0; guess < 8; guess++)
        statuses.push((await browser.post(TOTP, { password, emailCode: `0000000${guess}` })).status);
      expect(statuses[0]).toBe(403);
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await limited.end();
    }
  });
});

describe('the link in the mail about two-step verification', () => {
  it('turns it off again, logs out all devices, and notifies the owner', async () => {
    const person = await someone();
    await enroll(person);
    const token = await linkOf(person.email);
    expect(await isLoggedIn(person.browser, person.id)).toBe(true);
    expect(await disown(token)).toBe(200);
    expect(await isLoggedIn(person.browser, person.id)).toBe(false);
    expect((await typesOf(person.id)).at(-1)).toBe('SecondFactorReset');
    const login = await aBrowser(service.url).post('/api/login', { username: person.email, password });
    expect(login.status).toBe(200);
    await textTo(person.email, 'Two-step verification was turned off by your link');
    expect(await disown(token)).toBe(404);
  });

  it('revokes access tokens', async () => {
    const person = await someone();
    const made = await person.browser.post('/api/me/tokens', { name: 'CI', scopes: ['read'], lifetimeDays: 30 });
    expect(made.body).toHaveProperty('token');
    await enroll(person);
    await disown(await linkOf(person.email));
    await eventually(async () =>
      expect((await everyEvent(service.store)).map(({ stream, type }) => `${stream} ${type}`)).toContain(
        `tokens-${person.id} AccessTokenRevoked`,
      ),
    );
  });

  it('works for 7 days, and cannot be forged', async () => {
    const person = await someone();
    await enroll(person);
    const token = await linkOf(person.email);
    for (const wrong of ['nonsense', `${person.id}-${'A'.repeat(22)}`, token.replace(/^\d+/, '1'), `${token}x`])
      expect(await disown(wrong)).toBe(404);
    clock.putForward(DISOWNED_WITHIN_MS + 1_000);
    expect(await disown(token)).toBe(404);
    expect((await typesOf(person.id)).at(-1)).toBe('RecoveryCodesCreated');
  });
});
