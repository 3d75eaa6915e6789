import pg from 'pg';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { OLD, tokenServices } from '../testing/token-services.ts';
import { forgetTokensOf, revokeTokensOf, tokensOf } from './access-tokens.ts';
import { newTokenText } from './token-text.ts';

const NEW = 'a new secret for tests of 32 bytes';
const { makeToken, aService, pool, url } = tokenServices();

describe('a request with a token', () => {
  it('acts as its owner, and neither reads nor sets cookies', async () => {
    const { text } = await makeToken();
    const { body, headers } = await aService().call('/read', text).set('cookie', 'sid=someone');
    expect(body).toEqual({ account: 7, byToken: true });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('leaves requests without one as they are', async () => {
    const { body, headers } = await request(aService().app)
      .get('/anything')
      .set('cookie', 'a=b')
      .set('authorization', 'Basic x');
    expect(body).toEqual({ account: null, byToken: false, cookie: 'a=b' });
    expect(headers['set-cookie']).toBeDefined();
  });

  it('is refused, logged and counted for every reason, with the header that RFC 6750 asks for', async () => {
    const { call, refused, records } = aService();
    const [expired, narrow, good] = [
      await makeToken({ expiresInMs: -1 }),
      await makeToken({ scopes: ['feedback'] }),
      await makeToken(),
    ];
    const revoked = await makeToken({ userId: 8 });
    await revokeTokensOf(pool(), 8, new Date());
    const answers = [
      await call('/read', 'twf_nonsense'),
      await call('/read', newTokenText()),
      await call('/read', expired.text),
      await call('/read', revoked.text),
      await call('/read', narrow.text),
      await call('/other', good.text),
      await call(`/read?access_token=${good.text}`, good.text),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 403, 403, 401]);
    expect(refused).toEqual([
      'malformed',
      'unknown',
      'expired',
      'revoked',
      'wrong-scope',
      'not-for-tokens',
      'in-query',
    ]);
    for (const { headers } of answers)
      expect(headers['www-authenticate']).toMatch(
        /^Bearer realm="twofold", error="(invalid_token|insufficient_scope)"/,
      );
    const logged = records.filter((record) => record['msg'] === 'a token was refused');
    expect(logged.map((record) => record['reason'])).toEqual(refused);
    expect(logged[3]).toMatchObject({ tokenId: revoked.id });
    expect(JSON.stringify(records)).not.toContain('twf_');
  });

  it('is refused in a URL, even without a header', async () => {
    const { text } = await makeToken();
    expect((await request(aService().app).get(`/read?x=${text}`)).status).toBe(401);
  });

  it('is refused by every process once it was revoked or deleted', async () => {
    const [one, other] = [aService(), aService()];
    const [revoked, forgotten] = [await makeToken({ userId: 8 }), await makeToken({ userId: 9 })];
    for (const { text } of [revoked, forgotten]) expect((await other.call('/read', text)).status).toBe(200);
    await revokeTokensOf(pool(), 8, new Date());
    await forgetTokensOf(pool(), 9);
    for (const { text } of [revoked, forgotten])
      expect([(await one.call('/read', text)).status, (await other.call('/read', text)).status]).toEqual([401, 401]);
    expect(await tokensOf(pool(), 8)).toEqual([]);
  });
});

describe('the last use of a token', () => {
  it('is written at most once a minute', async () => {
    let at = Date.now();
    const { call } = aService({ now: () => new Date(at) });
    const { text } = await makeToken();
    const lastUse = async () => (await tokensOf(pool(), 7))[0]?.lastUsedAt;
    expect(await lastUse()).toBeUndefined();
    await call('/read', text);
    const first = new Date(at).toISOString();
    expect(await lastUse()).toBe(first);
    at += 59_000;
    await call('/read', text);
    expect(await lastUse()).toBe(first);
    at += 1_000;
    await call('/read', text);
    expect(await lastUse()).toBe(new Date(at).toISOString());
  });
});

describe('a new secret', () => {
  it('takes over the tokens that are used while both secrets are configured', async () => {
    const [used, unused] = [await makeToken(), await makeToken()];
    expect((await aService({ secrets: [NEW, OLD] }).call('/read', used.text)).status).toBe(200);
    const later = aService({ secrets: [NEW] });
    expect([(await later.call('/read', used.text)).status, (await later.call('/read', unused.text)).status]).toEqual([
      200, 401,
    ]);
  });
});

describe('a service that logs in as the reader of sessions', () => {
  it('recognizes tokens, records their use, and never sees a digest', async () => {
    const { text } = await makeToken();
    const reader = new pg.Pool({ connectionString: url(), options: '-c role=twofold_query' });
    expect((await aService({ pool: reader }).call('/read', text)).body).toMatchObject({ account: 7 });
    expect(await tokensOf(reader, 7)).toMatchObject([{ name: 'Pipeline', lastUsedAt: expect.any(String) }]);
    for (const forbidden of [
      'select digest from sessions.access_tokens',
      'update sessions.access_tokens set revoked_at = null',
      'delete from sessions.access_tokens',
    ])
      await expect(reader.query(forbidden)).rejects.toMatchObject({ code: '42501' });
    await reader.end();
  });
});
