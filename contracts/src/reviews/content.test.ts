import { describe, expect, it } from 'vitest';
import { differentLettersIn, isLongEnough, isShortEnough, mainReviewIn } from './content.ts';

const long = 'x'.repeat(50);

describe('the text of a review', () => {
  it.each([
    ['the main review of a JSON object', JSON.stringify({ mainReview: 'Fine.', rating: 4 }), 'Fine.'],
    ['an empty main review', '{"mainReview":""}', ''],
    ['nothing apart, in an object without one', '{"review":"Fine."}', undefined],
    ['nothing apart, where it is no text', '{"mainReview":["Fine."]}', undefined],
    ['nothing apart, in plain text', 'Fine.', undefined],
    ['nothing apart, in broken JSON', '{"mainReview":"Fine."', undefined],
    ['nothing apart, in a list', '["Fine."]', undefined],
    ['nothing apart, in null', 'null', undefined],
    ['nothing apart, in a number', '17', undefined],
    ['nothing apart, in a JSON text', '"Fine."', undefined],
  ])('D-12, D-14: is %s', (_, content, expected) => expect(mainReviewIn(content)).toBe(expected));
});

describe('a review', () => {
  it.each([
    ['50 characters', long, true],
    ['49 characters', 'x'.repeat(49), false],
    ['50 blanks', ' '.repeat(50), false],
    ['60 invisible characters', '\u200b'.repeat(60), false],
    [
      '49 characters and an invisible one between each two',
      Array.from({ length: 49 }, () => 'x').join('\u2060'),
      false,
    ],
    ['two words and 60 blanks between them', `one${' '.repeat(60)}two`, false],
    ['49 characters and blanks around them', `  ${'x'.repeat(49)}\n`, false],
    ['a main review of 50 characters', JSON.stringify({ mainReview: long }), true],
    [
      'a main review of 49 characters, although the JSON is longer',
      JSON.stringify({ mainReview: long.slice(1) }),
      false,
    ],
    ['a list in JSON of 50 characters, which is plain text', JSON.stringify(['x'.repeat(46)]), true],
  ])('D-12: is long enough or not: %s', (_, content, expected) => expect(isLongEnough(content)).toBe(expected));

  it.each([
    ['abc ABC', 3],
    ['eéèêë', 1],
    ['ﬁ fi', 2],
    ['ａa Ⅳ', 3],
    ['a\u200Bb 12!', 2],
    ['{"mainReview":"abab"}', 2],
  ])('of %j has %d different letters', (text, count) => expect(differentLettersIn(text)).toBe(count));

  it('ends after 20,000 characters', () => {
    expect(isShortEnough('x'.repeat(20_000))).toBe(true);
    expect(isShortEnough('x'.repeat(20_001))).toBe(false);
  });
});
