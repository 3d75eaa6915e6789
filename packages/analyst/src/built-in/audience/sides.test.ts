import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';

const audiencesOf = (title: string, description: string, ...links: readonly string[]): readonly string[] =>
  contextOfPage({
    title,
    description,
    body: `<h1>${title}</h1>${links.map((link, at) => `<a href="/${at}">${link}</a>`).join('')}<p>Rooms with breakfast. Book your stay.</p>`,
  }).audiences.map(({ label }) => label);

describe('an additional group with its own button', () => {
  const hotel = ['Hotel Brona', 'A hotel for families: rooms, breakfast and a pool. Check availability.'] as const;

  it('comes after the named group', () =>
    expect(audiencesOf(...hotel, 'Groups', 'Conferencing')).toEqual([
      'Families',
      'Groups',
      'Companies that hold meetings',
    ]));

  it('does not count alone', () =>
    expect(audiencesOf('Hotel Brona', 'A hotel: rooms and a pool. Check availability.', 'Conferencing')).not.toContain(
      'Companies that hold meetings',
    ));

  it('is not a list of stores that stock the goods', () =>
    expect(audiencesOf('Acme prams', 'Acme helps mums and dads.', 'Retailers Store Locator')).not.toContain('Dealers'));
});
