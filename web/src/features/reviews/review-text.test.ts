import { describe, expect, it } from 'vitest';
import { fullText, listedText } from './review-text.ts';

const plain = 'I tried it. '.repeat(20);

describe('a review in a list', () => {
  it.each([
    ['its main text (§3 main review)', '{"mainReview":"All of it."}', 'All of it.'],
    ['the whole main text, however long', JSON.stringify({ mainReview: plain }), plain.trim()],
    [
      'that there is none, where the field is absent (§3 no main review)',
      '{"rating":4}',
      'No detailed review provided',
    ],
    ['that there is none, where the field is empty', '{"mainReview":" "}', 'No detailed review provided'],
    ['that there is none, where the field is no text', '{"mainReview":7}', 'No detailed review provided'],
    [
      'the first 100 characters of what is not JSON (§3 plain review, §9 review fallback)',
      plain,
      `${plain.slice(0, 100)}...`,
    ],
    ['all of a short text, without dots (D-13)', 'Short.', 'Short.'],
    ['a JSON list as a text (D-14)', '["mainReview"]', '["mainReview"]'],
    ['null as a text (D-14)', 'null', 'null'],
    ['a number as a text (D-14)', '12', '12'],
  ])('shows %s', (_, content, shown) => expect(listedText(content)).toBe(shown));
});

describe('a review on its own page (D-12)', () => {
  it('shows its main text', () => expect(fullText('{"mainReview":"All of it."}')).toBe('All of it.'));
  it('shows all of a plain one', () => expect(fullText(plain)).toBe(plain));
});
