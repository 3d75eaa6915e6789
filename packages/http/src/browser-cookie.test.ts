import { createHash, randomUUID } from 'node:crypto';
import express, { type RequestHandler } from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import {
  browserCookies,
  browserOf,
  deviceOf,
  knownBrowserOf,
  knownDeviceOf,
  rotateBrowser,
  type BrowserCookieOptions,
} from './browser-cookie.ts';

const NEW = 'a secret for tests of 32 bytes or more';
const OLD = 'an older secret of 32 bytes or even more';
const OF_0_1 = 'ab'.repeat(16);
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const real = { knownBrowserOf, rotateBrowser };
type App = Partial<BrowserCookieOptions & typeof real> & { readonly instead?: RequestHandler };

const anApp = ({ instead, ...changes }: App = {}) => {
  const { knownBrowserOf: knownBrowser, rotateBrowser: rotate } = { ...real, ...changes };
  const { secrets = [NEW], isHttps = false, isKnown = () => Promise.resolve(false) } = changes;
  const app = express().use(instead ?? browserCookies({ secrets, isHttps, isKnown }));
  app.get('/', (asked, response) => {
    response.json({ browser: knownBrowser(asked), device: knownDeviceOf(asked) });
  });
  app.post('/logout', (asked, response) => {
    rotate(asked, response);
    response.json({});
  });
  app.post('/command/:id', (asked, response) => {
    const { id } = asked.params;
    response.json({ browser: browserOf(asked, response, id), device: deviceOf(asked, response) });
  });
  return app.post('/', (asked, response) => {
    response.json({ browser: browserOf(asked, response, randomUUID()), device: deviceOf(asked, response) });
  });
};

/** The answer, and the cookies that it sets: those it clears are empty. */
const send = async (method: 'get' | 'post', cookie = '', app = anApp(), path = '/') => {
  const { body, headers } = await request(app)[method](path).set('cookie', cookie);
  const lines = [headers['set-cookie'] ?? []].flat();
  const set = Object.fromEntries(lines.map((line) => /^([^=]+)=([^;]*)/.exec(line)?.slice(1) as [string, string]));
  return { body: body as { browser?: string; device?: string }, lines, set, cookie: asHeader(set) };
};
const asHeader = (set: Readonly<Record<string, string>>): string =>
  Object.entries(set)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

describe('identifying browsers and devices', () => {
  it('gives a device the same browser when it sends its command again, and another one for another command', async () => {
    const { set } = await send('post');
    const sent = async (id: string, cookie = `device=${set['device']}`) =>
      (await send('post', cookie, anApp(), `/command/${id}`)).body.browser;
    const first = await sent('1');
    expect(await sent('1')).toBe(first);
    expect(await sent('2')).not.toBe(first);
    // The id of a command is in the log: alone it must give no access.
    expect(await sent('1', '')).not.toBe(first);
    expect(await sent('1', '')).not.toBe(await sent('1', ''));
  });

  it('D-133: gives a new one two signed cookies, each for its own number', async () => {
    const { body, lines, set } = await send('post');
    expect(lines).toHaveLength(2);
    for (const name of ['browser', 'device'] as const) {
      expect(set[name]).toMatch(/^[0-9a-f]{64}\.[\w-]{43}$/);
      expect(set[name]).toContain(body[name]);
      expect(lines.join('\n')).toMatch(
        new RegExp(`^${name}=.*Max-Age=31536000; Path=/; Expires=.*; HttpOnly; SameSite=Lax$`, 'm'),
      );
    }
    expect(body.browser).not.toBe(body.device);
  });

  it('never gives two the same', async () => {
    const [one, other] = await Promise.all([send('post'), send('post')]);
    expect(new Set([one.body.browser, one.body.device, other.body.browser, other.body.device]).size).toBe(4);
  });

  it('recognizes a browser in writes and reads, and sets no cookie', async () => {
    const first = await send('post');
    for (const method of ['get', 'post'] as const)
      expect(await send(method, `a=b; ${first.cookie}; c=d`)).toMatchObject({ body: first.body, lines: [] });
  });

  it('sets no cookie for reads', async () => expect(await send('get')).toMatchObject({ body: {}, lines: [] }));

  it('behind https names both cookies so that only this host and https get them', async () => {
    const app = anApp({ isHttps: true });
    const { lines, cookie, body } = await send('post', '', app);
    expect(lines.map((line) => line.slice(0, 9))).toEqual(['__Host-br', '__Host-de']);
    for (const line of lines) expect(line).toContain('; Secure');
    expect((await send('get', cookie, app)).body).toEqual(body);
    expect((await send('get', cookie.replaceAll('__Host-', ''), app)).body).toEqual({});
  });

  it('throws if the cookies were not read', async () => {
    const { status } = await request(anApp({ instead: (_request, _response, next) => next() })).get('/');
    expect(status).toBe(500);
  });
});

