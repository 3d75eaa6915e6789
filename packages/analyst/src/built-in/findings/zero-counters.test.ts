import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { zeroCounters } from './zero-counters.ts';

const textsOn = (...lines: readonly string[]): readonly string[] =>
  zeroCounters(
    contextOfPage({
      title: 'Acme roofs',
      body: `<h1>Acme roofs</h1>${lines.map((line) => `<p>${line}</p>`).join('')}`,
    }),
  ).map(({ text }) => text);

describe('counters that a script counts up', () => {
  it('are a defect where the page reads zeros', () =>
    expect(textsOn('0 Years Experience', '0+ Roofs')).toEqual([
      'Where its script does not run, such as in many search engines, the page reads “0 Years Experience” and “0+ Roofs”',
    ]));

  it.each([
    [['0 Years Experience']],
    [['0 items', '0 comments']],
    [['0 Hours', '0 Mins']],
    [['10 Years Experience', '20 Roofs']],
  ])('are not seen in %j', (lines) => expect(textsOn(...lines)).toEqual([]));
});
