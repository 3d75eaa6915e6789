import { creditsView } from '@twofold/contracts/credits/api';
import { createLog } from '@twofold/http/log';
import { anApp, cookieOf } from '@twofold/sessions/testing/an-app';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createQueryService, type QueryService } from '../app.ts';
import { openDatabase, type Database } from '../database.ts';
import { SECRET } from '../testing/cookie-for.ts';
import { createReadModels, type ReadModels } from '../testing/read-models.ts';

const log = createLog({ service: 'a-test', level: 'silent' });

let readModels: ReadModels;
let database: Database;
let service: QueryService;
let ada: string;
let bob: string;
beforeAll(async () => {
  readModels = await createReadModels();
  database = openDatabase(readModels.url, log);
  service = createQueryService({ ...database, log, sessionSecrets: [SECRET], trustProxy: false, isHttps: false });
  const app = anApp({ pool: database.pool, secrets: [SECRET] });
  ada = cookieOf((await request(app).post('/open/3')).headers);
  bob = cookieOf((await request(app).post('/open/4')).headers);
  await readModels.addUser(3, { credits: 2 });
  await readModels.addLedger(3, [1, 1, 1, -2, 1]);
  await readModels.addLedger(9, [1, 1]);
});
afterAll(async () => {
  await service.stop();
  await database.pool.end();
  await readModels.drop();
});

const get = (path: string, cookie = ada) => request(service.app).get(path).set('cookie', cookie);
const linesIn = ({ body }: { body: unknown }) =>
  creditsView
    .strict()
    .parse(body)
    .entries.map(({ number, change, balance }) => [number, change, balance]);

describe('GET /api/me/credits', () => {
  it('D-05: answers the balance, and every line with what can be spent after it, the newest first', async () => {
    const answer = await get('/api/me/credits');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(creditsView.parse(answer.body).balance).toBe(2);
    expect(linesIn(answer)).toEqual([
      [5, 1, 2],
      [4, -2, 1],
      [3, 1, 3],
      [2, 1, 2],
      [1, 1, 1],
    ]);
  });

  it('says of each line what it was for, and its event', async () => {
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

  it('goes on where a page ended, with the same balances', async () => {
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

  it('answers nothing to somebody who has no ledger yet', async () =>
    expect((await get('/api/me/credits', bob)).body).toEqual({ balance: 0, entries: [] }));

  it('answers 401 to a visitor', async () => expect((await get('/api/me/credits', '')).status).toBe(401));

  it.each(['limit=0', 'limit=101', 'limit=x', 'before=0', 'before=x'])('answers 400 to %s', async (query) =>
    expect((await get(`/api/me/credits?${query}`)).status).toBe(400),
  );
});

describe('exporting everything', () => {
  it('D-38: has the whole ledger and all reviews', async () => {
    await readModels.addReview(21);
    const { body } = await get('/api/users/3/export');
    expect((body as { credits: unknown[] }).credits).toHaveLength(5);
    expect((body as { reviews: unknown[] }).reviews).toEqual([expect.objectContaining({ id: 21 })]);
  });
});
