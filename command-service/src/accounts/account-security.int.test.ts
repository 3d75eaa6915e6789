import { eventually } from '@twofold/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type Browser } from '../testing/a-browser.ts';
import { aMovableClock } from '../testing/a-movable-clock.ts';
import { startService, type RunningService } from '../testing/a-service.ts';
import { ask, everyEvent } from '../testing/inspect.ts';
import { appointed, registered } from '../testing/people.ts';

const FIREFOX = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0 <b>evil</b>' };
const NEW_PASSWORD = 'Looms1844';
const STRONG_PASSWORD = 'Several-uncommon-words-1844';
const CHANGED = 'Your Twofold password was changed';
const NEW_DEVICE = 'New login to your Twofold account';

let service: RunningService;
const clock = aMovableClock();
beforeAll(async () => {
  service = await startService({ now: clock.now });
  await service.start();
});
afterAll(() => service.end());

let people = 0;
const someone = () => ({ email: `careful-${++people}@example.com`, password: 'Engine1843' });
const mailsTo = (email: string, subject: string) =>
  service.mails.filter((mail) => mail.to === email && mail.subject === subject);
const untilQuiet = () =>
  eventually(async () => expect(await ask(service.databaseUrl, 'select from graphile_worker.jobs')).toEqual([]));

/** Requests this many links in turn. Answers their tokens. */
const linksFor = async (email: string, count: number): Promise<string[]> => {
  for (let asked = 1; asked <= count; asked++) {
    await aBrowser(service.url).post('/api/password-resets', { email });
    await eventually(() => expect(mailsTo(email, 'Reset your Twofold password')).toHaveLength(asked));
  }
  return mailsTo(email, 'Reset your Twofold password').map(({ text }) => /reset-password\/([\w-]+)/.exec(text)![1]!);
};
const use = async (token: string, password = NEW_PASSWORD): Promise<number> =>
  (await aBrowser(service.url).post(`/api/password-resets/${token}`, { password }, FIREFOX)).status;
const logIn = async (
  { email, password }: { email: string; password: string },
  browser: Browser = aBrowser(service.url),
) => {
  const { status } = await browser.post('/api/login', { username: email, password }, FIREFOX);
  return { status, browser };
};

describe('the links that reset a password', () => {
  it('all stop working when one of them is used', async () => {
    const person = someone();
    await registered(service.url, person);
    const [older, newer, newest] = await linksFor(person.email, 3);
    expect([await use(newer!), await use(older!, 'Older1844'), await use(newest!, 'Newest1844')]).toEqual([
      200, 404, 404,
    ]);
    expect((await logIn({ ...person, password: NEW_PASSWORD })).status).toBe(200);
  });

  it('change the password once when two of them are used at the same time', async () => {
    const person = someone();
    await registered(service.url, person);
    const tokens = await linksFor(person.email, 4);
    const statuses = await Promise.all(tokens.map((token, index) => use(token, `Parallel${index}000`)));
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 404, 404, 404]);
  });

  it('are not sent if the password was changed after the request', async () => {
    const person = someone();
    const { id } = await registered(service.url, person);
    const changedAt = new Date(Date.now() + 60_000);
    await ask(service.databaseUrl, 'update write_side.credentials set changed_at = $2 where user_id = $1', [
      id,
      changedAt,
    ]);
    await aBrowser(service.url).post('/api/password-resets', { email: person.email });
    await untilQuiet();
    expect(mailsTo(person.email, 'Reset your Twofold password')).toEqual([]);
    expect(await ask(service.databaseUrl, 'select from write_side.password_resets where user_id = $1', [id])).toEqual(
      [],
    );
  });
});

describe('the mail about a changed password', () => {
  it('contains the time, the device and what to do, and is sent once', async () => {
    const person = someone();
    await registered(service.url, person);
    const [token] = await linksFor(person.email, 1);
    await use(token!);
    await eventually(() => expect(mailsTo(person.email, CHANGED)).toHaveLength(1));
    const [{ text } = { text: '' }] = mailsTo(person.email, CHANGED);
    expect(text).toMatch(/^When: \w+ \d+, \d{4} at \d+:\d\d [AP]M UTC\nDevice: Firefox on Windows$/m);
    expect(text).toContain("If this wasn't you, reset your password");
    expect(text).toContain('https://twofold.example/forgot-password');
    expect(text).not.toContain('evil');
  });
});

describe('the mail about a new device', () => {
  it('is sent at the first login from a browser, and neither at registration nor at the next login', async () => {
    const person = someone();
    const { browser: own, id } = await registered(service.url, person);
    expect((await logIn(person, own)).status).toBe(200);
    const { browser: other } = await logIn(person);
    await logIn(person, other);
    await eventually(() => expect(mailsTo(person.email, NEW_DEVICE)).toHaveLength(1));
    await untilQuiet();
    expect(mailsTo(person.email, NEW_DEVICE)).toHaveLength(1);
    expect(mailsTo(person.email, NEW_DEVICE)[0]!.text).toContain('Device: Firefox on Windows\n');
    const recorded = (await everyEvent(service.store)).filter(
      ({ stream, type }) => stream === `user-${id}` && type === 'LoggedInFromNewDevice',
    );
    expect(recorded).toHaveLength(1);
  });

  it('is not sent for a wrong password', async () => {
    const person = someone();
    await registered(service.url, person);
    expect((await logIn({ ...person, password: 'Engine1844' })).status).toBe(401);
    await untilQuiet();
    expect(mailsTo(person.email, NEW_DEVICE)).toEqual([]);
  });

  it('is sent five times a day at most, however many devices log in', async () => {
    const person = someone();
    await registered(service.url, person);
    for (let device = 0; device < 7; device++) expect((await logIn(person)).status).toBe(200);
    await eventually(() => expect(mailsTo(person.email, NEW_DEVICE)).toHaveLength(5));
    await untilQuiet();
    expect(mailsTo(person.email, NEW_DEVICE)).toHaveLength(5);
    clock.putForward(25 * 60 * 60 * 1_000);
    await logIn(person);
    await eventually(() => expect(mailsTo(person.email, NEW_DEVICE)).toHaveLength(6));
  });
});

describe('a user with a role', () => {
  it('cannot set a weak password, and keeps the link for a strong one', async () => {
    const person = someone();
    await registered(service.url, person);
    await appointed(service, person.email, 'moderator');
    const [token] = await linksFor(person.email, 1);
    const { status, body } = await aBrowser(service.url).post(`/api/password-resets/${token}`, {
      password: NEW_PASSWORD,
    });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { error: expect.stringMatching(/^Staff accounts need a stronger/) },
    });
    expect((await logIn(person)).status).toBe(200);
    expect(await use(token!, STRONG_PASSWORD)).toBe(200);
  });
});

describe('the stored data of a password', () => {
  it('is its hash and, after a reset, whether it is strong', async () => {
    const person = someone();
    const { id } = await registered(service.url, person);
    const isStrong = () =>
      ask(service.databaseUrl, 'select is_strong from write_side.credentials where user_id = $1', [id]);
    expect(await isStrong()).toEqual([{ is_strong: null }]);
    const [token] = await linksFor(person.email, 1);
    await use(token!, STRONG_PASSWORD);
    expect(await isStrong()).toEqual([{ is_strong: true }]);
  });
});
