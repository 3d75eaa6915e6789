import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { partsOf } from './parts.ts';

const partsUnder = (...headings: readonly string[]): readonly string[] =>
  partsOf(
    contextOfPage({
      title: 'Harrow plumbers',
      description: 'Plumbing and heating by plumbers in Harrow. Get a quote.',
      body: `<h1>Plumbers in Harrow</h1><p>Plumbing and heating.</p>${headings.map((text) => `<h2>${text}</h2><p>More.</p>`).join('')}`,
    }),
  );

describe('parts of an offer', () => {
  it('are what sibling headings name', () =>
    expect(partsUnder('Boiler repair', 'Bathroom floors', 'Drain cleaning')).toEqual([
      'Boiler repair',
      'Bathroom floors',
      'Drain cleaning',
    ]));

  it.each([
    ['two headings', ['Boiler repair', 'Bathroom floors']],
    ['sections of a page', ['Testimonials', 'Contact us', 'About us', 'Our team']],
    ['questions', ['Why us?', 'How does it work?', 'What does it cost?']],
    [
      'headings among others',
      ['Boiler repair', 'Bathroom floors', 'Drain cleaning', 'News', 'Contact us', 'Why us?', 'Team 2015'],
    ],
  ])('are not %s', (_, headings) => expect(partsUnder(...headings)).toEqual([]));
});
