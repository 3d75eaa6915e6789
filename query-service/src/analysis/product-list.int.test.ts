import { searchWords } from '@twofold/contracts/analysis/search-words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type RunningService } from '../testing/a-service.ts';
import { requestId } from '../testing/orders-and-requests.ts';

let service: RunningService;
let ada: string;

const add = (id: number, title: string, text: string, more: { isListed?: boolean; ownerId?: number } = {}) =>
  service.addProduct(id, { title, searchText: searchWords(`${title} ${text}`).join(' '), ...more });

beforeAll(async () => {
  service = await startService();
  ada = await service.logIn(3);
  await add(21, 'benchbook', 'repair tickets for bike shops');
  await add(22, 'Élan', 'bikes on loan');
  await add(23, 'Aroma', 'coffee by post', { ownerId: 3 });
  await add(24, 'Cargo', 'bikes that carry', { isListed: false });
  await add(25, 'aroma', 'bikes that smell');
  await service.addRequest(requestId(1), { productId: 21, seats: [{ state: 'open' }, { state: 'filled' }] });
  await service.addRequest(requestId(2), { productId: 25, seats: [{ state: 'claimed' }] });
  await service.addReview(31, { productId: 22, userId: 3 });
});
afterAll(() => service.end());

const list = async (query: string, cookie = '') => {
  const { status, body } = await service.get(`/api/products?${query}`, cookie);
  expect(status).toBe(200);
  return (body as { id: number }[]).map(({ id }) => id);
};

describe('searching Discover', () => {
  it.each([
    ['the beginning of a word', 'q=BIK', [25, 22, 21]],
    ['all of several words', 'q=bike+ticket', [21]],
    ['a name without its accents', 'q=elan', [22]],
    ['a name with them', 'q=%C3%89LAN', [22]],
    ['a letter as a separate word', 'q=b', []],
    ['what no app has', 'q=submarine', []],
    ['what is not a word', 'q=%25', []],
    ['quotes and operators, which are only blanks', `q=${encodeURIComponent("bike' | !x:* \\ ")}`, []],
    ['blanks, which ask nothing', 'q=++', [25, 23, 22, 21]],
  ])('finds apps by %s', async (_, query, ids) => expect(await list(query)).toEqual(ids));

  it('keeps apps with an open seat', async () => expect(await list('seats=open')).toEqual([21]));

  it('leaves out apps that the reader owns or has reviewed', async () => {
    expect(await list('for=me', ada)).toEqual([25, 21]);
    expect(await list('for=me&q=bikes', ada)).toEqual([25]);
  });

  it('leaves nothing out for a visitor', async () => expect(await list('for=me')).toEqual([25, 23, 22, 21]));

  it('is not cached for a reader', async () =>
    expect((await service.get('/api/products?for=me', ada)).headers['cache-control']).toBe('no-store'));

  it.each([
    ['newest', [25, 23, 22, 21]],
    ['oldest', [21, 22, 23, 25]],
    ['name', [23, 25, 21, 22]],
  ])('orders by %s, page by page', async (sort, ids) => {
    const paged: number[] = [];
    for (;;) {
      const before = paged.length === 0 ? '' : `&before=${paged.at(-1)}`;
      const page = await list(`sort=${sort}&limit=1${before}`);
      if (page.length === 0) break;
      paged.push(...page);
    }
    expect(paged).toEqual(ids);
    expect(await list(`sort=${sort}`)).toEqual(ids);
  });

  it('finds apps far down the list, and continues after them', async () => {
    const many = 3_100;
    await service.client.query(
      `insert into read_models.products_v1 (id, status, is_listed, is_hidden, url, document, summary, title, description,
         public_url, version, search_text)
       select 1000 + g, 'completed', true, false, 'https://example.com/', '{}', '{"id":' || 1000 + g || '}', 'Zeppelin', '',
         '', 1, 'zeppelin rides' || case when g % 1500 = 50 then ' moonlit' else '' end
       from generate_series(1, $1) g`,
      [many],
    );
    for (const [sort, ids] of [
      ['newest', [4_050, 2_550, 1_050]],
      ['oldest', [1_050, 2_550, 4_050]],
      ['name', [1_050, 2_550, 4_050]],
    ] as const) {
      expect(await list(`q=moonlit&sort=${sort}`)).toEqual(ids);
      expect(await list(`q=moonlit+rides&sort=${sort}&before=${ids[0]}`, ada)).toEqual(ids.slice(1));
    }
    expect(await list('q=moonlit&for=me', ada)).toEqual([4_050, 2_550, 1_050]);
    expect(await list('q=zeppelin&limit=2')).toEqual([4_100, 4_099]);
    await service.client.query('delete from read_models.products_v1 where id > 1000');
  });

  it('includes the number of open seats', async () =>
    expect((await service.get('/api/products?q=benchbook', '')).text).toBe('[{"id":21,"openSeats":1}]'));

  it.each(['sort=best', 'seats=2', 'for=bob', `q=${'x'.repeat(201)}`])('answers 400 to %s', async (query) =>
    expect((await service.get(`/api/products?${query}`, '')).status).toBe(400),
  );
});
