import { describe, expect, it } from 'vitest';
import { spillMap } from '../testing/spill-map.ts';
import { createSpillCache, type Note } from './spill-cache.ts';

const open = (budget: number) => {
  const store = spillMap();
  const loaded: string[] = [];
  const spillCache = createSpillCache(
    {
      ...store,
      load: (keys) => {
        loaded.push(...keys.map(({ key }) => key));
        return store.load(keys);
      },
    },
    budget,
  );
  const notes = spillCache.section(1);
  const ready = (...keys: string[]) => spillCache.ready(keys.map((key) => ({ section: 1, key })));
  const note = async (key: string, value: Note | undefined): Promise<void> => {
    await ready(key);
    notes.set(key, value);
  };
  const read = async (key: string): Promise<Note | undefined> => {
    await ready(key);
    return notes.get(key);
  };
  return { spillCache, notes, loaded, ready, note, read };
};

const BUDGETS = [Number.POSITIVE_INFINITY, 0];

describe('keeping notes of a log', () => {
  it.each(BUDGETS)('gives back what was noted, with a budget of %s', async (budget) => {
    const { note, read } = open(budget);
    await note('ada', { available: 1, seats: [1, 2], since: null });
    await note('bob', 7);
    await note('ada', { available: 2, seats: [], since: 'today' });
    await note('eve', 'gone');
    await note('eve', undefined);
    expect(await read('bob')).toBe(7);
    expect(await read('ada')).toEqual({ available: 2, seats: [], since: 'today' });
    expect(await read('eve')).toBeUndefined();
    expect(await read('unknown')).toBeUndefined();
  });

  it.each(BUDGETS)('tells sections apart, and counts and lists what each has, with a budget of %s', async (budget) => {
    const { spillCache, note } = open(budget);
    await note('ada', 1);
    await note('bob', 2);
    await note('bob', undefined);
    await spillCache.ready([{ section: 2, key: 'ada' }]);
    expect(spillCache.section(2).get('ada')).toBeUndefined();
    spillCache.section(2).set('ada', 'another');
    const pages = [];
    for await (const page of spillCache.all(1)) pages.push(...page);
    expect({ pages, counts: [await spillCache.count(1), await spillCache.count(2)] }).toEqual({
      pages: [1],
      counts: [1, 1],
    });
  });

  it.each(['\0', 'x'.repeat(10_000), '\ud800', '1 ada', ''])('takes any text for a key, also %j', async (key) => {
    const { note, read } = open(0);
    await note(key, 'this');
    await note(`${key}!`, 'that');
    expect([await read(key), await read(`${key}!`)]).toEqual(['this', 'that']);
  });

  it('releases what was not used for long, and no more than it must', async () => {
    const { note, read, loaded } = open(1_000);
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) await note(key, key);
    loaded.length = 0;
    await read('f');
    expect(loaded).toEqual([]);
    await read('a');
    expect(loaded).toEqual(['a']);
  });

  it('refuses what was not made ready', async () => {
    const { notes, ready } = open(1_000);
    await ready('ada');
    expect(() => notes.get('bob')).toThrow('was not made ready');
    expect(() => notes.set('bob', 1)).toThrow('was not made ready');
  });
});
