import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { inferredGroup } from './inferred-group.ts';

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

  const shop = (...links: readonly string[]): string | undefined =>
    inferredGroup(
      contextOfPage({
        title: 'Acme origami paper',
        description: 'Origami paper. Online shop, free shipping, returns.',
        body: `<h1>Origami paper</h1>${links.map((link, at) => `<a href="/${at}">${link}</a>`).join('')}<p>Add to cart</p><a href="/cart">Shopping cart</a><p>$20</p>`,
      }),
    )?.label;

  it.each([
    ['Gift Ideas', 'People who fold paper (origami) and people who look for a gift'],
    ['Team Sales', 'People who fold paper (origami) and sports teams'],
    ['Business accounts', 'People who fold paper (origami) and businesses'],
    ['Team photos', 'People who fold paper (origami)'],
    ['Our gifted designers', 'People who fold paper (origami)'],
  ])('comes beside one that is only implied: “%s”', (link, label) => expect(shop(link)).toBe(label));

  it('is no list of shops that sell the goods', () =>
    expect(audiencesOf('Acme prams', 'Acme helps mums and dads.', 'Retailers Store Locator')).not.toContain('Dealers'));
});
