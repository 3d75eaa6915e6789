import { createHash } from 'node:crypto';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type RunningService } from './testing/a-service.ts';
import { requestId } from './testing/orders-and-requests.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const SUBMITTER = 'ab'.repeat(16);
const BUYER = 'cd'.repeat(16);
const SHARE = 'A'.repeat(22);
const REVOKED = 'B'.repeat(22);
const LINK = 'C'.repeat(22);
const CANARY = 'canary-4711';
const URL_SHOWN = 'https://app.example/start';
const URL_WHOLE = `${URL_SHOWN}?invite=${CANARY}`;
const HIDDEN = 11;
const OPEN_SEATS = 12;
const LISTED = 13;
const ABSENT = 99;

let service: RunningService;
const cookies: Record<string, string> = {};

/** Readers, with their cookies and what they add to the address. */
const PEOPLE: Readonly<
  Record<string, { readonly userId?: number; readonly browser?: string; readonly links?: string }>
> = {
  owner: { userId: 3 },
  'submitting browser': { browser: SUBMITTER },
  'buyer by account': { userId: 4 },
  'buyer as guest': { browser: BUYER },
  'buyer by the link of the mail': { links: `order=42&token=${LINK}` },
  moderator: { userId: 21 },
  auditor: { userId: 22 },
  operator: { userId: 23 },
  'reviewer with a claim': { userId: 5 },
  'reviewer with a pending review': { userId: 6 },
  'reviewer with a complete review': { userId: 7 },
  'a user with the share link': { links: `share=${SHARE}` },
  'a user with a revoked share link': { links: `share=${REVOKED}` },
  'a user with the link of another order': { links: `order=43&token=${LINK}` },
  'a buyer who has not paid': { userId: 9 },
  'a browser whose order an account has claimed': { browser: 'ef'.repeat(16) },
  'another user': { userId: 8 },
  visitor: {},
};

beforeAll(async () => {
  service = await startService();
  const document = (id: number): string => JSON.stringify({ id, url: URL_SHOWN, title: 'An app' });
  const app = { ownerId: 3, submittedBy: sha256(SUBMITTER), shareHash: sha256(SHARE), url: URL_WHOLE };
  for (const id of [HIDDEN, OPEN_SEATS, LISTED]) {
    const texts = { document: document(id), summary: document(id) };
    await service.addProduct(id, { ...app, ...texts, isListed: id === LISTED });
    await service.client.query('update read_models.products_v1 set public_url = $2 where id = $1', [id, URL_SHOWN]);
    await service.addReview(id * 10 + 1, { productId: id, userId: 6 });
    await service.addReview(id * 10 + 2, { productId: id, userId: 7, status: 'complete' });
  }
  for (const userId of [3, 4, 5, 6, 7, 8, 9]) await service.addUser(userId);
  for (const [index, role] of ['moderator', 'auditor', 'operator'].entries())
    await service.addUser(21 + index, { roles: JSON.stringify([role]) });
  await service.addOrder(41, { productId: HIDDEN, userId: 4 });
  await service.addOrder(42, { productId: HIDDEN, browser: sha256(BUYER), linkHash: sha256(LINK) });
  await service.addOrder(43, { productId: OPEN_SEATS, linkHash: sha256(LINK) });
  await service.addOrder(44, { productId: HIDDEN, userId: 9, status: 'unpaid' });
  await service.addOrder(45, { productId: HIDDEN, userId: 10, browser: sha256('ef'.repeat(16)) });
  await service.addRequest(requestId(1), {
    productId: HIDDEN,
    orderId: 41,
    seats: [{ state: 'claimed', userId: 5 }, { state: 'filled', userId: 7 }, { state: 'missing' }],
  });
  await service.addRequest(requestId(2), { productId: HIDDEN, status: 'closed', seats: [{ state: 'open' }] });
  await service.addRequest(requestId(3), { productId: HIDDEN, dueAt: '2020-01-01T00:00:00.000Z' });
  await service.addRequest(requestId(4), { productId: OPEN_SEATS });
  for (const [name, { userId, browser }] of Object.entries(PEOPLE)) {
    const session = userId === undefined ? undefined : await service.logIn(userId);
    cookies[name] = [session, browser && `browser=${browser}`].filter(Boolean).join('; ');
  }
});
afterAll(() => service.end());

const ask = async (who: string, id: number, call = '') => {
  const links = PEOPLE[who]?.links ?? '';
  const { status, text, headers } = await service.get(`/api/products/${id}${call}?${links}`, cookies[who]);
  return { status, text, cache: headers['cache-control'] };
};

const FULL = [
  'owner',
  'submitting browser',
  'buyer by account',
  'buyer as guest',
  'buyer by the link of the mail',
  'moderator',
  'auditor',
  'operator',
  'reviewer with a claim',
];
const SHOWN = ['reviewer with a pending review', 'reviewer with a complete review', 'a user with the share link'];
const STRANGERS = Object.keys(PEOPLE).filter((name) => !FULL.includes(name) && !SHOWN.includes(name));
/** This does not cover what the browser may read of its orders. */
const AFTER_CLAIM = 'a browser whose order an account has claimed';

