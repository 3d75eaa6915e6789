import { createdToken } from '@twofold/contracts/accounts/access-tokens/api';
import { tokensOf } from '@twofold/sessions/access-tokens/access-tokens';
import { eventually } from '@twofold/testing/eventually';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCommandHandler } from '../../command-handler.ts';
import { aContext } from '../../testing/a-context.ts';
import { aBrowser, type Browser } from '../../testing/a-browser.ts';
import { startService, type RunningService } from '../../testing/a-service.ts';
import { ask, everyEvent } from '../../testing/inspect.ts';
import { registered } from '../../testing/people.ts';
import { accessTokenCategory } from './category.ts';

let service: RunningService;
let pool: pg.Pool;
beforeAll(async () => {
  service = await startService();
  await service.start();
  pool = new pg.Pool({ connectionString: service.databaseUrl });
});
afterAll(async () => {
  await pool.end();
  await service.end();
});

let people = 0;
const someone = () => ({ email: `builder-${++people}@example.com`, password: 'Engine1843' });
const BODY = { name: 'Pipeline', scopes: ['feedback', 'read'], lifetimeDays: 30 };
const create = async (browser: Browser, body: unknown = BODY, key: string = crypto.randomUUID()) => {
  const answer = await browser.post('/api/me/tokens', body, { 'idempotency-key': key });
  return { ...answer, made: createdToken.safeParse(answer.body).data };
};
/** A program: no cookies, and a token. */
const aProgram = (token: string) => {
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${service.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Record<string, unknown>,
    };
  };
  return { call };
};
/** A call that the scope `feedback` allows: canceling an unknown request. */
const works = async (token: string): Promise<boolean> => {
  const path = `/api/feedback-requests/${crypto.randomUUID()}/cancel`;
  const { status } = await aProgram(token).call('POST', path, {});
  expect([401, 404]).toContain(status);
  return status === 404;
};
const eventsOf = async (userId: number) =>
  (await everyEvent(service.store)).filter(({ stream }) => stream === `tokens-${userId}`);

describe('POST /api/me/tokens', () => {
  it('answers the token once, and stores it nowhere', async () => {
    const { browser, id } = await registered(service.url, someone());
    const { status, made } = await create(browser);
    expect(status).toBe(201);
    expect(made).toMatchObject({
      name: 'Pipeline',
      scopes: ['read', 'feedback'],
      token: expect.stringMatching(/^twf_/),
    });
    expect(await works(made!.token)).toBe(true);
    const [event] = await eventsOf(id);
    expect(event).toMatchObject({
      type: 'AccessTokenCreated',
      data: { userId: id, tokenId: made!.id, name: 'Pipeline' },
    });
    const requests = await ask(service.databaseUrl, 'select answer, actor from write_side.requests');
    const rows = await ask(service.databaseUrl, 'select * from sessions.access_tokens');
    expect(JSON.stringify([await everyEvent(service.store), requests, rows])).not.toContain(made!.token);
  });

  it('gives a repeat a new text of the same token, and only the last one works', async () => {
    const { browser, id } = await registered(service.url, someone());
    const key = crypto.randomUUID();
    const [lost, again] = [await create(browser, BODY, key), await create(browser, BODY, key)];
    expect(again.made!.id).toBe(lost.made!.id);
    expect([await works(lost.made!.token), await works(again.made!.token)]).toEqual([false, true]);
    expect(await eventsOf(id)).toHaveLength(1);
    // A used token has reached its owner, so no further answer replaces it.
    expect((await create(browser, BODY, key)).status).toBe(409);
    expect(await works(again.made!.token)).toBe(true);
  });

  it.each([
    [{ ...BODY, name: ' ' }, 'Name is required'],
    [{ ...BODY, scopes: [] }, 'Choose what the token may do'],
    [{ ...BODY, scopes: ['admin'] }, 'Invalid option: expected one of "read"|"analyze"|"feedback"'],
    [{ ...BODY, lifetimeDays: 9_999 }, 'Choose when the token expires'],
  ])('refuses %j and leaves no trace', async (body, error) => {
    const { browser, id } = await registered(service.url, someone());
    const answer = await create(browser, body);
    expect([answer.status, answer.body['error']]).toEqual([400, error]);
    expect([await eventsOf(id), await tokensOf(pool, id)]).toEqual([[], []]);
  });

  it('refuses visitors', async () => expect((await create(aBrowser(service.url))).status).toBe(401));

  it('refuses more than the maximum, and stores nothing of it', async () => {
    const { browser, id } = await registered(service.url, someone());
    for (let made = 0; made < 25; made++) expect((await create(browser)).status).toBe(201);
    expect((await create(browser)).status).toBe(409);
    expect(await tokensOf(pool, id)).toHaveLength(25);
    const rows = await ask(service.databaseUrl, `select from sessions.access_tokens where user_id = ${id}`);
    expect(rows).toHaveLength(25);
  });

  it('mails the owner', async () => {
    const person = someone();
    const { browser } = await registered(service.url, person);
    await create(browser);
    await eventually(() =>
      expect(service.mails.filter(({ to }) => to === person.email).map(({ subject }) => subject)).toContain(
        'New access token for your Twofold account',
      ),
    );
  });
});