describe('a forged cookie', () => {
  const changes: readonly (readonly [string, (value: string, other: string) => string])[] = [
    ['unsigned', (value) => value.slice(0, 64)],
    ['of another number', (value) => `${'0'.repeat(64)}${value.slice(64)}`],
    ['signed by another key', (value) => `${value.slice(0, 65)}${'A'.repeat(43)}`],
    ['signed as the other cookie', (_, other) => other],
    ['made up', () => 'cd'.repeat(32)],
    ['malformed', () => 'x'],
  ];
  it.each(changes)('is ignored: %s', async (_, change) => {
    const { set } = await send('post');
    const [browser = '', device = ''] = [set['browser'], set['device']];
    const forged = `browser=${change(browser, device)}; device=${change(device, browser)}`;
    expect((await send('get', forged)).body).toEqual({});
    expect(Object.keys((await send('post', forged)).set)).toEqual(['browser', 'device']);
  });
});

describe('detects a deliberately broken implementation that', () => {
  /** Whether made-up values of both ages are ignored, and what a browser held is gone after its logout. */
  const holds = async (changes: App): Promise<boolean> => {
    const app = anApp(changes);
    const { set, body } = await send('post', '', app);
    const [madeUp, old] = [
      await send('get', `browser=${'cd'.repeat(32)}`, app),
      await send('get', `browser=${OF_0_1}`, app),
    ];
    const out = await send('post', asHeader(set), app, '/logout');
    const after = await send('get', asHeader({ ...set, ...out.set }), app);
    return (
      [madeUp.body.browser, old.body.browser].every((id) => id === undefined) && after.body.browser !== body.browser
    );
  };

  it('is not the real one', async () => expect(await holds({})).toBe(true));

  it.each<[string, App]>([
    ['keeps the browser cookie at logout', { rotateBrowser: () => undefined }],
    [
      'accepts unsigned values',
      { knownBrowserOf: (asked) => /browser=([0-9a-f]{64})/.exec(asked.headers.cookie ?? '')?.[1] },
    ],
    ['exchanges what the log does not know', { isKnown: () => Promise.resolve(true) }],
  ])('%s', async (_, changes) => expect(await holds(changes)).toBe(false));
});

describe('a session secret that is rotated', () => {
  it('renews cookies of an older secret, and ignores those of a retired one', async () => {
    const before = await send('post', '', anApp({ secrets: [OLD] }));
    const after = await send('get', before.cookie, anApp({ secrets: [NEW, OLD] }));
    expect(after.body).toEqual(before.body);
    expect((await send('get', after.cookie, anApp({ secrets: [NEW] }))).body).toEqual(before.body);
    expect((await send('get', before.cookie, anApp({ secrets: [NEW] }))).body).toEqual({});
  });
});

describe('logging out', () => {
  it('D-133: gives another browser, and leaves the device as it is', async () => {
    const before = await send('post');
    const { set, cookie } = await send('post', before.cookie, anApp(), '/logout');
    expect(Object.keys(set)).toEqual(['browser']);
    const after = await send('get', `device=${before.set['device']}; ${cookie}`);
    expect(after.body.device).toBe(before.body.device);
    expect(after.body.browser).not.toBe(before.body.browser);
  });

  it('gives no cookie to a browser without one', async () =>
    expect((await send('post', '', anApp(), '/logout')).lines).toEqual([]));
});

describe('the unsigned cookie of release 0.1', () => {
  const hash = sha256(OF_0_1);
  const old = `browser=${OF_0_1}`;
  const knowing = (isHttps = false) => anApp({ isHttps, isKnown: (asked) => Promise.resolve(asked === hash) });

  it.each([
    [false, ['device', 'browser']],
    [true, ['__Host-device', '__Host-browser', 'browser']],
  ])('is exchanged for both where the log knows its hash (https: %s)', async (isHttps, names) => {
    const { body, set, cookie } = await send('get', old, knowing(isHttps));
    expect(body).toEqual({ browser: hash, device: hash });
    expect(Object.keys(set)).toEqual(names);
    expect(await send('get', cookie, anApp({ isHttps }))).toMatchObject({ body, lines: [] });
  });

  it('is replaced by new ones if the log does not contain it', async () => {
    const { body, lines } = await send('post', old);
    expect(lines).toHaveLength(2);
    expect([body.browser, body.device]).not.toContain(hash);
  });

  it('opens nothing for a reader, who is told only what the same browser has submitted', async () =>
    expect(await send('get', old)).toMatchObject({ body: { device: hash }, lines: [] }));

  it('is ignored once there is a device cookie', async () => {
    const { set } = await send('post');
    const asked: string[] = [];
    const app = anApp({ isHttps: false, isKnown: (known) => Promise.resolve(asked.push(known) > 0) });
    expect((await send('get', `${old}; device=${set['device']}`, app)).body.browser).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it.each(['short', 'AB'.repeat(16), 'zz'.repeat(16), 'ab'.repeat(32)])('is no cookie like "%s"', async (value) =>
    expect((await send('get', `browser=${value}`, anApp({ isKnown: () => Promise.resolve(true) }))).body).toEqual({}),
  );

  it('is removed at logout', async () => {
    const { set } = await send('post', old, knowing(true), '/logout');
    expect(set['browser']).toBe('');
    expect(set['__Host-browser']).not.toContain(hash);
  });
});
