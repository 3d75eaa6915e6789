import { createLog } from '@twofold/http/log';
import { listen, type Listening } from '@twofold/http/serve';
import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFront } from './front.ts';

const answering =
  (name: string): RequestListener =>
  (request, response) =>
    response.end(`${name}: ${request.method} ${request.url}`);
const page = { type: 'text/html', etag: 'W/"1"', plain: Buffer.from('the page') };
const webConfig = { simulatedPayments: true, sampleSites: [] };

let isReady = true;
let front: Listening;
beforeAll(async () => {
  const app = createFront({
    commandService: answering('command'),
    queryService: answering('query'),
    auditService: answering('audit'),
    webFiles: new Map([['/index.html', page]]),
    webConfig,
    securityContacts: { SECURITY_CONTACT: ['mailto:security@twofold.example'], SECURITY_LANGUAGES: ['en'] },
    now: () => new Date('2026-11-24T10:20:30Z'),
    describeReport: () => Promise.resolve(undefined),
    checks: { database: () => (isReady ? Promise.resolve() : Promise.reject(new Error('gone'))) },
    log: createLog({ service: 'front', level: 'silent' }),
    trustProxy: false,
    origin: 'https://twofold.example',
    isHttps: false,
  });
  front = await listen(app, { host: '127.0.0.1', port: 0 });
});
afterAll(() => front.close());
const ask = async (path: string, method = 'GET') => (await fetch(`${front.url}${path}`, { method })).text();

describe('one origin for everything', () => {
  it('hands each call to its service as it came', async () => {
    expect(await ask('/api/products/1?x=1')).toBe('query: GET /api/products/1?x=1');
    expect(await ask('/api/products/1/screenshots/desktop')).toBe('command: GET /api/products/1/screenshots/desktop');
    expect(await ask('/api/audit/events?limit=1')).toBe('audit: GET /api/audit/events?limit=1');
    expect(await ask('/api/analyze/url', 'POST')).toBe('command: POST /api/analyze/url');
    expect(await ask('/api/payment/verify?sessionId=1')).toBe('command: GET /api/payment/verify?sessionId=1');
  });

  it('answers pages with the app', async () => {
    expect(await ask('/analysis/1')).toBe('the page');
  });

  it('tells the app its configuration', async () => {
    expect(JSON.parse(await ask('/config.json'))).toEqual(webConfig);
  });

  it('says whom to tell of a vulnerability', async () => {
    const text = await ask('/.well-known/security.txt');
    expect(text).toContain('Contact: mailto:security@twofold.example\nExpires: 2027-05-23T00:00:00Z\n');
  });

  it('says whether it is ready', async () => {
    expect((await fetch(`${front.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${front.url}/readyz`)).status).toBe(200);
    isReady = false;
    expect((await fetch(`${front.url}/readyz`)).status).toBe(503);
    isReady = true;
  });
});
