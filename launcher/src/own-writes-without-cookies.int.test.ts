import { eventually } from '@twofold/testing/eventually';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from './testing/a-person.ts';
import { aWholeTwofold, type WholeTwofold } from './testing/a-whole-twofold.ts';

const TOKEN = 'x-log-position-token';

let twofold: WholeTwofold;
let holder: pg.Client;
beforeAll(async () => {
  twofold = await aWholeTwofold();
  holder = new pg.Client({ connectionString: twofold.connectionString });
  await holder.connect();
});
afterAll(async () => {
  await holder.end();
  await twofold.end();
});

const analyze = async () => {
  const response = await fetch(`${twofold.url}/api/analyze/url`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: twofold.sampleSite }),
  });
  const { productId } = (await response.json()) as { productId: number };
  return { status: response.status, productId, token: response.headers.get(TOKEN) ?? '' };
};
const read = async (productId: number, headers: Record<string, string> = {}) =>
  fetch(`${twofold.url}/api/products/${productId}`, { headers });

/** Keeps the projector from moving on: it waits for the row of its checkpoint. */
const holdProjector = async (): Promise<void> => {
  await eventually(async () => {
    const { rowCount } = await holder.query(`select from read_models.checkpoints where name = 'products'`);
    expect(rowCount).toBe(1);
  });
  await holder.query('begin');
  await holder.query(`select from read_models.checkpoints where name = 'products' for update`);
};
const releaseProjector = () => holder.query('rollback');

describe('a client without cookies, whose write the projector has not reached', () => {
  it('sees its own write by the token of the answer, once the projector goes on', async () => {
    await analyze();
    await holdProjector();
    const { status, productId, token } = await analyze();
    expect(status).toBe(201);
    // Without the token nothing says that there is something to wait for.
    expect((await read(productId)).status).toBe(404);
    const reading = read(productId, { [TOKEN]: token });
    await releaseProjector();
    const seen = await reading;
    expect(seen.status).toBe(200);
    expect(seen.headers.get('x-read-model')).toBeNull();
    expect(await seen.json()).toMatchObject({ id: productId });
  });

  it('is not made to wait by a token that is not signed', async () => {
    await holdProjector();
    const { productId, token } = await analyze();
    const forged = await read(productId, { [TOKEN]: `${token.slice(0, -2)}xx` });
    await releaseProjector();
    expect([forged.status, forged.headers.get('x-read-model')]).toEqual([404, null]);
  });
});

describe('a client with an access token and nothing else, whose write the projector has not reached', () => {
  let other: WholeTwofold;
  let bearer: string;
  beforeAll(async () => {
    const database = { url: twofold.connectionString, drop: () => Promise.resolve() };
    other = await aWholeTwofold({ database: () => Promise.resolve(database) });
    bearer = await newToken();
  });
  afterAll(() => other.end());

  const newToken = async (): Promise<string> => {
    const person = await aPerson(twofold, 1);
    const body = { name: 'Pipeline', scopes: ['analyze', 'read'], lifetimeDays: 7 };
    const { token } = (await person.ask('POST', '/api/me/tokens', body)) as { token: string };
    return `Bearer ${token}`;
  };
  const analyzeByToken = async (from = twofold): Promise<number> => {
    const response = await fetch(`${from.url}/api/analyze/url`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: bearer },
      body: JSON.stringify({ url: from.sampleSite }),
    });
    expect(response.status).toBe(201);
    return ((await response.json()) as { productId: number }).productId;
  };
  const readByToken = (from: WholeTwofold, productId: number, authorization = bearer) =>
    fetch(`${from.url}/api/products/${productId}`, { headers: { authorization } });

  it('sees it in every process, once the projector goes on', async () => {
    await holdProjector();
    const productId = await analyzeByToken();
    const reading = [twofold, other].map((from) => readByToken(from, productId));
    await releaseProjector();
    for (const seen of await Promise.all(reading)) {
      expect([seen.status, seen.headers.get('x-read-model')]).toEqual([200, null]);
      expect(await seen.json()).toMatchObject({ id: productId });
    }
  });

  it('sees each of several writes at once, made in two processes', async () => {
    await holdProjector();
    const written = await Promise.all([twofold, other, twofold, other].map((from) => analyzeByToken(from)));
    const reading = written.map((productId) => readByToken(other, productId));
    await releaseProjector();
    expect((await Promise.all(reading)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('is told to try again where the projector does not come in time, and other tokens are not', async () => {
    const stranger = await newToken();
    await holdProjector();
    const productId = await analyzeByToken();
    const [late, unconcerned] = await Promise.all([
      readByToken(other, productId),
      readByToken(other, productId, stranger),
    ]);
    await releaseProjector();
    expect([late.status, late.headers.get('x-read-model')]).toEqual([503, 'late']);
    expect([unconcerned.status, unconcerned.headers.get('x-read-model')]).toEqual([404, null]);
  });

  it('would not see it if the write were not noted with the token', async () => {
    await holdProjector();
    const productId = await analyzeByToken();
    const elsewhere = new pg.Client({ connectionString: twofold.connectionString });
    await elsewhere.connect();
    await elsewhere.query('update sessions.access_tokens set written_at = null');
    await elsewhere.end();
    const { status } = await readByToken(twofold, productId);
    await releaseProjector();
    expect(status).toBe(404);
  });
});
