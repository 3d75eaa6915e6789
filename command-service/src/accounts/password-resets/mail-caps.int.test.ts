import { eventually } from '@twofold/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser } from '../../testing/a-browser.ts';
import { NO_LIMITS, startService, type RunningService } from '../../testing/a-service.ts';
import { ask } from '../../testing/inspect.ts';
import { registered } from '../../testing/people.ts';

const PASSWORD = 'Engine1843';

let service: RunningService;
let unlimited: RunningService;
beforeAll(async () => {
  service = await startService({ limits: { ...NO_LIMITS, loginsPerHour: 20 }, trustProxy: 1 });
  unlimited = await startService({ trustProxy: 1 });
  for (const each of [service, unlimited]) await each.start();
});
afterAll(async () => {
  await service.end();
  await unlimited.end();
});

let made = 0;
const someone = () => ({ email: `person-${++made}@example.com`, password: PASSWORD });
const anAddress = () => `10.${++made >> 8}.${made & 255}.1`;

const askFor = ({ url }: RunningService, email: string, ip = anAddress(), browser = aBrowser(url)) =>
  browser.post('/api/password-resets', { email }, { 'x-forwarded-for': ip });
const mailsTo = ({ mails }: RunningService, email: string) => mails.filter(({ to }) => to === email);
/** At most one mail per address is queued, so each is awaited before the next request. */
const askAndWait = async (of: RunningService, ...asked: readonly [string, string?, ReturnType<typeof aBrowser>?]) => {
  const { status } = await askFor(of, ...asked);
  await eventually(async () => expect(await ask(of.databaseUrl, 'select from graphile_worker.jobs')).toEqual([]));
  return status;
};

describe('requesting resets for another user', () => {
  it('sends three mails in an hour for all networks, and gives the same answer afterwards', async () => {
    const victim = someone();
    await registered(service.url, victim);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt++) statuses.push(await askAndWait(service, victim.email));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
    expect(mailsTo(service, victim.email)).toHaveLength(3);
  });

  it('sends ten in a day', async () => {
    const victim = someone();
    await registered(service.url, victim);
    for (let hour = 0; hour < 5; hour++) {
      for (let attempt = 0; attempt < 3; attempt++) await askAndWait(service, victim.email);
      await ask(service.databaseUrl, `update write_side.rate_limits set expire = 0 where key like 'reset-mail:hour:%'`);
    }
    expect(mailsTo(service, victim.email)).toHaveLength(10);
  });

  it('from one network leaves a mail for the owner elsewhere', async () => {
    const victim = someone();
    await registered(service.url, victim);
    for (const host of [1, 2, 3, 4]) await askAndWait(service, victim.email, `192.0.2.${host}`);
    expect(mailsTo(service, victim.email)).toHaveLength(2);
    expect(await askAndWait(service, victim.email)).toBe(200);
    expect(mailsTo(service, victim.email)).toHaveLength(3);
  });

  it('from many networks leaves mails for a browser that the owner has used', async () => {
    const victim = someone();
    const { browser } = await registered(service.url, victim);
    for (let attempt = 0; attempt < 4; attempt++) await askAndWait(service, victim.email);
    expect(await askAndWait(service, victim.email, anAddress(), browser)).toBe(200);
    expect(mailsTo(service, victim.email)).toHaveLength(4);
  });

  it('D-102: is a 429 for an address that asks too often, whether or not an account has the addresses', async () => {
    const statuses = async (emailOf: (index: number) => string) => {
      const [ip, seen] = [anAddress(), new Array<number>()];
      for (let index = 0; index < 21; index++) seen.push((await askFor(service, emailOf(index), ip)).status);
      return seen;
    };
    const person = someone();
    await registered(service.url, person);
    const ofMany = await statuses((index) => `unknown-${index}@example.com`);
    expect([ofMany.slice(0, 20).includes(429), ofMany[20]]).toEqual([false, 429]);
    const ofOne = await statuses(() => person.email);
    expect(ofOne.slice(0, 12)).toEqual([...Array<number>(10).fill(200), 429, 429]);
    expect((await statuses(() => 'unknown@example.com')).slice(0, 12)).toEqual(ofOne.slice(0, 12));
  });
});

describe('the owner who has chosen a new password', () => {
  it('can log in from an unknown browser, while others guess', async () => {
    const owner = someone();
    await registered(service.url, owner);
    const browser = aBrowser(service.url);
    await askAndWait(service, owner.email);
    const [, token = ''] = /\/reset-password\/([\w-]+)/.exec(mailsTo(service, owner.email)[0]!.text) ?? [];
    for (let guess = 0; guess < 25; guess++) {
      const wrong = { username: owner.email, password: 'wrong' };
      await aBrowser(service.url).post('/api/login', wrong, { 'x-forwarded-for': anAddress() });
    }
    const password = 'Analytical1843';
    const logIn = () => browser.post('/api/login', { username: owner.email, password });
    expect((await logIn()).status).toBe(429);
    expect((await browser.post(`/api/password-resets/${token}`, { password })).status).toBe(200);
    expect((await logIn()).status).toBe(200);
  });
});
