import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';

const audiencesOf = (title: string, description: string, ...links: readonly string[]): readonly string[] =>
  contextOfPage({
    title,
    description,
    body: `<h1>${title}</h1>${links.map((link, at) => `<a href="/${at}">${link}</a>`).join('')}<p>Rooms with breakfast. Book your stay.</p>`,
  }).audiences.map(({ label }) => label);

describe('a second group that a button is for', () => {
  const hotel = ['Hotel Brona', 'A hotel for families: rooms, breakfast and a pool. Check availability.'] as const;

  it('comes beside the one that is named', () =>
    expect(audiencesOf(...hotel, 'Groups', 'Conferencing')).toEqual([
      'Families',
      'Groups',
      'Companies that hold meetings',
    ]));

  it('is not the only one', () =>
    expect(audiencesOf('Hotel Brona', 'A hotel: rooms and a pool. Check availability.', 'Conferencing')).not.toContain(
      'Companies that hold meetings',
    ));

  it('is no list of shops that sell the goods', () =>
    expect(audiencesOf('Acme prams', 'Acme helps mums and dads.', 'Retailers Store Locator')).not.toContain('Dealers'));
});
