import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ChainReader } from '@twofold/event-store/chain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signCheckpoint } from '../../chain/checkpoint.ts';
import { CannotAudit } from '../../explain.ts';
import { chained, STORE_ID, testSigner } from '../../testing/a-chain.ts';
import { viewCheckpoints } from './checkpoints.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'twofold-checkpoints-'));
  const kept = signCheckpoint(STORE_ID, { position: 3, chain: events[2]!.chain }, new Date(0), testSigner);
  writeFileSync(path.join(folder, 'one.json'), JSON.stringify(kept));
  writeFileSync(path.join(folder, 'other.json'), 'something else');
});
afterAll(() => rmSync(folder, { recursive: true }));

const events = chained();
const chain: ChainReader = {
  storeId: () => Promise.resolve(STORE_ID),
  end: () => Promise.resolve({ position: events.length, chain: events.at(-1)!.chain }),
  at: (position) => Promise.resolve(events[position - 1]),
  read: async function* () {},
  close: () => Promise.resolve(),
};
const notBegun: ChainReader = { ...chain, end: () => Promise.reject(new CannotAudit('No chain has been kept yet.')) };

describe('comparing checkpoints with the chain', () => {
  it('says where the chain ends, and which files agree', async () => {
    const { head, checkpoints } = await viewCheckpoints(chain, folder);
    expect(head?.position).toBe(events.length);
    expect(checkpoints).toMatchObject([{ file: 'one.json', position: 3 }]);
    expect(checkpoints[0]).not.toHaveProperty('fault');
  });

  it.each([
    ['the first link is not written yet', notBegun],
    ['there is no chain', undefined],
  ])('has nothing to compare with while %s', async (_, reader) => {
    expect(await viewCheckpoints(reader, folder)).toEqual({ checkpoints: [] });
  });

  it('takes a folder that is not there for an empty one', async () => {
    expect(await viewCheckpoints(chain, path.join(folder, 'not-made-yet'))).toMatchObject({ checkpoints: [] });
  });
});
