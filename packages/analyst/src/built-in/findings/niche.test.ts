import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { nicheFindings } from './for-whom.ts';

const nicheOf = (description: string, body = ''): readonly string[] =>
  nicheFindings(
    contextOfPage({
      title: 'Acme | a blog about weddings',
      description,
      body: `<h1>Acme weddings</h1><p>I write about weddings. My blog has a new post each week, and this is what the last of them was about.</p>${body}`,
    }),
  ).map(({ text }) => text);

describe('a niche', () => {
  it('is a group that the first words name', () =>
    expect(nicheOf('Wedding inspiration for geeks and gamers.')).toEqual([
      'Clear target from the first words: geeks and gamers',
    ]));

  it.each(['Wedding inspiration for companies.', 'A wedding blog about ships.'])('is none in “%s”', (description) =>
    expect(nicheOf(description)).toEqual([]),
  );

  it('is no group that a later sentence names', () =>
    expect(nicheOf('A wedding blog about ships.', '<p>Rings for gamers who like to play at night.</p>')).toEqual([]));
});
