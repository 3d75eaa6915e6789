import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

const textsOf = (text: string) => sentencesOf(text).map((sentence) => sentence.text);

describe('parting a text into sentences', () => {
  it.each<[string, string[]]>([
    ['It is fine. I like it! Do you?', ['It is fine.', 'I like it!', 'Do you?']],
    ['the menu is slow. i left. bye', ['the menu is slow.', 'i left.', 'bye']],
    ['Some lists, e.g. for winter, are good. Fine.', ['Some lists, e.g. for winter, are good.', 'Fine.']],
    ['I met Mr. Smith, J. Doe etc. and left.', ['I met Mr. Smith, J. Doe etc. and left.']],
    ['Photos, videos, etc. The rest is fine.', ['Photos, videos, etc.', 'The rest is fine.']],
    ['It costs 9.99 a month. Version 2.1 is slow.', ['It costs 9.99 a month.', 'Version 2.1 is slow.']],
    ['See https://a.example/q?x=1.2 for it. Then go.', ['See https://a.example/q?x=1.2 for it.', 'Then go.']],
    ['Built with node.js I think. Or example.com?', ['Built with node.js I think.', 'Or example.com?']],
    ['Well... it works. Hm… fine.', ['Well... it works.', 'Hm… fine.']],
    ['He said “No.” Then he left. The “Sign up.” button', ['He said “No.”', 'Then he left.', 'The “Sign up.” button']],
    ['It is great.The price is high.', ['It is great.', 'The price is high.']],
    ['Nice 😀 The menu is odd', ['Nice 😀', 'The menu is odd']],
    ['No. I did not. See no. 5 there.', ['No.', 'I did not.', 'See no. 5 there.']],
    ['価格が見つかりません。メニューは分かりにくい。', ['価格が見つかりません。', 'メニューは分かりにくい。']],
  ])('reads “%s”', (text, sentences) => {
    expect(textsOf(text)).toEqual(sentences);
  });

  it('takes list items and lines for sentences', () => {
    expect(textsOf('Good:\n- clear menu\n- nice map\n\n1. slow\n2) ugly')).toEqual([
      'Good:',
      'clear menu',
      'nice map',
      'slow',
      'ugly',
    ]);
    expect(textsOf('no price\nslow\nugly fonts')).toEqual(['no price', 'slow', 'ugly fonts']);
  });

  it('joins lines that were only wrapped', () => {
    const wrapped = 'I looked for the price on every page of the site and in the\nfooter, but there is none.\nI left.';
    expect(textsOf(wrapped)).toEqual([
      'I looked for the price on every page of the site and in the footer, but there is none.',
      'I left.',
    ]);
  });

  it('leaves out what has neither letter nor digit', () => {
    expect(textsOf('---\n\n!!! ...\n Fine.')).toEqual(['Fine.']);
    expect(textsOf('')).toEqual([]);
  });

  it('loses no letter and no digit, whatever is written', () => {
    const signs = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
    const piece = fc.oneof(
      fc.constantFrom('e.g. ', 'Mr. ', '. ', '? ', '\n', '\n\n', 'http://x.y/z ', '…', '"', ') '),
      fc.lorem(),
    );
    const property = fc.property(
      fc.array(piece).map((pieces) => pieces.join('')),
      (text) => {
        expect(signs(textsOf(text).join(' '))).toBe(signs(text));
      },
    );
    fc.assert(property);
  });
});
