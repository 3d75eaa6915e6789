import { describe, expect, it } from 'vitest';
import { passageAddress } from './text-fragment.ts';

const PAGE = 'https://benchbook.example/pricing';

describe('the address of a passage', () => {
  it.each([
    ['a short quote', 'No card', `${PAGE}#:~:text=No%20card`],
    [
      'signs with a meaning in a directive',
      'Pay-as-you-go, $5 & up',
      `${PAGE}#:~:text=Pay%2Das%2Dyou%2Dgo%2C%20%245%20%26%20up`,
    ],
    ['a quote that was cut to size', 'Built for shops…', `${PAGE}#:~:text=Built%20for%20shops`],
    ['letters of other scripts', 'Für Läden', `${PAGE}#:~:text=F%C3%BCr%20L%C3%A4den`],
  ])('names %s', (_, quote, address) => expect(passageAddress(PAGE, quote)).toBe(address));

  it('names a long quote by how it begins and how it ends', () => {
    const words = Array.from({ length: 40 }, (_, index) => `w${index}`).join('  ');
    expect(passageAddress(PAGE, words)).toBe(`${PAGE}#:~:text=w0%20w1%20w2%20w3%20w4,w35%20w36%20w37%20w38%20w39`);
  });

  it('keeps the place that a page already names', () =>
    expect(passageAddress(`${PAGE}#/plans`, 'No card')).toBe(`${PAGE}#/plans:~:text=No%20card`));

  it.each([
    ['another scheme', 'javascript:alert(1)', 'No card'],
    ['no address', 'benchbook', 'No card'],
    ['no words', PAGE, ' … '],
  ])('is none for %s', (_, page, quote) => expect(passageAddress(page, quote)).toBeUndefined());
});
