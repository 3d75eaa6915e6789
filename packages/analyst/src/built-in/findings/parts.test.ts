import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { partsOf } from './parts.ts';

const pageOf = (above: string, headings: readonly string[], text: string, more = ''): readonly string[] =>
  partsOf(
    contextOfPage({
      title: 'Harrow plumbers',
      description: 'Plumbing and heating by plumbers in Harrow. Get a quote.',
      body: `<h1>Plumbers in Harrow</h1><p>Plumbing and heating.</p><h2>${above}</h2>${headings.map((each) => `<h3>${each}</h3><p>${text}</p>`).join('')}${more}`,
    }),
  );
const TEXT = 'We come on the day you call and leave it clean.';
const partsUnder = (...headings: readonly string[]): readonly string[] => pageOf('Our services', headings, TEXT);
const PARTS = ['Boiler repair', 'Bathroom floors', 'Drain cleaning'];

describe('parts of an offer', () => {
  it('are read from sibling headings', () =>
    expect(partsUnder('Boiler repair', 'Bathroom floors', 'Drain cleaning')).toEqual([
      'Boiler repair',
      'Bathroom floors',
      'Drain cleaning',
    ]));

  it('are not headings without texts or below a heading that introduces no offer', () => {
    expect(pageOf('Our services', PARTS, 'More.')).toEqual([]);
    expect(pageOf('Our story', PARTS, TEXT)).toEqual([]);
  });

  it('are not reasons to choose a business, even if links have the same names', () => {
    const links = PARTS.map((part, at) => `<a href="/${at}">${part}</a>`).join(' ');
    expect(pageOf('What stands out', PARTS, TEXT, links)).toEqual(PARTS);
    expect(pageOf('Why us', PARTS, TEXT, links)).toEqual([]);
  });

  it('are read below a single heading', () => {
    const more = `<h2>How we work</h2><h3>Your house first</h3><p>${TEXT}</p>`;
    expect(pageOf('Our services', PARTS, TEXT, more)).toEqual(PARTS);
    expect(pageOf('Our services', PARTS.slice(1), TEXT, more)).toEqual([]);
  });

  it.each([
    ['values', ['Quality work', 'Fair trust', 'Long experience']],
    ['panels of an app', ['Notifications', 'Baseline sheet', 'Habit journal']],
    ['two headings', ['Boiler repair', 'Bathroom floors']],
    ['sections of a page', ['Testimonials', 'Contact us', 'About us', 'Our team']],
    ['questions', ['Why us?', 'How does it work?', 'What does it cost?']],
    [
      'headings among others',
      ['Boiler repair', 'Bathroom floors', 'Drain cleaning', 'News', 'Contact us', 'Why us?', 'Team 2015'],
    ],
  ])('are not %s', (_, headings) => expect(partsUnder(...headings)).toEqual([]));
});
