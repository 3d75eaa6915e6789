import { describe, expect, it } from 'vitest';
import { oneAhead } from './one-ahead.ts';

const counting = (upTo: number) => {
  const seen = { made: 0, isClosed: false };
  const items = async function* () {
    try {
      while (seen.made < upTo) yield ++seen.made;
    } finally {
      seen.isClosed = true;
    }
  };
  return { seen, items };
};
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

describe('making one item ahead of its reader', () => {
  it('hands on all items in their order', async () => {
    const { items } = counting(4);
    const got: number[] = [];
    for await (const item of oneAhead(items())) got.push(item);
    expect(got).toEqual([1, 2, 3, 4]);
  });

  it('makes the next item while its reader works, and no more than that', async () => {
    const { seen, items } = counting(9);
    for await (const item of oneAhead(items())) {
      await turns();
      expect(seen.made).toBe(Math.min(item + 1, 9));
    }
  });

  it('fails where its source does, after all that came before', async () => {
    const failing = async function* () {
      yield 1;
      throw new Error('Cut off');
    };
    const got: number[] = [];
    const reading = async (): Promise<void> => {
      for await (const item of oneAhead(failing())) {
        await turns();
        got.push(item);
      }
    };
    await expect(reading()).rejects.toThrow('Cut off');
    expect(got).toEqual([1]);
  });

  it('closes its source when its reader stops', async () => {
    const { seen, items } = counting(9);
    for await (const _ of oneAhead(items())) break;
    expect(seen.isClosed).toBe(true);
  });
});
