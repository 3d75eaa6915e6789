import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { nicheFindings } from './for-whom.ts';

const TEXT =
  '<p>I write about weddings. My blog has a new post each week, and this is what the last of them was about.</p>';
const nicheOf = (title: string, description = 'A wedding blog.', body = '<h1>Acme weddings</h1>'): readonly string[] =>
  nicheFindings(
    contextOfPage({ title: `Acme | a blog about weddings${title}`, description, body: `${body}${TEXT}` }),
  ).map(({ text }) => text);

describe('a niche', () => {
  it('is all groups that the title names', () =>
    expect(nicheOf(' for geeks and gamers')).toEqual(['Clear target from the first words: geeks and gamers']));

  const practice = (body: string): readonly string[] =>
    nicheFindings(
      contextOfPage({
        title: 'Acme dental practice',
        description: 'Dental practice in Harrow. Book an appointment with our dentist.',
        body: `${body}<p>Our dentists treat patients. Office hours: Mon-Fri 9:00 - 17:00</p>`,
      }),
    ).map(({ text }) => text);

  it.each([
    ['<h1>Orthodontics for children</h1>', ['Clear target from the first words: children']],
    ['<h1>Family discount</h1><h1>Orthodontics for children</h1>', []],
  ])('is a group that the main heading names, not one further down: %s', (body, texts) =>
    expect(practice(body)).toEqual(texts),
  );

  it.each([' for companies', ' on ships'])('is none in “%s”', (title) => expect(nicheOf(title)).toEqual([]));

  it.each([
    ['the description', 'Wedding inspiration for gamers.', '<h1>Acme weddings</h1>'],
    ['a later sentence', undefined, '<h1>Acme</h1><p>Rings for gamers who like to play at night.</p>'],
  ])('is no group that only %s names', (_where, description, body) =>
    expect(nicheOf('', description, body)).toEqual([]),
  );
});
