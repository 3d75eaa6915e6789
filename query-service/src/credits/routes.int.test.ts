import { creditsView } from '@twofold/contracts/credits/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type RunningService } from '../testing/a-service.ts';

let service: RunningService;
let ada: string;
let bob: string;
beforeAll(async () => {
  service = await startService();
  ada = await service.logIn(3);
  bob = await service.logIn(4);
  await service.addUser(3, { credits: 2, pending: 4 });
  await service.addLedger(3, [1, 1, 1, -2, 1]);
  await service.addLedger(9, [1, 1]);
});
afterAll(() => service.end());

const get = (path: string, cookie = ada) => service.get(path, cookie);
const linesIn = ({ body }: { body: unknown }) =>
  creditsView
    .strict()
    .parse(body)
    .entries.map(({ number, change, balance }) => [number, change, balance]);

describe('GET /api/me/credits', () => {
  it('D-05: answers the balance, and every line with what can be spent after it, the newest first', async () => {
    const answer = await get('/api/me/credits');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(creditsView.parse(answer.body)).toMatchObject({ balance: 2, pending: 4 });
    expect(linesIn(answer)).toEqual([
      [5, 1, 2],
      [4, -2, 1],
      [3, 1, 3],
      [2, 1, 2],
      [1, 1, 1],
    ]);
  });

  it('includes the source and the event of each line', async () => {
    const { entries } = creditsView.parse((await get('/api/me/credits')).body);
    expect(entries.slice(-2)).toEqual([
      {
        number: 2,
        eventId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        kind: 'earned',
        change: 1,
        balance: 2,
        at: '2030-01-01T12:00:00.000Z',
        productId: 11,
        source: 'discover',
      },
      expect.objectContaining({ number: 1, kind: 'granted', source: 'welcome' }),
    ]);
  });

  it('continues after a page, with the same balances', async () => {
    expect(linesIn(await get('/api/me/credits?limit=2'))).toEqual([
      [5, 1, 2],
      [4, -2, 1],
    ]);
    expect(linesIn(await get('/api/me/credits?limit=2&before=4'))).toEqual([
      [3, 1, 3],
      [2, 1, 2],
    ]);
    expect(linesIn(await get('/api/me/credits?before=1'))).toEqual([]);
    expect(linesIn(await get('/api/me/credits?limit=1&before=99999999999'))).toEqual([[5, 1, 2]]);
  });

  it('returns an empty ledger to a user without one', async () =>
    expect((await get('/api/me/credits', bob)).body).toEqual({ balance: 0, pending: 0, entries: [] }));

  it('answers 401 to a visitor', async () => expect((await get('/api/me/credits', '')).status).toBe(401));

  it.each(['limit=0', 'limit=101', 'limit=x', 'before=0', 'before=x'])('answers 400 to %s', async (query) =>
    expect((await get(`/api/me/credits?${query}`)).status).toBe(400),
  );
});

describe('exporting everything', () => {
  it('D-38: has the whole ledger and all reviews', async () => {
    await service.addReview(21);
    const { body } = await get('/api/users/3/export');
    expect((body as { credits: unknown[] }).credits).toHaveLength(5);
    expect((body as { reviews: unknown[] }).reviews).toEqual([expect.objectContaining({ id: 21 })]);
  });
});
