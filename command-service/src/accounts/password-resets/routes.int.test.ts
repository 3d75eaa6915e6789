import { eventually } from '@twofold/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser } from '../../testing/a-browser.ts';
import { startService, type RunningService } from '../../testing/a-service.ts';
import { ask, everyEvent } from '../../testing/inspect.ts';
import { registered } from '../../testing/people.ts';

let service: RunningService;
let atMs = 0;
beforeAll(async () => {
  service = await startService({ now: () => new Date(Date.now() + atMs) });
  await service.start();
});
afterAll(() => service.end());

let people = 0;
const someone = () => ({ email: `forgetful-${++people}@example.com`, password: 'Engine1843' });
const NEW_PASSWORD = 'Looms1844';

/** Asks for a reset and waits for the mail with its link. */
const askedFor = async (email: string): Promise<string> => {
  await aBrowser(service.url).post('/api/password-resets', { email });
  return eventually(() => {
    const mail = service.mails.findLast(({ to, subject }) => to === email && subject === 'Reset your Twofold password');
    const [, token] = /\/reset-password\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
    if (token === undefined) throw new Error('no mail yet');
    service.mails.splice(0);
    return token;
  });
};
const use = (token: string, password = NEW_PASSWORD, headers: Record<string, string> = {}) =>
  aBrowser(service.url).post(`/api/password-resets/${token}`, { password }, headers);
const logIn = async ({ email }: { email: string }, password: string): Promise<number> =>
  (await aBrowser(service.url).post('/api/login', { username: email, password })).status;

describe('requesting a password reset', () => {
  it('gives the same answer for an address without an account, and sends nothing', async () => {
    const person = someone();
    await registered(service.url, person);
    const known = await aBrowser(service.url).post('/api/password-resets', { email: person.email });
    const unknown = await aBrowser(service.url).post('/api/password-resets', { email: 'unknown@example.com' });
    expect([known.status, known.body]).toEqual([200, { ok: true }]);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await eventually(async () => {
      expect(service.mails.map(({ to }) => to)).toEqual([person.email]);
      const waiting = await ask(service.databaseUrl, `select from graphile_worker.jobs`);
      expect(waiting).toEqual([]);
    });
    service.mails.splice(0);
  });

  it('sends a link to the product’s own origin, for any host in the request', async () => {
    const person = someone();
    await registered(service.url, person);
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    await aBrowser(service.url).post('/api/password-resets', { email: person.email }, headers);
    await eventually(() => expect(service.mails).toHaveLength(1));
    expect(service.mails[0]!.text).toMatch(/^https:\/\/twofold\.example\/reset-password\/[\w-]{32}$/m);
    expect(service.mails[0]).toMatchObject({ to: person.email, subject: 'Reset your Twofold password' });
    service.mails.splice(0);
  });

  it('keeps neither address nor token in a job or a table', async () => {
    const person = someone();
    await registered(service.url, person);
    const token = await askedFor(person.email);
    const kept = await ask(service.databaseUrl, 'select * from write_side.password_resets');
    expect(JSON.stringify(kept)).not.toContain(token);
    const jobs = await ask(service.databaseUrl, 'select * from graphile_worker._private_jobs');
    expect(JSON.stringify(jobs)).not.toContain(person.email);
  });
});

describe('choosing a new password', () => {
  it('replaces the old one, ends every session, and is recorded', async () => {
    const person = someone();
    const { browser, id } = await registered(service.url, person);
    const { status, body, headers } = await use(await askedFor(person.email));
    expect({ status, body }).toEqual({ status: 200, body: { ok: true } });
    expect([await logIn(person, person.password), await logIn(person, NEW_PASSWORD)]).toEqual([401, 200]);
    expect((await browser.patch(`/api/users/${id}`, {})).status).toBe(401);
    const changed = (await everyEvent(service.store)).findLast(({ type }) => type === 'PasswordChanged');
    expect(changed).toMatchObject({ data: { userId: id } });
    expect(headers.get('x-log-position')).toBe(changed?.position);
  });

  it('works once, even for concurrent requests', async () => {
    const person = someone();
    const { id } = await registered(service.url, person);
    const token = await askedFor(person.email);
    const passwords = Array.from({ length: 8 }, (_, index) => `Parallel${index}000`);
    const answers = await Promise.all(passwords.map((password) => use(token, password)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 404)).toHaveLength(7);
    const errors = answers.flatMap(({ status, body }) => (status === 404 ? [body['error']] : []));
    expect(new Set(errors)).toEqual(new Set(['This link is no longer valid']));
    expect(await logIn(person, passwords[statuses.indexOf(200)]!)).toBe(200);
    const changes = (await everyEvent(service.store)).filter(
      ({ type, stream }) => type === 'PasswordChanged' && stream === `user-${id}`,
    );
    expect(changes).toHaveLength(1);
  });

  it('D-108: gives a repeat under one key the same answer', async () => {
    const person = someone();
    await registered(service.url, person);
    const token = await askedFor(person.email);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    expect((await use(token, NEW_PASSWORD, headers)).status).toBe(200);
    expect((await use(token, NEW_PASSWORD, headers)).status).toBe(200);
  });

  it('D-108: gives a repeat that answer also when the process died before it could keep it', async () => {
    const person = someone();
    const { id } = await registered(service.url, person);
    const token = await askedFor(person.email);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    expect((await use(token, NEW_PASSWORD, headers)).status).toBe(200);
    // The state after such a process, once its lease has expired.
    await ask(
      service.databaseUrl,
      `update write_side.requests set status = null, answer = null, leased_until = '2026-01-01' where key = $1`,
      [headers['idempotency-key']],
    );
    expect((await use(token, NEW_PASSWORD, headers)).status).toBe(200);
    expect((await use(token, NEW_PASSWORD, { 'idempotency-key': crypto.randomUUID() })).status).toBe(404);
    const changes = (await everyEvent(service.store)).filter(
      ({ type, stream }) => type === 'PasswordChanged' && stream === `user-${id}`,
    );
    expect(changes).toHaveLength(1);
  });

  it('keeps the link if the password is refused', async () => {
    const person = someone();
    await registered(service.url, person);
    const token = await askedFor(person.email);
    expect((await use(token, 'short')).status).toBe(400);
    expect((await use(token)).status).toBe(200);
  });

  it('is refused after an hour', async () => {
    const person = someone();
    await registered(service.url, person);
    const token = await askedFor(person.email);
    atMs = 60 * 60 * 1_000;
    const { status } = await use(token);
    atMs = 0;
    expect(status).toBe(404);
  });

  it.each(['x', 'a'.repeat(43), '..%2f..', '%00'])('is refused for the made-up link %s', async (token) => {
    expect((await use(token)).status).toBe(404);
  });
});