describe('D-134: an unlisted report', () => {
  it.each(FULL)('is there for its %s, with the whole address', async (who) => {
    const { status, text, cache } = await ask(who, HIDDEN);
    expect({ status, url: (JSON.parse(text) as { url: string }).url }).toEqual({ status: 200, url: URL_WHOLE });
    expect(cache).toBe('no-store');
  });

  it.each(SHOWN)('is there for a %s, without the query of its address', async (who) => {
    const { status, text } = await ask(who, HIDDEN);
    expect({ status, url: (JSON.parse(text) as { url: string }).url }).toEqual({ status: 200, url: URL_SHOWN });
  });

  it.each(STRANGERS)('is not there for %s: the answer is that of a number without a report', async (who) => {
    expect(await ask(who, HIDDEN)).toEqual(await ask(who, ABSENT));
    expect((await ask(who, HIDDEN)).status).toBe(404);
    if (who === AFTER_CLAIM) return;
    expect(await ask(who, HIDDEN, '/reviews')).toEqual(await ask(who, ABSENT, '/reviews'));
    for (const call of ['/claimable', '/standing'])
      expect(await ask(who, HIDDEN, call)).toEqual(await ask(who, ABSENT, call));
  });

  it('is there for those who may claim an open seat, and no longer when all seats are gone', async () => {
    const state = async (to: string) =>
      service.client.query('update read_models.feedback_seats_v1 set state = $1 where product_id = $2', [
        to,
        OPEN_SEATS,
      ]);
    const { status, text } = await ask('another user', OPEN_SEATS);
    expect({ status, url: (JSON.parse(text) as { url: string }).url }).toEqual({ status: 200, url: URL_SHOWN });
    expect((await ask('visitor', OPEN_SEATS)).status).toBe(404);
    await state('filled');
    expect((await ask('another user', OPEN_SEATS)).status).toBe(404);
    await state('open');
  });

  it('is named in the orders of those only who have paid', async () => {
    const orders = async (who: string) =>
      (await service.get('/api/me/orders', cookies[who])).body as { id: number; product?: { url: string } }[];
    expect(await orders('buyer by account')).toMatchObject([{ id: 41, product: { url: URL_WHOLE } }]);
    expect((await orders('a buyer who has not paid'))[0]).not.toHaveProperty('product');
  });
});

describe('D-132: an unlisted report in production', () => {
  it('is there for staff with a second factor only', async () => {
    const production = service.create({ staffNeedSecondFactor: true });
    const statusFor = async (who: string): Promise<number> => {
      const sent = request(production.app).get(`/api/products/${HIDDEN}`);
      return (await sent.set('cookie', cookies[who] ?? '')).status;
    };
    try {
      expect([await statusFor('owner'), await statusFor('moderator')]).toEqual([200, 404]);
      await service.client.query(`update read_models.users_v1 set second_factors = '[{}]' where id = 21`);
      expect([await statusFor('moderator'), await statusFor('auditor')]).toEqual([200, 404]);
    } finally {
      await production.stop();
    }
  });
});

describe('D-134: a listed report', () => {
  it.each([...FULL.filter((who) => !who.includes('buy')), ...STRANGERS])('is there for %s', async (who) =>
    expect((await ask(who, LISTED)).status).toBe(200),
  );

  const others = [...STRANGERS, ...SHOWN].filter((who) => who !== AFTER_CLAIM);
  it.each(others)('shows no query of its address to %s, in any call', async (who) => {
    const paths = ['', '/reviews', '/claimable', '/standing'].map((call) => `/api/products/${LISTED}${call}`);
    for (const path of [...paths, '/api/products', '/api/feedback-requests', '/api/me/orders', '/api/me/claims']) {
      const { text, headers } = await service.get(`${path}?${PEOPLE[who]?.links ?? ''}`, cookies[who]);
      expect(text + JSON.stringify(headers)).not.toContain(CANARY);
    }
  });

  it('is kept by browsers where its address hides nothing', async () => {
    await service.addProduct(14);
    expect((await ask('visitor', 14)).cache).toBe('private, no-cache');
  });
});

describe('D-134: after an upgrade', () => {
  it('shows no report of an older read model, which does not know who may see it, until it is rebuilt', async () => {
    await service.client.query(`
      drop view read_models.products;
      create view read_models.products as
        select id, owner_id, is_listed, claimable_by, document, summary, title, description, public_url, persona_words,
          version, older
        from read_models.products_v1 where status = 'completed';
      grant select on read_models.products to twofold_query`);
    for (const id of [HIDDEN, LISTED]) expect((await ask('visitor', id)).status).toBe(503);
  });
});
