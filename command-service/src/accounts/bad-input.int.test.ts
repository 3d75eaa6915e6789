import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../testing/a-browser.ts';
import { startService, type RunningService } from '../testing/a-service.ts';
import { everyEvent } from '../testing/inspect.ts';
import { ada, bob, registered } from '../testing/people.ts';

let service: RunningService;
let browser: Browser;
let id: number;
beforeAll(async () => {
  service = await startService();
  ({ browser, id } = await registered(service.url, ada));
});
afterAll(() => service.end());

const types = async (): Promise<string[]> => (await everyEvent(service.store)).map(({ type }) => type);

/** Every write with a valid body and its required fields. */
const writes = [
  { method: 'POST', path: '/api/register', body: bob, required: ['email', 'password'] },
  {
    method: 'POST',
    path: '/api/users',
    body: { ...bob, termsAgreed: true },
    required: ['email', 'password', 'termsAgreed'],
  },
  {
    method: 'POST',
    path: '/api/login',
    body: { username: ada.email, password: ada.password },
    required: ['username', 'password'],
  },
  { method: 'POST', path: '/api/password-resets', body: { email: ada.email }, required: ['email'] },
  { method: 'POST', path: '/api/password-resets/abc', body: { password: 'Engine1844' }, required: ['password'] },
  { method: 'DELETE', path: '/api/users/:id', body: { password: ada.password }, required: ['password'] },
] as const;

const optional = [
  { method: 'PATCH', path: '/api/users/:id', body: {}, required: ['fullName', 'socialProfile', 'expertise'] },
] as const;

const WRONG: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['a number', 7],
  ['a list', ['ada@example.com']],
  ['an object', { $ne: '' }],
  ['false', false],
];

const wrong = [...writes, ...optional].flatMap(({ method, path, body, required }) =>
  required.flatMap((field) =>
    WRONG.map(([what, value]) => ({ method, path, what: `${field} being ${what}`, body: { ...body, [field]: value } })),
  ),
);
const missing = writes.flatMap(({ method, path, body, required }) =>
  required.map((field) => ({
    method,
    path,
    what: `${field} missing`,
    body: Object.fromEntries(Object.entries(body).filter(([name]) => name !== field)),
  })),
);

describe('a write that cannot be understood', () => {
  it.each([...missing, ...wrong])('$method $path with $what is a 400 and leaves no trace', async (write) => {
    const before = await types();
    const { status, body } = await browser.send(write.method, write.path.replace(':id', String(id)), write.body);
    expect({ status, body }).toMatchObject({ status: 400, body: { error: expect.any(String) } });
    expect(await types()).toEqual(before);
  });

  it.each([...writes, ...optional])('$method $path with 10 MB is a 413', async ({ method, path, body }) => {
    const before = await types();
    const huge = { ...body, more: 'x'.repeat(10_000_000) };
    const { status } = await browser.send(method, path.replace(':id', String(id)), huge);
    expect(status).toBe(413);
    expect(await types()).toEqual(before);
  });

  it.each([
    ['no at sign', 'ada.example.com'],
    ['nothing', ''],
    ['blanks', '   '],
    ['254 characters and more', `${'a'.repeat(250)}@example.com`],
  ])('POST /api/register with an address of %s is a 400', async (_, email) => {
    const { status } = await browser.post('/api/register', { ...bob, email });
    expect(status).toBe(400);
  });

  it.each([
    ['Short1', 'Password must be at least 8 characters'],
    ['engine1843', 'Password must contain at least one uppercase letter'],
    ['ENGINE1843', 'Password must contain at least one lowercase letter'],
    ['EngineEngine', 'Password must contain at least one number'],
    [`Engine1843${'x'.repeat(119)}`, 'Password must be at most 128 characters'],
  ])(
    'D-25: POST /api/register with the password %s says what is wrong (§9 password minimum)',
    async (password, error) => {
      const { status, body } = await browser.post('/api/register', { ...bob, password });
      expect({ status, error: body['error'] }).toEqual({ status: 400, error });
    },
  );
});

describe('keys that are not in the schema', () => {
  it('D-21, T25: are never applied to a profile', async () => {
    const { status, body } = await browser.patch(
      `/api/users/${id}`,
      `{"fullName":"Ada","credits":99,"role":"operator","roles":["operator"],"id":1,"email":"eve@example.com",` +
        `"username":"eve","password":"Owned1234","createdAt":"2020-01-01T00:00:00.000Z","__proto__":{"credits":99},` +
        `"constructor":{"prototype":{"credits":99}}}`,
    );
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { id, email: ada.email, credits: 1, fullName: 'Ada' },
    });
    expect(body).not.toHaveProperty('roles');
    expect(({} as { credits?: number }).credits).toBeUndefined();
    const last = (await everyEvent(service.store)).at(-1);
    expect(Object.keys(last!.data as object).toSorted()).toEqual(
      ['expertise', 'fullName', 'socialProfile', 'updatedAt', 'userId'].toSorted(),
    );
  });

  it('T25: are never applied to a registration', async () => {
    const { status, body } = await browser.post(
      '/api/register',
      `{"email":"carl@example.com","password":"Engine1843","credits":99,"id":1,"userId":1,"roles":["operator"],` +
        `"__proto__":{"id":1}}`,
    );
    expect({ status, credits: body['credits'], roles: body['roles'] }).toEqual({
      status: 201,
      credits: 1,
      roles: undefined,
    });
    expect(body['id']).not.toBe(1);
  });
});

describe('an invalid id', () => {
  it.each(['abc', '0', '-1', '1e3', '1.5', '9'.repeat(400), '%00', '1%20', '0x1'])('%s is a 404', async (text) => {
    const patched = await browser.patch(`/api/users/${text}`, { fullName: 'Eve' });
    const deleted = await browser.delete(`/api/users/${text}`, { password: ada.password });
    expect([patched.status, deleted.status]).toEqual([404, 404]);
  });
});
