import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type RunningService } from '../testing/a-service.ts';

const NEWEST = '{"id":11,  "title":"Grüße \\"}","version":4}';
const OLDER = '{"id":11, "title":"A first  {version}","price":1.50}';

let service: RunningService;
beforeAll(async () => {
  service = await startService();
  await service.addProduct(11, { document: NEWEST, version: 4, older: `{"1":${OLDER},"2":{"id":11,"version":2}}` });
  await service.addProduct(12);
});
afterAll(() => service.end());

const get = (path: string) => service.get(`/api/products/${path}`);

describe('GET /api/products/{id}', () => {
  it.each([
    ['the newest version', '11', NEWEST],
    ['the newest version by its number', '11?version=4', NEWEST],
    ['an older version, to the letter', '11?version=1', OLDER],
    ['the only version', '12?version=1', '{"id":12}'],
  ])('D-129: answers %s', async (_, path, document) => {
    const { status, text, headers } = await get(path);
    expect({ status, text }).toEqual({ status: 200, text: document });
    expect(headers['etag']).toBeDefined();
  });

  it.each(['11?version=3', '11?version=5', '12?version=2', '13?version=1', 'x?version=1'])(
    'answers 404 to %s',
    async (path) => {
      const { status, body } = await get(path);
      expect({ status, body }).toMatchObject({ status: 404, body: { error: 'Product not found' } });
    },
  );

  it.each(['0', '-1', '1.5', 'newest', '99999999999999999999'])('answers 400 to version %s', async (version) =>
    expect((await get(`11?version=${version}`)).status).toBe(400),
  );
});
