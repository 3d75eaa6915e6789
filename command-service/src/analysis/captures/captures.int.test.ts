import { createHash, randomBytes } from 'node:crypto';
import { subjectOf } from '@twofold/keyring/keyring';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aCapturesWorld, type CapturesWorld } from '../../testing/a-captures-world.ts';

const DESKTOP = { productId: 7, version: 1, name: 'desktop' };

let world: CapturesWorld;
beforeAll(async () => {
  world = await aCapturesWorld();
});
afterEach(() => world.reset());
afterAll(() => world.end());

const sealedIn = async (productId: number): Promise<readonly Buffer[]> => {
  const { rows } = await world.pool.query<{ sealed: Buffer }>(
    'select sealed from write_side.captures where product_id = $1',
    [productId],
  );
  return rows.map(({ sealed }) => sealed);
};

describe('a capture beside the log', () => {
  it('is found unchanged', async () => {
    const bytes = randomBytes(5_000);
    const kept = await world.captures.keep(DESKTOP, bytes);
    expect(await world.captures.find({ ...DESKTOP, digest: kept?.digest ?? '' })).toEqual(bytes);
  });

  it('is named by the SHA-256 and the length of the bytes that are stored, for any bytes', async () => {
    const kept = fc.asyncProperty(
      fc.uint8Array({ maxLength: 3_000 }),
      fc.integer({ min: 1 }),
      async (bytes, version) => {
        const capture = await world.captures.keep({ productId: 8, version: version % 1_000_000, name: 'text' }, bytes);
        const sealed = (await sealedIn(8)).find(
          (each) => createHash('sha256').update(each).digest('hex') === capture?.digest,
        );
        expect(capture).toMatchObject({ name: 'text', bytes: sealed?.length });
      },
    );
    await fc.assert(kept, { numRuns: 40 });
  });

  it('is sealed', async () => {
    await world.captures.keep(DESKTOP, Buffer.from('words of a page'));
    expect((await sealedIn(7)).map((sealed) => sealed.includes('words'))).toEqual([false]);
  });

  it('is stored once, also when it is kept again, and beside what another run of the analysis kept', async () => {
    const first = await world.captures.keep(DESKTOP, Buffer.from('one'));
    expect(await world.captures.keep(DESKTOP, Buffer.from('one'))).toEqual(first);
    expect(await world.stored()).toEqual(['7/1 desktop']);
    await world.captures.keep(DESKTOP, Buffer.from('other'));
    expect(await world.captures.find({ ...DESKTOP, digest: first?.digest ?? '' })).toEqual(Buffer.from('one'));
  });

  it('is not found under another version, another name or another digest', async () => {
    const { digest = '' } = (await world.captures.keep(DESKTOP, Buffer.from('one'))) ?? {};
    expect(await world.captures.find({ ...DESKTOP, version: 2, digest })).toBeUndefined();
    expect(await world.captures.find({ ...DESKTOP, name: 'phone', digest })).toBeUndefined();
    expect(await world.captures.find({ ...DESKTOP, digest: 'ab'.repeat(32) })).toBeUndefined();
  });

  it('is not found once a user has changed it, or has moved it to another report', async () => {
    const { digest = '' } = (await world.captures.keep(DESKTOP, Buffer.from('one'))) ?? {};
    await world.pool.query('update write_side.captures set product_id = 9');
    expect(await world.captures.find({ ...DESKTOP, productId: 9, digest })).toBeUndefined();
    await world.pool.query('update write_side.captures set product_id = 7');
    expect(await world.captures.find({ ...DESKTOP, digest })).toEqual(Buffer.from('one'));
    await world.pool.query(`update write_side.captures set sealed = sealed || '\\x00'`);
    expect(await world.captures.find({ ...DESKTOP, digest })).toBeUndefined();
  });

  it('is not found once its key is gone, and nothing more is kept', async () => {
    const erased = { ...DESKTOP, productId: 10 };
    const { digest = '' } = (await world.captures.keep(erased, Buffer.from('one'))) ?? {};
    await world.keyring.erase(subjectOf('report', 10));
    expect(await world.captures.find({ ...erased, digest })).toBeUndefined();
    expect(await world.captures.keep(erased, Buffer.from('two'))).toBeUndefined();
    expect(await world.stored()).toEqual(['10/1 desktop']);
  });

  it('goes with its product, and leaves that of others', async () => {
    await world.captures.keep(DESKTOP, Buffer.from('one'));
    await world.captures.keep({ ...DESKTOP, productId: 8 }, Buffer.from('one'));
    await world.captures.removeAll(7);
    expect(await world.stored()).toEqual(['8/1 desktop']);
  });
});
