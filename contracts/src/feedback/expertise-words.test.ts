import { describe, expect, it } from 'vitest';
import { expertiseWords } from './expertise-words.ts';

describe('the words of an expertise', () => {
  it.each([
    ['in their order', 'Bakeries, logistics & pricing', ['Bakeries', 'logistics', 'pricing']],
    ['each of them once, as it stood first', 'UX ux design UX', ['UX', 'design']],
    ['none where there are none', ' – !? ', []],
    [
      'with what holds one word together',
      'e-commerce Node.js baker’s UX/UI',
      ['e-commerce', 'Node.js', 'baker’s', 'UX', 'UI'],
    ],
    ['without the full stop behind them', 'I bake. I sell.', ['I', 'bake', 'sell']],
    ['in other scripts, with their numbers', 'Bäckerei 焙煎 B2B', ['Bäckerei', '焙煎', 'B2B']],
    [
      'without numbers, in digits and in words',
      '11 years, two shops, 3D, the 2nd in the 90s',
      ['shops', '3D', 'the', 'in'],
    ],
    ['without those that every text has', 'I’ve always worked with people, really: UX', ['with', 'UX']],
    ['without those that are none', `fine ${'x'.repeat(51)}`, ['fine']],
  ])('are taken %s', (_, expertise, words) => expect(expertiseWords(expertise)).toEqual(words));

  it('are a hundred at most', () =>
    expect(expertiseWords(Array.from({ length: 200 }, (_, index) => `w${index}`).join(' '))).toHaveLength(100));
});
