import { eventually } from '@twofold/testing/eventually';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

  it('is told to try again where the projector does not come in time', async () => {
    await holdProjector();
    const { productId, token } = await analyze();
    const late = await read(productId, { [TOKEN]: token });
    await releaseProjector();
    expect([late.status, late.headers.get('x-read-model'), late.headers.get('retry-after')]).toEqual([
      503,
      'late',
      '2',
    ]);
    await eventually(async () => expect((await read(productId, { [TOKEN]: token })).status).toBe(200));
  });

  it('is not made to wait by a token that nobody signed', async () => {
    await holdProjector();
    const { productId, token } = await analyze();
    const forged = await read(productId, { [TOKEN]: `${token.slice(0, -2)}xx` });
    await releaseProjector();
    expect([forged.status, forged.headers.get('x-read-model')]).toEqual([404, null]);
  });
});
