import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser } from '../testing/a-browser.ts';
import { startService, type RunningService } from '../testing/a-service.ts';
import { hashingInThisProcess } from '../testing/hashing-in-this-process.ts';
import { accountSeenAtOf, ask, everyEvent } from '../testing/inspect.ts';
import { registered } from '../testing/people.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.end());

let people = 0;
const someone = () => ({ email: `person-${++people}@example.com`, password: 'Engine1843' });
const isLoggedIn = async (browser: ReturnType<typeof aBrowser>, id: number): Promise<boolean> =>
  (await browser.patch(`/api/users/${id}`, {})).status === 200;

describe.each([
  ['/api/register', {}],
  ['/api/users', { termsAgreed: true }],
])('POST %s', (path, more) => {
  it('D-19, D-101: answers 201 with the whole user and logs in (§7 POST /api/users, POST /api/register)', async () => {
    const browser = aBrowser(service.url);
    const person = someone();
    const { status, body, headers } = await browser.post(path, { ...person, ...more });
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        id: expect.any(Number),
        email: person.email,
        username: person.email,
        fullName: '',
        socialProfile: '',
        expertise: '',
        emailConfirmed: true,
        credits: 1,
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    });
    const last = (await everyEvent(service.store)).at(-1);
    expect(headers.get('x-log-position')).toBe(last?.position);
    expect(await isLoggedIn(browser, Number(body['id']))).toBe(true);
    const seenAt = { storeId: await service.store.storeId(), position: last?.position };
    expect(await accountSeenAtOf(service.databaseUrl, Number(body['id']))).toEqual([seenAt]);
  });

  it('D-24: keeps the address trimmed and in lower case', async () => {
    const { email, password } = someone();
    const { body } = await aBrowser(service.url).post(path, { email: `  ${email.toUpperCase()} `, password, ...more });
    expect(body).toMatchObject({ email, username: email });
  });

  it('D-23: answers 409 for an address that a user has, in any case', async () => {
    const { email, password } = someone();
    await registered(service.url, { email, password });
    const browser = aBrowser(service.url);
    const { status, body } = await browser.post(path, { email: email.toUpperCase(), password, ...more });
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { error: 'An account with this email already exists' },
    });
    expect(browser.cookies.has('sid')).toBe(false);
  });

  it('D-39: puts neither address nor password where they can be read', async () => {
    const person = someone();
    await aBrowser(service.url).post(path, { ...person, ...more });
    const rows = await ask(service.databaseUrl, 'select * from write_side.credentials order by user_id desc limit 1');
    expect(JSON.stringify(rows)).not.toContain(person.password);
    expect(JSON.stringify(await everyEvent(service.store))).not.toContain(person.password);
  });
});

describe('POST /api/users', () => {
  it('D-26: demands that the terms are agreed to', async () => {
    const { status, body } = await aBrowser(service.url).post('/api/users', { ...someone(), termsAgreed: false });
    expect({ status, error: body['error'] }).toEqual({
      status: 400,
      error: 'You must agree to the terms and conditions',
    });
  });
});

describe('registering again under one Idempotency-Key', () => {
  const key = () => ({ 'idempotency-key': crypto.randomUUID() });

  it('D-108: gives the same answer, appends nothing more, and logs in', async () => {
    const [person, headers] = [someone(), key()];
    const first = await aBrowser(service.url).post('/api/register', person, headers);
    const before = await everyEvent(service.store);
    const browser = aBrowser(service.url);
    const again = await browser.post('/api/register', person, headers);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('x-log-position')).toBe(first.headers.get('x-log-position'));
    expect(await everyEvent(service.store)).toEqual(before);
    expect(await isLoggedIn(browser, Number(first.body['id']))).toBe(true);
  });

  it('opens no session for another password', async () => {
    const [person, headers] = [someone(), key()];
    await aBrowser(service.url).post('/api/register', person, headers);
    const browser = aBrowser(service.url);
    const again = await browser.post('/api/register', { ...person, password: 'Another1843' }, headers);
    expect(again.status).toBe(201);
    expect(browser.cookies.has('sid')).toBe(false);
  });

  it('D-108: is a 409 for another address', async () => {
    const headers = key();
    await aBrowser(service.url).post('/api/register', someone(), headers);
    const { status } = await aBrowser(service.url).post('/api/register', someone(), headers);
    expect(status).toBe(409);
  });

  it('stores neither address nor password of the request, except in the answer', async () => {
    const [person, headers] = [someone(), key()];
    await aBrowser(service.url).post('/api/register', person, headers);
    const rows = await ask(service.databaseUrl, 'select * from write_side.requests where key = $1', [
      headers['idempotency-key'],
    ]);
    const { answer: _, ...rest } = rows[0]!;
    expect(JSON.stringify(rest)).not.toContain(person.email);
    expect(JSON.stringify(rows)).not.toContain(person.password);
  });
});

describe('what registering costs', () => {
  it('is one hash, and for a repeat one verification', async () => {
    const asked: string[] = [];
    const counted = await startService({
      hashing: {
        ...hashingInThisProcess,
        hash: (password) => (asked.push('hash'), hashingInThisProcess.hash(password)),
        verify: (hash, password) => (asked.push('verify'), hashingInThisProcess.verify(hash, password)),
      },
    });
    const [person, headers] = [someone(), { 'idempotency-key': crypto.randomUUID() }];
    const browser = aBrowser(counted.url);
    const { body } = await browser.post('/api/register', person, headers);
    expect(asked).toEqual(['hash']);
    expect(await isLoggedIn(browser, Number(body['id']))).toBe(true);
    await aBrowser(counted.url).post('/api/register', person, headers);
    expect(asked).toEqual(['hash', 'verify']);
    await counted.end();
  });
});
