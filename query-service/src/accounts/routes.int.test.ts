import { personExport, sessionsResponse, userView, type SessionView } from '@twofold/contracts/accounts/api';
import { secondFactorsView } from '@twofold/contracts/accounts/second-factor';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type RunningService } from '../testing/a-service.ts';
import { requestId } from '../testing/orders-and-requests.ts';

let service: RunningService;
let ada: string;
let bob: string;
beforeAll(async () => {
  service = await startService();
  ada = await service.logIn(3);
  bob = await service.logIn(4);
  await service.addUser(3);
  await service.addUser(4, { fullName: '', roles: '["auditor"]', credits: 7, isConfirmed: false });
});
afterAll(() => service.end());

const get = (path: string, cookie = '') => service.get(path, cookie);

const passkey = {
  id: '0b0c8a51-6f5e-4b0e-9a9a-6f8f5f3a1c01',
  kind: 'passkey',
  name: 'Laptop',
  addedAt: '2030-01-01T12:00:00.000Z',
};

const adaAsSheSeesHerself = {
  id: 3,
  email: 'user-3@example.com',
  emailConfirmed: true,
  username: 'user-3@example.com',
  fullName: 'Ada Lovelace',
  socialProfile: 'https://example.com/ada',
  expertise: 'Engines',
  credits: 1,
  createdAt: '2030-01-01T12:00:00.000Z',
};

