import type { Express } from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createLogPosition } from './log-position.ts';
import { createServiceApp } from './service-app.ts';
import { recordedLog } from './testing/recorded-log.ts';

const OLD = 'an old secret that is long enough';
const NEW = 'a new secret that is long enough!';

const anApp = (secrets: readonly string[] = [NEW], isHttps = false): Express => {
  const logPosition = createLogPosition({ secrets, isHttps });
  const app = createServiceApp({ log: recordedLog().log, trustProxy: false, isHttps });
  app.get('/', (request, response) => void response.json(logPosition.read(request) ?? 'none'));
  return app.post('/:storeId/:position', (request, response) => {
    logPosition.write(request, response, request.params);
    response.json({});
  });
};

const write = async (path: string, cookie = '', app = anApp()) => {
  const { headers } = await request(app).post(path).set('cookie', cookie);
  const line = `${headers['set-cookie']}`;
  return { line, cookie: line.replace(/;.*/, ''), header: headers['x-log-position'] };
};

const read = async (cookie: string, app = anApp()): Promise<unknown> =>
  (await request(app).get('/').set('cookie', cookie)).body;

describe('sending a position to the client', () => {
  it('shows it in a header', async () => {
    expect((await write('/store-a/0017')).header).toBe('0017');
  });

  it('is read back from the client', async () => {
    const { cookie } = await write('/store-a/0017');
    expect(await read(`other=1; ${cookie}`)).toEqual({ storeId: 'store-a', position: '0017' });
  });

  it('sets a cookie for ten seconds that no script sees', async () => {
    const { line } = await write('/store-a/0017');
    expect(line).toMatch(/^log-position=[^;]+; Max-Age=10; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
  });

  it('marks the cookie Secure behind https', async () => {
    expect((await write('/store-a/0017', '', anApp([NEW], true))).line).toContain('; Secure');
  });

  it('carries any name of a store', async () => {
    const { cookie } = await write('/esdb:%C3%A9%20x/0017');
    expect(await read(cookie)).toEqual({ storeId: 'esdb:é x', position: '0017' });
  });

  it('never lowers it', async () => {
    const { cookie } = await write('/store-a/0017');
    const later = await write('/store-a/0009', cookie);
    expect(await read(later.cookie)).toMatchObject({ position: '0017' });
    expect(later.header).toBe('0009');
  });

  it('raises it', async () => {
    const { cookie } = await write('/store-a/0017');
    expect(await read((await write('/store-a/0018', cookie)).cookie)).toMatchObject({ position: '0018' });
  });

  it('does not compare it with that of another store', async () => {
    const { cookie } = await write('/store-a/0017');
    const moved = await write('/store-b/0009', cookie);
    expect(await read(moved.cookie)).toEqual({ storeId: 'store-b', position: '0009' });
  });

  it('ignores a higher position that is not signed', async () => {
    const forged = (await write('/store-a/0017')).cookie.replace('0017', '9999');
    expect(await read((await write('/store-a/0018', forged)).cookie)).toMatchObject({ position: '0018' });
  });
});

describe('reading a position', () => {
  it.each([
    '',
    'log-position=',
    'log-position=17',
    'log-position=0017.c3RvcmU',
    `log-position=0017.c3RvcmU.${'A'.repeat(43)}`,
    `log-position=${'1'.repeat(5_000)}.c3RvcmU.${'A'.repeat(43)}`,
  ])('ignores "%.60s"', async (cookie) => {
    expect(await read(cookie)).toBe('none');
  });

  it('ignores one whose store was changed', async () => {
    const { cookie } = await write('/store-a/0017');
    const [position, , signature] = cookie.split('.');
    expect(await read([position, Buffer.from('store-b').toString('base64url'), signature].join('.'))).toBe('none');
  });

  it('ignores one signed with another secret', async () => {
    const { cookie } = await write('/store-a/0017', '', anApp([OLD]));
    expect(await read(cookie)).toBe('none');
  });

  it('accepts one signed with the previous secret', async () => {
    const { cookie } = await write('/store-a/0017', '', anApp([OLD]));
    expect(await read(cookie, anApp([NEW, OLD]))).toMatchObject({ position: '0017' });
  });

  it('signs with the first of the secrets', async () => {
    const { cookie } = await write('/store-a/0017', '', anApp([NEW, OLD]));
    expect(await read(cookie, anApp([OLD]))).toBe('none');
    expect(await read(cookie, anApp([NEW]))).toMatchObject({ position: '0017' });
  });

  it('requires a secret', () => {
    expect(() => createLogPosition({ secrets: [], isHttps: false })).toThrow('at least one secret');
  });
});

describe('a client without cookies', () => {
  const TOKEN = 'x-log-position-token';
  const written = async (path: string, headers: Record<string, string> = {}, app = anApp()): Promise<string> => {
    const answer = await request(app).post(path).set(headers);
    return `${answer.headers[TOKEN]}`;
  };
  const readBy = async (headers: Record<string, string>, app = anApp()): Promise<unknown> =>
    (await request(app).get('/').set(headers)).body;

  it('proves the position by the token of the answer', async () => {
    const token = await written('/store-a/0017');
    expect(token).toMatch(/^0017\./);
    expect(await readBy({ [TOKEN]: token })).toEqual({ storeId: 'store-a', position: '0017' });
  });

  it('cannot use a forged or changed token', async () => {
    const token = await written('/store-a/0017');
    expect(await readBy({ [TOKEN]: token.replace('0017', '0018') })).toBe('none');
    expect(await readBy({ [TOKEN]: '0017' })).toBe('none');
    expect(await readBy({ [TOKEN]: await written('/store-a/0017', {}, anApp([OLD])) })).toBe('none');
  });

  it('keeps the position when the secret is rotated', async () => {
    const token = await written('/store-a/0017', {}, anApp([OLD]));
    expect(await readBy({ [TOKEN]: token }, anApp([NEW, OLD]))).toMatchObject({ position: '0017' });
  });

  it('gets a token that never goes back', async () => {
    const token = await written('/store-a/0017');
    expect(await written('/store-a/0009', { [TOKEN]: token })).toMatch(/^0017\./);
  });

  it('gets the later position of a cookie and a token', async () => {
    const { cookie } = await write('/store-a/0009');
    const token = await written('/store-a/0017');
    expect(await readBy({ [TOKEN]: token, cookie })).toMatchObject({ position: '0017' });
    const { cookie: later } = await write('/store-a/0018');
    expect(await readBy({ [TOKEN]: token, cookie: later })).toMatchObject({ position: '0018' });
  });

  it('gets the position of its token if a cookie names another store', async () => {
    const { cookie } = await write('/store-b/0099');
    expect(await readBy({ [TOKEN]: await written('/store-a/0017'), cookie })).toEqual({
      storeId: 'store-a',
      position: '0017',
    });
  });
});
