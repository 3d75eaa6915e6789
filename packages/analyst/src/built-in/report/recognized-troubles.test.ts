import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { recognizedTroubles } from './recognized-troubles.ts';

const below = (heading: string, lines: string): readonly string[] =>
  recognizedTroubles(
    contextOfPage({
      title: 'Acme',
      body: `<h1>Acme</h1><h2>${heading}</h2>${lines}<h2>Prices are low here</h2><h3>Not one of them</h3>`,
    }),
  );
const CARDS = '<h3>The kitchen is always late</h3><p>Every day.</p><h3>No one knows the stock</h3><p>Every week.</p>';

describe('troubles that visitors are asked to recognize', () => {
  it.each([
    'Does this sound familiar?',
    'Kennen Sie das?',
    'Vous reconnaissez-vous dans l’un de ces cas ?',
    'The problem',
  ])('are read below “%s”', (heading) =>
    expect(below(heading, CARDS)).toEqual(['The kitchen is always late', 'No one knows the stock']),
  );

  it('may be the entries of a list, or the first sentence', () => {
    expect(
      below('Sound familiar?', '<ul><li>Orders get lost at night</li><li>Guests wait for an hour</li></ul>'),
    ).toEqual(['Orders get lost at night', 'Guests wait for an hour']);
    expect(below('The problem', '<p>Orders get lost at night. We know that.</p>')).toEqual([
      'Orders get lost at night.',
    ]);
  });

  it.each(['Our menu', 'The problem with most of our rivals', 'Problem solving'])(
    'are not read below “%s”',
    (heading) => expect(below(heading, CARDS)).toEqual([]),
  );
});
