import { createHash } from 'node:crypto';
import type { Express } from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { browserOf, knownBrowserOf } from './browser-cookie.ts';
import { createServiceApp } from './service-app.ts';
import { recordedLog } from './testing/recorded-log.ts';

const anApp = (isHttps = false): Express => {
  const app = createServiceApp({ log: recordedLog().log, trustProxy: false, isHttps });
  app.get('/', (request, response) => {
    response.json([knownBrowserOf(request) ?? 'nobody']);
  });
  return app.post('/', (request, response) => {
    response.json([browserOf(request, response), browserOf(request, response)]);
  });
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const valueOf = (cookie: string): string => /^browser=([^;]*)/.exec(cookie)?.[1] ?? 'none';

describe('telling browsers apart', () => {
  it('gives a new one a random cookie and answers its hash', async () => {
    const { headers, body } = await request(anApp()).post('/');
    const cookie = `${headers['set-cookie']}`;
    expect(valueOf(cookie)).toMatch(/^[0-9a-f]{32}$/);
    expect(cookie).toMatch(/Max-Age=31536000; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
    expect(body[0]).toBe(sha256(valueOf(cookie)));
  });

  it('sets one cookie however often it is asked', async () => {
    const { headers, body } = await request(anApp()).post('/');
    expect(headers['set-cookie']).toHaveLength(1);
    expect(body[1]).toBe(body[0]);
  });

  it('never gives two the same', async () => {
    const [one, other] = await Promise.all([request(anApp()).post('/'), request(anApp()).post('/')]);
    expect(one.body).not.toEqual(other.body);
  });

  it('knows one again', async () => {
    const value = 'ab'.repeat(16);
    const { headers, body } = await request(anApp()).post('/').set('cookie', `a=b; browser=${value}; c=d`);
    expect(body[0]).toBe(sha256(value));
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.each(['', 'short', 'AB'.repeat(16), 'zz'.repeat(16)])('replaces the malformed cookie "%s"', async (value) => {
    const { headers, body } = await request(anApp()).post('/').set('cookie', `browser=${value}`);
    const cookie = `${headers['set-cookie']}`;
    expect(body[0]).toBe(sha256(valueOf(cookie)));
  });

  it('marks the cookie Secure behind https', async () => {
    const { headers } = await request(anApp(true)).post('/');
    expect(`${headers['set-cookie']}`).toContain('; Secure');
  });

  it.each([
    ['one that has written', `a=b; browser=${'ab'.repeat(16)}`, sha256('ab'.repeat(16))],
    ['nobody without a cookie', '', 'nobody'],
    ['nobody by a malformed cookie', `browser=${'AB'.repeat(16)}`, 'nobody'],
  ])('knows %s by a read, and sets nothing there', async (_, cookie, known) => {
    const { headers, body } = await request(anApp()).get('/').set('cookie', cookie);
    expect(body).toEqual([known]);
    expect(headers['set-cookie']).toBeUndefined();
  });
});
