import type { Express } from 'express';
import { gzipSync } from 'node:zlib';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { acceptWrites } from './accept-writes.ts';
import { problemBody } from './problem-body.ts';
import { respondToErrors } from './respond-to-errors.ts';
import { listen } from './serve.ts';
import { createServiceApp } from './service-app.ts';
import { recordedLog } from './testing/recorded-log.ts';

const anApp = (publicOrigin?: string): Express => {
  const { log } = recordedLog();
  const app = createServiceApp({ log, trustProxy: false, isHttps: false });
  app.use(acceptWrites({ publicOrigin }));
  app.use(
    '/echo',
    (request, response) => void response.json({ method: request.method, body: request.body as unknown }),
  );
  return app.use(respondToErrors({ log }));
};

const post = (headers: Record<string, string> = {}, body = '{"a":1}', app = anApp()) =>
  request(app)
    .post('/echo')
    .set({ 'content-type': 'application/json', ...headers })
    .send(body);

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

describe('accepting a write by its origin', () => {
  it.each([
    ['neither header, as curl', {}, 200],
    ['a page of the same origin', { 'sec-fetch-site': 'same-origin' }, 200],
    ['no page at all', { 'sec-fetch-site': 'none' }, 200],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another subdomain', { 'sec-fetch-site': 'same-site' }, 403],
    ['an origin of another site', { origin: 'https://evil.example' }, 403],
    ['an opaque origin', { origin: 'null' }, 403],
    ['another site that names our origin', { 'sec-fetch-site': 'cross-site', origin: 'http://127.0.0.1' }, 403],
  ])('answers %s (%o) with %i', async (_who, headers, status) => {
    expect((await post(headers)).status).toBe(status);
  });

  it('compares the origin with the request’s scheme and host if no public origin is set', async () => {
    const own = { host: 'localhost:3000', origin: 'http://localhost:3000' };
    expect((await post(own)).status).toBe(200);
    expect((await post({ ...own, origin: 'http://localhost:3001' })).status).toBe(403);
    expect((await post({ ...own, origin: 'https://localhost:3000' })).status).toBe(403);
  });

  it('compares the origin with the public origin if it is set', async () => {
    const app = anApp('https://twofold.example');
    expect((await post({ origin: 'https://twofold.example' }, '{}', app)).status).toBe(200);
    expect((await post({ host: 'localhost:1', origin: 'http://localhost:1' }, '{}', app)).status).toBe(403);
  });

  it('does not check reads', async () => {
    expect((await request(anApp()).get('/echo').set('sec-fetch-site', 'cross-site')).status).toBe(200);
  });
});

describe('requiring JSON', () => {
  it.each([
    ['application/json', 200],
    ['application/json; charset=utf-8', 200],
    ['Application/JSON', 200],
    ['application/jsonp', 415],
    ['application/x-www-form-urlencoded', 415],
    ['text/plain', 415],
    ['multipart/form-data; boundary=x', 415],
  ])('answers a body of type %s with %i', async (type, status) => {
    expect((await post({ 'content-type': type })).status).toBe(status);
  });

  it('refuses a body without a type', async () => {
    const { url, close } = await listen(anApp(), { host: '127.0.0.1', port: 0 });
    const { status } = await fetch(`${url}/echo`, { method: 'POST', body: Buffer.from('{}') });
    await close();
    expect(status).toBe(415);
  });

  it('refuses the type of a form even without a body', async () => {
    const { status } = await request(anApp()).post('/echo').set('content-type', 'application/x-www-form-urlencoded');
    expect(status).toBe(415);
  });

  it.each(['post', 'delete'] as const)('lets a %s without a body in, as an empty one', async (method) => {
    const { status, body } = await request(anApp())[method]('/echo');
    expect({ status, body }).toEqual({ status: 200, body: { method: method.toUpperCase(), body: {} } });
  });

  it('reads a compressed body', async () => {
    const packed = gzipSync('{"a":"packed"}');
    const sent = request(anApp())
      .post('/echo')
      .set({ 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .serialize((body: unknown) => body as string)
      .send(packed);
    expect((await sent).body.body).toEqual({ a: 'packed' });
  });
});

describe('refusing a body', () => {
  const large = JSON.stringify({ a: 'x'.repeat(100 * 1_024) });

  it.each([
    ['malformed', {}, '{"a":', 400, 'The body is not valid JSON'],
    ['a text', {}, '"a"', 400, 'The body is not valid JSON'],
    ['too large', {}, large, 413, 'The body is larger than 100 kB'],
    [
      'of an unknown charset',
      { 'content-type': 'application/json; charset=latin1' },
      '{}',
      400,
      'The body must be UTF-8',
    ],
    ['of an unknown encoding', { 'content-encoding': 'zip' }, '{}', 400, 'The encoding of the body is not supported'],
    ['not packed as it says', { 'content-encoding': 'gzip' }, '{}', 400, 'The body is not valid JSON'],
    ['nested 21 deep', {}, nested(21), 400, 'The body is nested too deeply'],
    ['nested 40,000 deep', {}, nested(40_000), 400, 'The body is nested too deeply'],
  ])('that is %s', async (_what, headers, body, status, error) => {
    const answer = await post(headers, body);
    expect({ status: answer.status, body: answer.body }).toEqual({ status, body: problemBody(status, error) });
  });

  it('that decompresses to more than the limit', async () => {
    const sent = request(anApp())
      .post('/echo')
      .set({ 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .serialize((body: unknown) => body as string)
      .send(gzipSync(large));
    expect((await sent).status).toBe(413);
  });
});

describe('leaving plain data in the body', () => {
  it('makes every text storable, keys too', async () => {
    const { body } = await post({}, String.raw`{"a\u0000b":["x\u0000y",{"deep":"\ud800!"}],"kept":"👍"}`);
    expect(body.body).toEqual({ 'a\uFFFDb': ['x\uFFFDy', { deep: '\uFFFD!' }], kept: '👍' });
  });

  it('drops the key that would become a prototype', async () => {
    const { text } = await post({}, '{"__proto__":{"isAdmin":true},"a":{"__proto__":1,"b":3}}');
    expect(JSON.parse(text)).toEqual({ method: 'POST', body: { a: { b: 3 } } });
    expect(text).not.toContain('__proto__');
  });

  it('keeps numbers, booleans and null', async () => {
    const values = { n: 1.5, yes: true, nothing: null, list: [0, false] };
    expect((await post({}, JSON.stringify(values))).body.body).toEqual(values);
  });

  it('takes a body nested 20 deep', async () => {
    expect((await post({}, nested(20))).status).toBe(200);
  });
});
