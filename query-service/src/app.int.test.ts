import { createLog } from '@twofold/http/log';
import { createTestDatabase } from '@twofold/testing/database';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createQueryService, type QueryService } from './app.ts';
import { openDatabase, type Database } from './database.ts';
import { SECRET } from './testing/cookie-for.ts';
import { createReadModels, type ReadModels } from './testing/read-models.ts';

const log = createLog({ service: 'a-test', level: 'silent' });
const serviceOn = (database: Database): QueryService =>
  createQueryService({ ...database, log, sessionSecrets: [SECRET], trustProxy: false, isHttps: false });

let readModels: ReadModels;
let database: Database;
let service: QueryService;
beforeAll(async () => {
  readModels = await createReadModels();
  database = openDatabase(readModels.url, log);
  service = serviceOn(database);
  service.start();
});
afterAll(async () => {
  await service.stop();
  await database.pool.end();
  await readModels.drop();
});

const get = (path: string) => request(service.app).get(path);

describe('GET /api/products/{id}', () => {
  const document = '{"id":17,  "title":"Grüße 👍","nested":{"b":1,"a":[1.50]}}';
  beforeAll(() => readModels.addProduct(17, { document }));
  afterAll(() => readModels.client.query('update read_models.products_v1 set is_listed = false'));

  it('answers the document to the letter (§7 GET /api/products/{id})', async () => {
    const { status, text, headers } = await get('/api/products/17');
    expect({ status, text }).toEqual({ status: 200, text: document });
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(document)),
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    });
  });

  it('answers 304 to a client that already has it', async () => {
    const { headers } = await get('/api/products/17');
    const etag = String(headers['etag']);
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    const again = await get('/api/products/17').set('if-none-match', etag);
    expect({ status: again.status, text: again.text, etag: again.headers['etag'] }).toEqual({
      status: 304,
      text: '',
      etag,
    });
    expect((await get('/api/products/17').set('if-none-match', '"other"')).status).toBe(200);
  });

  it('answers HEAD without a body', async () => {
    const { status, headers, text } = await request(service.app).head('/api/products/17');
    expect({ status, text }).toEqual({ status: 200, text: undefined });
    expect(headers['content-length']).toBe(String(Buffer.byteLength(document)));
  });

  it('accepts leading zeros', async () => {
    expect((await get('/api/products/0017')).status).toBe(200);
  });

  it('answers 404 while the analysis is running', async () => {
    await readModels.addPendingProduct(18);
    expect((await get('/api/products/18')).status).toBe(404);
  });

  it.each([
    '0',
    '99',
    '12abc',
    '-1',
    '1.5',
    '9223372036854775807',
    '9223372036854775808',
    '9'.repeat(400),
    'NaN',
    '%20',
  ])('answers 404 for the id %s', async (id) => {
    const { status, body, headers } = await get(`/api/products/${id}`);
    expect({ status, body }).toMatchObject({ status: 404, body: { error: 'Product not found' } });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('serves ids up to 2^63 - 1', async () => {
    await readModels.addProduct(2n ** 63n - 1n);
    expect((await get('/api/products/9223372036854775807')).status).toBe(200);
  });
});

describe('GET /api/products', () => {
  const ids = async (path: string): Promise<number[]> =>
    ((await get(path)).body as { id: number }[]).map(({ id }) => id);

  it('returns an empty list if there are none', async () => {
    const { status, text, headers } = await get('/api/products');
    expect({ status, text }).toEqual({ status: 200, text: '[]' });
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', etag: expect.any(String) });
  });

  describe('when there are many', () => {
    beforeAll(async () => {
      for (let id = 1_001; id <= 1_105; id += 1) await readModels.addProduct(id, { isListed: id !== 1_104 });
    });

    it('answers at most a hundred listed ones, the newest first (§7 GET /api/products)', async () => {
      const listed = await ids('/api/products');
      expect(listed).toHaveLength(100);
      expect(listed.slice(0, 3)).toEqual([1_105, 1_103, 1_102]);
    });

    it('continues after a page', async () => {
      expect(await ids('/api/products?limit=3')).toEqual([1_105, 1_103, 1_102]);
      expect(await ids('/api/products?limit=2&before=1102')).toEqual([1_101, 1_100]);
      expect(await ids('/api/products?before=1001')).toEqual([]);
    });

    it('answers 304 until another one is added', async () => {
      const etag = String((await get('/api/products')).headers['etag']);
      expect((await get('/api/products').set('if-none-match', etag)).status).toBe(304);
      await readModels.addProduct(1_200);
      expect((await get('/api/products').set('if-none-match', etag)).status).toBe(200);
    });

    it.each([
      'limit=0',
      'limit=101',
      'limit=x',
      'limit=1.5',
      'limit=1&limit=2',
      'before=0',
      'before=x',
      'before=99999999999999999999',
    ])('answers 400 to %s', async (query) => {
      const { status, body } = await get(`/api/products?${query}`);
      expect({ status, path: body.details[0].path }).toEqual({ status: 400, path: query.split('=')[0] });
    });
  });
});

describe('requests without a route', () => {
  it('distinguish a visitor from an account', async () => {
    const { status, body, headers } = await get('/api/me');
    expect({ status, body }).toMatchObject({ status: 401, body: { error: 'Not logged in' } });
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(['/api/nothing', '/api', '/api/products/1/2', '/'])('answers 404 in JSON to %s', async (path) => {
    const { status, body } = await get(path);
    expect({ status, body }).toMatchObject({ status: 404, body: { error: 'Not found' } });
  });

  it('answers 405 to a write', async () => {
    const { status, headers, body } = await request(service.app).post('/api/products').send({ id: 1 });
    expect({ status, allow: headers['allow'], body }).toMatchObject({
      status: 405,
      allow: 'GET, HEAD',
      body: { error: 'Method not allowed' },
    });
  });

  it('answers 400 to an address that cannot be decoded', async () => {
    expect((await get('/api/products/%E0%A4%A')).status).toBe(400);
  });
});

describe('health checks', () => {
  it('are not ready before the projector has run, and ready afterwards', async () => {
    const before = await get('/readyz');
    expect({ status: before.status, parts: before.body.parts }).toEqual({
      status: 503,
      parts: { database: true, projector: 'has not run yet' },
    });
    await readModels.moveCheckpoint(undefined);
    await readModels.announce('products ');
    await expect.poll(async () => (await get('/readyz')).status).toBe(200);
  });

  it('are 503 for all requests before the projector has created its tables', async () => {
    const empty = await createTestDatabase();
    const unready = openDatabase(empty.url, log);
    const early = serviceOn(unready);
    const answers = await Promise.all(Array.from({ length: 12 }, () => request(early.app).get('/api/products/17')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
    await early.stop();
    await unready.pool.end();
    await empty.drop();
  });

  it('are 503 while the database is unreachable, but the service is alive', async () => {
    const nowhere = openDatabase('postgres://unknown@127.0.0.1:1/nothing', log);
    const lost = serviceOn(nowhere);
    const product = await request(lost.app).get('/api/products/17');
    expect({ status: product.status, body: product.body, retryAfter: product.headers['retry-after'] }).toMatchObject({
      status: 503,
      body: { error: 'The service is not available right now. Please try again.' },
      retryAfter: '2',
    });
    const ready = await request(lost.app).get('/readyz');
    expect(ready.status).toBe(503);
    expect(ready.body.parts.database).toBe('cannot be reached');
    expect((await request(lost.app).get('/healthz')).status).toBe(200);
    await lost.stop();
    await nowhere.pool.end();
  });
});