describe('revoking', () => {
  it('ends one token immediately, in all services, and none of another account', async () => {
    const store = { ...service.store, close: () => Promise.resolve() };
    const other = await startService({ connectionString: service.databaseUrl, store, keyring: service.keyring });
    const { browser, id } = await registered(service.url, someone());
    const { browser: stranger } = await registered(service.url, someone());
    const { made } = await create(browser);
    const elsewhere = async () =>
      (await fetch(`${other.url}/api/products/1/passages/0`, { headers: { authorization: `Bearer ${made!.token}` } }))
        .status;
    expect(await elsewhere()).not.toBe(401);
    expect((await stranger.delete(`/api/me/tokens/${made!.id}`)).status).toBe(404);
    expect((await browser.delete('/api/me/tokens/no-id')).status).toBe(404);
    expect((await browser.delete(`/api/me/tokens/${made!.id}`)).status).toBe(200);
    expect([await works(made!.token), await elsewhere()]).toEqual([false, 401]);
    expect((await browser.delete(`/api/me/tokens/${made!.id}`)).status).toBe(200);
    expect((await eventsOf(id)).map(({ type }) => type)).toEqual(['AccessTokenCreated', 'AccessTokenRevoked']);
    await other.end();
  });

  it('ends all of them', async () => {
    const { browser, id } = await registered(service.url, someone());
    const tokens = [await create(browser), await create(browser)].map(({ made }) => made!.token);
    expect((await browser.post('/api/me/tokens/revoke-all')).status).toBe(200);
    expect(await Promise.all(tokens.map(works))).toEqual([false, false]);
    expect(await tokensOf(pool, id)).toEqual([]);
    expect(await eventsOf(id)).toHaveLength(4);
  });

  it('in the log ends a token if the process died before doing so', async () => {
    const { browser, id } = await registered(service.url, someone());
    const { made } = await create(browser);
    const handle = createCommandHandler({ store: service.store, now: () => new Date() });
    const data = { userId: id, tokenId: made!.id, reason: 'owner', revokedAt: new Date().toISOString() } as const;
    await handle(accessTokenCategory, id, { type: 'RevokeAccessToken', data }, aContext);
    await eventually(async () => expect(await tokensOf(pool, id)).toEqual([]));
  });
});

describe('tokens and their account', () => {
  it('end when the password is changed, with an event each', async () => {
    const person = someone();
    const { browser, id } = await registered(service.url, person);
    const { made } = await create(browser);
    await browser.post('/api/password-resets', { email: person.email });
    const link = await eventually(() => {
      const mail = service.mails.findLast(({ to, text }) => to === person.email && /reset-password\//.test(text));
      return /reset-password\/([\w-]+)/.exec(mail!.text)![1]!;
    });
    await aBrowser(service.url).post(`/api/password-resets/${link}`, { password: 'Looms1844' });
    expect(await works(made!.token)).toBe(false);
    await eventually(async () =>
      expect((await eventsOf(id)).at(-1)).toMatchObject({
        type: 'AccessTokenRevoked',
        data: { reason: 'password-changed' },
      }),
    );
  });

  it('end with it', async () => {
    const person = someone();
    const { browser, id } = await registered(service.url, person);
    const { made } = await create(browser);
    expect((await browser.delete(`/api/users/${id}`, { password: person.password })).status).toBe(200);
    expect(await works(made!.token)).toBe(false);
    expect(await ask(service.databaseUrl, `select from sessions.access_tokens where user_id = ${id}`)).toEqual([]);
    expect(JSON.stringify(await eventsOf(id))).not.toContain('Pipeline');
  });

  it('cannot be created once the erasure has begun', async () => {
    const { browser, id } = await registered(service.url, someone());
    await pool.query('delete from write_side.credentials where user_id = $1', [id]);
    expect([401, 404]).toContain((await create(browser)).status);
    const unkeyed = await browser.post('/api/me/tokens', BODY);
    expect(unkeyed.status).toBe(404);
    expect(await ask(service.databaseUrl, `select from sessions.access_tokens where user_id = ${id}`)).toEqual([]);
  });
});
