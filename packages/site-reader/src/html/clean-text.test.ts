import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

describe('the text of a page', () => {
  it('has at most three combining marks on a letter', () =>
    expect(cleanText(`x${'\u0301\u0316\u0327'.repeat(20)}y z`)).toBe('x\u0301\u0316\u0327y z'));

  it.each([
    ['accents', 'Cafe\u0301 \u1ea1\u0308\u0304'],
    ['Hebrew with points', '\u05d1\u05bc\u05b0\u05e8\u05b5\u05d0\u05e9\u05c1\u05b4\u0596\u05d9\u05ea'],
    ['Thai', '\u0e17\u0e35\u0e48\u0e19\u0e35\u0e48'],
    ['a family', '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}'],
    ['a pirate flag', '\u{1f3f4}\u200d\u2620\ufe0f'],
  ])('keeps %s', (_, text) => expect(cleanText(text)).toBe(text));
});
