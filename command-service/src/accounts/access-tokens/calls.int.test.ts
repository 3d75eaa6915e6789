import { TOKEN_CALLS } from '@twofold/contracts/accounts/access-tokens/calls';
import { createTestLog } from '@twofold/event-store/testing/postgres-log';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { memoryKeyring } from '@twofold/keyring/testing/memory-keyring';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Browser } from '../../testing/a-browser.ts';
import { NO_LIMITS, startService, type RunningService } from '../../testing/a-service.ts';
import { ask } from '../../testing/inspect.ts';
import { ada, appointed, bob, registered } from '../../testing/people.ts';

let service: RunningService;
let browser: Browser;
let dropLog: () => Promise<void>;
const keyring = memoryKeyring();
beforeAll(async () => {
  const { open, drop } = await createTestLog();
  dropLog = drop;
  service = await startService({ keyring, store: sealedEventStore(await open(), keyring) });
  ({ browser } = await registered(service.url, ada));
});
beforeEach(() => browser.post('/api/me/tokens/revoke-all'));
afterAll(async () => {
  await service.end();
  await dropLog();
});

const tokenFor = async (...scopes: string[]): Promise<{ id: string; token: string }> => {
  const { body } = await browser.post('/api/me/tokens', { name: 'Pipeline', scopes, lifetimeDays: 7 });
  return { id: String(body['id']), token: String(body['token']) };
};
const call = async (token: string, method: string, path: string, body: unknown = {}, headers: object = {}) => {
  const response = await fetch(`${service.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    ...(method !== 'GET' && method !== 'HEAD' && { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const pathOf = (path: string): string =>
  path.replace(':id', path.includes('feedback') ? crypto.randomUUID() : '1').replace(/:\w+/, '0');
const isHere = async (token: string, { method, path }: { method: string; path: string }): Promise<boolean> =>
  !/^\{"error":"(Not found|Method not allowed)"/.test((await call(token, method, pathOf(path))).text);
const rowsOfRequests = async () => (await ask(service.databaseUrl, 'select from write_side.requests')).length;

const WRITES = TOKEN_CALLS.filter(({ method }) => method !== 'GET');

describe.each(WRITES)('$method $path', (declared) => {
  it('is a call of this service that no other scope allows', async () => {
    const others = ['read', 'analyze', 'feedback'].filter((scope) => scope !== declared.scope);
    const [good, narrow] = [await tokenFor(declared.scope), await tokenFor(...others)];
    expect(await isHere(good.token, declared)).toBe(true);
    const [before, key] = [await rowsOfRequests(), { 'idempotency-key': crypto.randomUUID() }];
    const { status, headers } = await call(
      narrow.token,
      declared.method,
      pathOf(declared.path),
      { url: 'https://a.example' },
      key,
    );
    expect(status).toBe(403);
    expect(headers.get('www-authenticate')).toContain(`scope="${declared.scope}"`);
    expect(await rowsOfRequests()).toBe(before);
  });

  it('is refused to a revoked token, with a valid or invalid body', async () => {
    const { id, token } = await tokenFor(declared.scope);
    await browser.delete(`/api/me/tokens/${id}`);
    const before = await rowsOfRequests();
    for (const body of [{}, { url: 'https://a.example', productId: 1, reviewers: 1 }]) {
      const answer = await call(token, declared.method, pathOf(declared.path), body, {
        'idempotency-key': crypto.randomUUID(),
      });
      expect(answer.status).toBe(401);
    }
    expect(await rowsOfRequests()).toBe(before);
  });
});

describe('analyzing a site with a token', () => {
  it('adds it to the account, needs no cookie or origin, and is repeatable', async () => {
    const { token } = await tokenFor('analyze');
    const headers = {
      'idempotency-key': crypto.randomUUID(),
      'sec-fetch-site': 'cross-site',
      cookie: 'sid=x; device=y',
    };
    const body = { url: 'https://benchbook.example/by-token' };
    const first = await call(token, 'POST', '/api/analyze/url', body, headers);
    const again = await call(token, 'POST', '/api/analyze/url', body, headers);
    expect([first.status, again.text]).toEqual([201, first.text]);
    expect(first.headers.getSetCookie()).toEqual([]);
    const answer = JSON.parse(first.text) as { productId: number };
    expect((await browser.post(`/api/products/${answer.productId}/unlist`)).status).toBe(200);
  });

  it('takes one round trip to begin, the token included', async () => {
    const { token } = await tokenFor('feedback');
    const path = `/api/feedback-requests/${crypto.randomUUID()}/cancel`;
    const spy = vi.spyOn(pg.Client.prototype, 'query');
    await call(token, 'POST', path, {}, { 'idempotency-key': crypto.randomUUID() });
    const sent = spy.mock.calls.map(([query]: readonly unknown[]) =>
      String((query as { text?: string }).text ?? query),
    );
    spy.mockRestore();
    expect(sent.filter((text) => /sessions\.|begin_write/.test(text))).toEqual([
      expect.stringContaining('write_side.begin_write_by_token'),
    ]);
  });
});

describe('what no token may do', () => {
  it.each([
    ['POST', '/api/me/tokens'],
    ['POST', '/api/me/tokens/revoke-all'],
    ['DELETE', `/api/me/tokens/${crypto.randomUUID()}`],
    ['POST', '/api/logout/everywhere'],
    ['POST', '/api/login'],
    ['POST', '/api/password-resets'],
    ['PATCH', '/api/users/1'],
    ['DELETE', '/api/users/1'],
    ['DELETE', '/api/products/1'],
    ['POST', '/api/products/1/unlist'],
    ['POST', '/api/operations/projections/products/rebuild'],
    ['POST', '/api/audit/people/find'],
    ['POST', '/api/reviews'],
    ['POST', '/api/checkout'],
  ])('%s %s', async (method, path) => {
    const { token } = await tokenFor('read', 'analyze', 'feedback');
    const { status, headers } = await call(token, method, path);
    expect([status, headers.get('www-authenticate')]).toEqual([403, expect.stringContaining('insufficient_scope')]);
  });

  it('see as staff: an unlisted app is not found by the token of a moderator', async () => {
    const { browser: other } = await registered(service.url, bob);
    const analyzed = await other.post('/api/analyze/url', { url: 'https://benchbook.example/hidden' });
    const { productId } = analyzed.body as { productId: number };
    await other.post(`/api/products/${productId}/unlist`);
    await appointed({ ...service, keyring: { ...service.keyring, ...keyring } }, ada.email, 'moderator');
    const { token } = await tokenFor('analyze');
    const path = `/api/products/${productId}/reanalyses`;
    expect((await browser.post(path)).status).toBe(403);
    const byToken = await call(token, 'POST', path);
    expect(byToken.status).toBe(404);
  });
});

describe('a limit that is used up', () => {
  it('is reported to a token, which is not treated as unknown', async () => {
    const limited = await startService({ limits: { ...NO_LIMITS, writesPerDay: 3 } });
    const { browser: owner } = await registered(limited.url, ada);
    const { body } = await owner.post('/api/me/tokens', { name: 'Busy', scopes: ['feedback'], lifetimeDays: 7 });
    const cancel = async () => {
      const path = `${limited.url}/api/feedback-requests/${crypto.randomUUID()}/cancel`;
      const headers = { authorization: `Bearer ${String(body['token'])}`, 'content-type': 'application/json' };
      return (await fetch(path, { method: 'POST', headers, body: '{}' })).status;
    };
    const statuses = [];
    for (let call = 0; call < 5; call++) statuses.push(await cancel());
    expect(statuses).toEqual([404, 404, 429, 429, 429]);
    await limited.end();
  });
});
