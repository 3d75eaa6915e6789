import { describe, expect, it } from 'vitest';
import { english } from '../lexicon/english.ts';
import { kindsIn } from './kind.ts';
import { kinds } from './kinds.ts';
import { modelNouns } from './models.ts';

describe('the table of kinds', () => {
  it('names each kind once', () => expect(new Set(kinds.map(({ id }) => id)).size).toBe(kinds.length));

  it.each(kinds.map((kind) => [kind.id, kind] as const))('knows every word of the row of %s', (_, kind) => {
    const { noun, names, topics, model } = kind;
    expect(Object.keys(topics).filter((topic) => !(topic in english))).toEqual([]);
    expect(Object.values(topics).every((weight) => weight > 0)).toBe(true);
    expect([noun === '', names === '', model in modelNouns]).toEqual([false, false, true]);
  });

  it('is read in lines', () =>
    expect(kindsIn('shop ; an online shop ; purchase ; Store\n= shop\n~ cart 2')).toEqual([
      {
        id: 'shop',
        noun: 'an online shop',
        types: 'Store',
        names: 'shop',
        topics: { cart: 2 },
        model: 'purchase',
      },
    ]));
});
