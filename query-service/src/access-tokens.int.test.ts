import { TOKEN_CALLS } from '@twofold/contracts/accounts/access-tokens/calls';
import { tokensResponse } from '@twofold/contracts/accounts/access-tokens/api';
import { UNLIMITED_TOKENS } from '@twofold/sessions/access-tokens/token-limits';
import { createTokenDigests, newTokenText } from '@twofold/sessions/access-tokens/token-text';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QueryService } from './app.ts';
import { startService, type RunningService } from './testing/a-service.ts';
import { SECRET } from './testing/cookie-for.ts';

let service: RunningService;
let unlimited: QueryService;
beforeAll(async () => {
  service = await startService();
  unlimited = service.create({ tokenLimits: UNLIMITED_TOKENS });
  await service.addUser(3);
  await service.addUser(4, { roles: '["moderator"]' });
  await service.addProduct(11, { ownerId: 3, isListed: false });
});
afterAll(async () => {
  await unlimited.stop();
  await service.end();
});

const makeToken = async (userId: number, scopes = ['read'], revokedAt: Date | null = null): Promise<string> => {
  const text = newTokenText();
  await service.pool.query(
    `insert into sessions.access_tokens (id, user_id, digest, name, scopes, created_at, expires_at, minted_at, revoked_at)
     values ($1, $2, $3, 'Pipeline', $4, now(), now() + interval '1 day', now(), $5)`,
    [crypto.randomUUID(), userId, createTokenDigests([SECRET])(text)[0], scopes, revokedAt],
  );
  return text;
};
const read = (path: string, token: string) => request(unlimited.app).get(path).set('authorization', `Bearer ${token}`);
/** The command service answers passages and screenshots. */
const READS = TOKEN_CALLS.filter(({ method, path }) => method === 'GET' && !/passages|screenshots/.test(path));
/** Users exist for their owner; everything else is missing. */
const pathOf = (path: string): string => path.replace(/:\w+/, path.startsWith('/api/users/') ? '3' : '999');

describe.each(READS)('GET $path', ({ path }) => {
  it('accepts tokens with the scope read', async () => {
    const { status, body } = await read(pathOf(path), await makeToken(3));
    expect([200, 404]).toContain(status);
    expect(body).not.toEqual({ error: 'Not found' });
  });

  it('refuses revoked tokens, and those with another scope', async () => {
    const [revoked, narrow] = [await makeToken(3, ['read'], new Date()), await makeToken(3, ['analyze', 'feedback'])];
    expect([(await read(pathOf(path), revoked)).status, (await read(pathOf(path), narrow)).status]).toEqual([401, 403]);
  });
});

describe('reading with a token', () => {
  it('returns what its owner sees, and sets no cookie', async () => {
    const { body, headers } = await read('/api/me', await makeToken(3));
    expect(body).toMatchObject({ id: 3 });
    expect(headers['set-cookie']).toBeUndefined();
    expect((await read('/api/products/11', await makeToken(3))).status).toBe(200);
  });

  it('never has the rights of staff', async () => {
    expect((await service.get('/api/products/11', await service.logIn(4))).status).toBe(200);
    expect((await read('/api/products/11', await makeToken(4))).status).toBe(404);
  });

  it.each(['/api/me/tokens', '/api/me/sessions', '/api/users/3/export', '/api/device/products'])(
    'is not possible at %s',
    async (path) => expect((await read(path, await makeToken(3))).status).toBe(403),
  );

  it('is limited for each token', async () => {
    const limited = service.create({ tokenLimits: { perMinute: 2, guessesPerMinute: 5 } });
    const token = await makeToken(3);
    const statuses = [];
    for (let call = 0; call < 3; call++)
      statuses.push((await request(limited.app).get('/api/me').set('authorization', `Bearer ${token}`)).status);
    expect(statuses).toEqual([200, 200, 429]);
    await limited.stop();
  });
});

describe('GET /api/me/tokens', () => {
  it('lists the account’s tokens, without their texts', async () => {
    const token = await makeToken(21);
    const { body } = await service.get('/api/me/tokens', await service.logIn(21));
    expect(tokensResponse.parse(body)).toMatchObject([{ name: 'Pipeline', scopes: ['read'] }]);
    expect(JSON.stringify(body)).not.toContain(token.slice(4));
    expect((await service.get('/api/me/tokens', await service.logIn(22))).body).toEqual([]);
    expect((await service.get('/api/me/tokens')).status).toBe(401);
  });
});
