import type { Express } from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createServiceApp, type ServiceAppOptions } from './service-app.ts';
import { recordedLog } from './testing/recorded-log.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const anApp = (options: Partial<ServiceAppOptions> = {}): { app: Express; records: Record<string, unknown>[] } => {
  const { log, records } = recordedLog();
  const app = createServiceApp({ log, trustProxy: false, isHttps: false, ...options });
  app.get('/api/thing/:id', (request, response) => {
    response.json({ requestId: response.locals.requestId, ip: request.ip, host: request.host });
  });
  app.get('/quiet', (_request, response) => {
    response.locals.isUnlogged = true;
    response.json({});
  });
  return { app, records };
};

describe('the request id', () => {
  it('is a new UUID by default', async () => {
    const { headers, body } = await request(anApp().app).get('/api/thing/1');
    expect(headers['x-request-id']).toMatch(UUID);
    expect(body.requestId).toBe(headers['x-request-id']);
  });

  it('is taken from a proxy if it is well-formed', async () => {
    const { app } = anApp({ trustProxy: 1 });
    const { headers } = await request(app).get('/api/thing/1').set('x-request-id', 'trace-0123_abc');
    expect(headers['x-request-id']).toBe('trace-0123_abc');
  });

  it.each([false, '192.0.2.0/24'] as const)('is not taken from a client, if the proxies are %s', async (trustProxy) => {
    const { headers } = await request(anApp({ trustProxy }).app).get('/api/thing/1').set('x-request-id', 'trace-0123');
    expect(headers['x-request-id']).toMatch(UUID);
  });

  it.each(['short', 'has space in it', 'a'.repeat(65), '"quoted-text"'])('replaces %s', async (given) => {
    const { headers } = await request(anApp({ trustProxy: 1 }).app)
      .get('/api/thing/1')
      .set('x-request-id', given);
    expect(headers['x-request-id']).toMatch(UUID);
  });
});

describe('answering as a service', () => {
  it('sends the headers every JSON answer needs, and does not name its software', async () => {
    const { headers } = await request(anApp().app).get('/api/thing/1');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['etag']).toBeUndefined();
  });

  it('sends HSTS only if the product uses https', async () => {
    const plain = await request(anApp().app).get('/api/thing/1');
    const secure = await request(anApp({ isHttps: true }).app).get('/api/thing/1');
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    expect(secure.headers['strict-transport-security']).toContain('max-age=15724800');
  });

  it('trusts a proxy only if one is configured', async () => {
    const forwarded = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'twofold.example' };
    const direct = await request(anApp().app).get('/api/thing/1').set(forwarded);
    const proxied = await request(anApp({ trustProxy: 1 }).app)
      .get('/api/thing/1')
      .set(forwarded);
    expect(direct.body).not.toMatchObject({ ip: '203.0.113.9' });
    expect(direct.body.host).not.toBe('twofold.example');
    expect(proxied.body).toMatchObject({ ip: '203.0.113.9', host: 'twofold.example' });
  });
});

describe('logging accesses', () => {
  it('writes one record of named fields for a request', async () => {
    const { app, records } = anApp();
    const { headers } = await request(app).get('/api/thing/17?token=abc').set('cookie', 'session=1');
    await expect.poll(() => records.length).toBe(1);
    const { time, durationMs, ...record } = records[0] ?? {};
    expect(time).toBeTypeOf('string');
    expect(durationMs).toBeTypeOf('number');
    expect(record).toEqual({
      level: 30,
      service: 'a-test',
      requestId: headers['x-request-id'],
      method: 'GET',
      path: '/api/thing/17',
      status: 200,
      msg: 'answered',
    });
  });

  it('leaves out what a handler excludes', async () => {
    const { app, records } = anApp();
    await request(app).get('/quiet');
    await request(app).get('/api/thing/1');
    await expect.poll(() => records.length).toBeGreaterThan(0);
    expect(records.map((record) => record['path'])).toEqual(['/api/thing/1']);
  });
});
