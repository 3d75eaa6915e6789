import { describe, expect, it } from 'vitest';
import type { Claim } from './read-report.ts';
import { figureOf, percentScaleOf } from './trend-figure.ts';

describe('finding the number of a trend', () => {
  it.each([
    ['In spring a shop writes 30 tickets a day', '30'],
    ['E-bikes take 2× the time', '2×'],
    ['Spending grew 12.5% a year', '12.5%'],
    ['A market of $4.5 billion by 2030', '$4.5 billion'],
    ['About 20–30% of shops', '20–30%'],
    ['Over 1,200 shops', '1,200'],
    ['In 2024, 3 of 4 shops were on paper', '3'],
    ['More rules since 2024.', '2024'],
    ['Costs fell to $29.', '$29'],
  ])('takes it from %j', (text, number) => {
    expect(figureOf(text)?.text).toBe(number);
    expect(text).toContain(number);
  });

  it.each([
    'People expect a text',
    'B2B sales move online',
    'GPT-4 writes tickets',
    'Open 24/7',
    '3D printed parts',
    'A 5-year plan',
  ])('finds none in %j', (text) => expect(figureOf(text)).toBeUndefined());
});

describe('comparing percentages', () => {
  const trends = (...texts: string[]): Claim[] =>
    texts.map((text, index) => ({ text, path: `aiAnalysis.marketTrends.${index}`, evidence: undefined }));

  it('needs two of them', () => {
    expect(percentScaleOf(trends('12% more', 'Calm'))).toBeUndefined();
    expect(percentScaleOf(trends('12% more', '40% less'))).toBe(100);
  });

  it('stretches the scale where one is beyond 100', () => {
    expect(percentScaleOf(trends('12% more', '140% more'))).toBe(140);
  });
});
