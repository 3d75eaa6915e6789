import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REMOVED_TEXT } from '@twofold/contracts/reviews/content';
import { sentencesOf, shownText, wordsOf } from './sentences.ts';

const textsOf = (text: string): string[] => sentencesOf(text).map((sentence) => wordsOf(text, sentence));

describe('splitting a text into sentences', () => {
  it.each<[string, string[]]>([
    ['It is fine. I like it! Do you?', ['It is fine.', 'I like it!', 'Do you?']],
    ['Some lists, e.g. for winter, are good. Fine.', ['Some lists, e.g. for winter, are good.', 'Fine.']],
    ['I met Mr. Smith there. Good.', ['I met Mr. Smith there.', 'Good.']],
    ['It costs 9.99 a month. Version 2.1 is slow.', ['It costs 9.99 a month.', 'Version 2.1 is slow.']],
    ['See https://a.example/q?x=1.2 for it. Then go.', ['See https://a.example/q?x=1.2 for it.', 'Then go.']],
    ['価格が見つかりません。メニューは分かりにくい。', ['価格が見つかりません。', 'メニューは分かりにくい。']],
    ['Good:\n- clear menu\n- nice map\n\n1. slow\n2) ugly', ['Good:', 'clear menu', 'nice map', 'slow', 'ugly']],
    ['no price\r\nslow\r\n\r\nugly fonts', ['no price', 'slow', 'ugly fonts']],
    ['---\n\n!!! ...\n Fine.', ['Fine.']],
    ['', []],
  ])('reads “%s”', (text, sentences) => {
    expect(textsOf(text)).toEqual(sentences);
  });

  it('joins lines that were only wrapped', () => {
    const wrapped = 'I looked for the price on every page of the site and in\nthe footer, but there is none.\nI left.';
    expect(textsOf(wrapped)).toEqual([
      'I looked for the price on every page of the site and in the footer, but there is none.',
      'I left.',
    ]);
  });

  it('gives each sentence the stance of its heading', () => {
    const stances = (text: string) => sentencesOf(text).map(({ headingStance }) => headingStance);
    expect(stances('Pros:\n- menu\n- map\n\nCons:\n- search\n\nThat is all.')).toEqual([
      'praise',
      'praise',
      'praise',
      'criticism',
      'criticism',
      undefined,
    ]);
    expect(stances('Pros: menu. Cons: search.\nThat is all.')).toEqual(['praise', 'criticism', undefined]);
  });

  it('has offsets inside the text, in order, and loses no letter and no digit', () => {
    const signs = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
    const piece = fc.oneof(
      fc.constantFrom('e.g. ', 'Mr. ', '. ', '? ', '\n', '\r\n', '\n\n', '…', '"', ') ', 'Pros: '),
      fc.string({ unit: 'grapheme' }),
      fc.lorem(),
    );
    const property = fc.property(
      fc.array(piece).map((pieces) => pieces.join('')),
      (text) => {
        let end = 0;
        for (const { from, to } of sentencesOf(text)) {
          expect(from).toBeGreaterThanOrEqual(end);
          expect(to).toBeGreaterThan(from);
          end = to;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      },
    );
    fc.assert(property);
    const words = fc.array(fc.lorem({ mode: 'sentences' })).map((all) => all.join('\n'));
    fc.assert(fc.property(words, (text) => signs(textsOf(text).join('')) === signs(text)));
  });
});

describe('what readers see of a review', () => {
  it.each([
    ['plain text', 'Fine.', 'Fine.'],
    ['the main review of a form', JSON.stringify({ mainReview: 'Fine.', more: 'x' }), 'Fine.'],
    ['nothing where it was removed', REMOVED_TEXT, ''],
    ['nothing where its author was erased', null, ''],
  ])('is %s', (_, content, text) => {
    expect(shownText(content)).toBe(text);
  });
});
