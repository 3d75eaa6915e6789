import { describe, expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

describe('the words of a search', () => {
  it.each([
    ['Bike  shops, BIKES & bike', ['bike', 'shops', 'bikes']],
    ['Müller’s Café', ['muller', 's', 'cafe']],
    ['https://www.bench-book.example/a?b=1', ['https', 'www', 'bench', 'book', 'example', 'a', 'b', '1']],
    ["'a' | !b:* & \\", ['a', 'b']],
    ['日本語 ёлка', ['日本語', 'елка']],
    ['🥐 …', []],
  ])('of %j are %j', (text, words) => expect(searchWords(text)).toEqual(words));

  it('are cut at 40 characters', () => expect(searchWords('𝕏'.repeat(50))).toEqual(['x'.repeat(40)]));
});