describe('GET /api/me', () => {
  it('answers the whole person, and must not be cached (§3 user, password, §6 no roles, §7 GET /api/me)', async () => {
    const { body, headers } = await get('/api/me', ada);
    expect(userView.strict().parse(body)).toEqual(adaAsSheSeesHerself);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('D-132: tells staff in production what their roles lack', async () => {
    const production = service.create({ staffNeedSecondFactor: true });
    const askAs = async (cookie: string) =>
      (await request(production.app).get('/api/me').set('cookie', cookie)).body as { needsSecondFactor?: true };
    try {
      expect((await askAs(bob)).needsSecondFactor).toBe(true);
      expect(await askAs(ada)).not.toHaveProperty('needsSecondFactor');
      await service.client.query('update read_models.users_v1 set second_factors = $1 where id = 4', [
        JSON.stringify([passkey]),
      ]);
      expect(await askAs(bob)).not.toHaveProperty('needsSecondFactor');
    } finally {
      await production.stop();
    }
  });

  it('D-132: lists one’s second factors, and how many recovery codes are left', async () => {
    await service.client.query('update read_models.users_v1 set second_factors = $1 where id = 4', [
      JSON.stringify([passkey]),
    ]);
    const { body } = await get('/api/me/second-factors', bob);
    expect(secondFactorsView.strict().parse(body)).toEqual({ factors: [passkey], recoveryCodesLeft: 10 });
    expect((await get('/api/me/second-factors')).status).toBe(401);
  });

  it('D-109: tells the roles of those who have one', async () =>
    expect((await get('/api/me', bob)).body).toMatchObject({ roles: ['auditor'], credits: 7 }));

  it('D-125: says whose address is not confirmed', async () =>
    expect((await get('/api/me', bob)).body).toMatchObject({ emailConfirmed: false }));

  it.each([
    ['without a cookie', ''],
    ['with a cookie without a signature', 'sid=s%3Aabc.def'],
    ['with a cookie that says nothing', 'sid='],
  ])('is 401 %s (§7 GET /api/me)', async (_how, cookie) => {
    const { status, body } = await get('/api/me', cookie);
    expect({ status, body: body as unknown }).toMatchObject({ status: 401, body: { error: 'Not logged in' } });
  });

  it('is 401 in a session of an erased user', async () =>
    expect((await get('/api/me', await service.logIn(99))).status).toBe(401));

  it('is 204 for a visitor on request, which browsers do not log as an error', async () => {
    for (const cookie of ['', 'sid=s%3Aabc.def', await service.logIn(99)])
      expect(await get('/api/me?visitor=empty', cookie)).toMatchObject({ status: 204, text: '' });
    expect((await get('/api/me?visitor=empty', ada)).body).toEqual(adaAsSheSeesHerself);
    expect((await get('/api/me?visitor=full', ada)).status).toBe(400);
  });
});

describe('GET /api/me/sessions', () => {
  it('lists the account’s sessions, and marks the current one', async () => {
    const [one, other] = [await service.logIn(5), await service.logIn(5)];
    const answer = await get('/api/me/sessions', one);
    expect(answer.headers['cache-control']).toBe('no-store');
    const listed = sessionsResponse.parse(answer.body);
    expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(listed).toHaveLength(2);
    const elsewhere = sessionsResponse.parse((await get('/api/me/sessions', other)).body);
    const currentIn = (sessions: readonly SessionView[]) => sessions.find(({ isCurrent }) => isCurrent)?.id;
    expect(currentIn(elsewhere)).not.toBe(currentIn(listed));
    const [, sessionId] = /^sid=s:([^.]+)/.exec(decodeURIComponent(one)) ?? [];
    expect(sessionId).toBeDefined();
    expect(JSON.stringify(answer.body)).not.toContain(sessionId);
  });

  it('refuses visitors', async () => expect((await get('/api/me/sessions')).status).toBe(401));
});

/** The table of rights (D-20): each line is one answer. */
describe.each(['/api/users/3', '/api/users/3/export'])('GET %s', (path) => {
  it('answers the person themselves', async () => expect((await get(path, ada)).status).toBe(200));
  it('refuses another user', async () => expect((await get(path, bob)).status).toBe(403));
  it('refuses visitors', async () => expect((await get(path)).status).toBe(401));
});

describe('GET /api/users/{id}', () => {
  it('answers the same as asking who one is (§3 password, §7 GET /api/users/{id})', async () =>
    expect((await get('/api/users/3', ada)).body).toEqual(adaAsSheSeesHerself));

  it('accepts an id with leading zeros', async () => expect((await get('/api/users/003', ada)).status).toBe(200));

  it.each([
    '/api/users/abc',
    '/api/users/3x',
    '/api/users/-3',
    '/api/users/99999999999999999999',
    '/api/users/abc/export',
  ])('is 404 at %s', async (path) => expect((await get(path, ada)).status).toBe(404));

  it('is 404 for an erased user', async () =>
    expect((await get('/api/users/98', await service.logIn(98))).status).toBe(404));
});

describe('exporting everything', () => {
  it('D-38: has what they told reviewers, of orders and of requests, and which mails they want', async () => {
    await service.addUser(77);
    const cookie = await service.logIn(77);
    await service.addOrder(770, { userId: 77 });
    await service.addRequest(requestId(770), { orderId: 770 });
    await service.addBrief(requestId(770), {
      task: 'Find the price',
      questions: ['Is it clear?'],
      access: 'test / test',
    });
    await service.addRequest(requestId(771), { userId: 77 });
    await service.addBrief(requestId(771), { task: 'Read the FAQ' });
    await service.addMailSettings('user-77', { 'claim-deadlines': false });
    const { orders, feedbackRequests, mailSettings } = personExport.parse(
      (await get('/api/users/77/export', cookie)).body,
    );
    expect(orders.map(({ brief }) => brief)).toEqual([
      { task: 'Find the price', questions: ['Is it clear?'], hasAccess: true, access: 'test / test' },
    ]);
    expect(feedbackRequests.map(({ brief }) => brief?.task)).toEqual(['Read the FAQ']);
    expect(mailSettings).toContainEqual({ kind: 'claim-deadlines', isOn: false });
  });

  it('returns a file with only the account, its sessions and its apps', async () => {
    const document = JSON.stringify({
      url: 'https://example.com/a?b',
      title: 'An app',
      createdAt: '2030-01-01T13:00:00.000Z',
    });
    await service.addProduct(11, { ownerId: 3, isListed: false, document, url: 'https://example.com/a?b' });
    await service.addProduct(12, { ownerId: 4 });
    const { body, headers } = await get('/api/users/3/export', ada);
    expect(headers['content-disposition']).toBe('attachment; filename=twofold-3.json');
    const everything = personExport.strict().parse(body);
    expect(everything.account).toEqual(adaAsSheSeesHerself);
    expect(everything.termsAgreedAt).toBe('2030-01-01T12:00:00.000Z');
    expect(everything.apps).toEqual([
      { id: 11, url: 'https://example.com/a?b', title: 'An app', createdAt: '2030-01-01T13:00:00.000Z' },
    ]);
    expect(everything.sessions).toHaveLength(1);
    expect(everything.accessTokens).toEqual([]);
  });

  it('has only the account’s orders, requests and claims', async () => {
    await service.addOrder(31, { userId: 3 });
    await service.addOrder(32, { userId: 4 });
    await service.addRequest(requestId(1), { userId: 3, seats: [{ state: 'claimed', userId: 4 }] });
    await service.addRequest(requestId(2), { productId: 12, userId: 4, seats: [{ state: 'claimed', userId: 3 }] });
    const { body } = await get('/api/users/3/export', ada);
    const { orders, feedbackRequests, claims } = personExport.strict().parse(body);
    expect(orders.map(({ id }) => id)).toEqual([31]);
    expect(feedbackRequests.map((request) => request.requestId)).toEqual([requestId(1)]);
    expect(claims.map((claim) => claim.requestId)).toEqual([requestId(2)]);
  });

  it('leaves out expired sessions', async () => {
    const later = service.create({ now: () => new Date('2031-01-01T12:00:00.000Z') });
    const { body } = await request(later.app).get('/api/users/3/export').set('cookie', ada);
    expect(personExport.parse(body).sessions).toEqual([]);
    await later.stop();
  });
});
