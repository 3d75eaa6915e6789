import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';

const audiencesOf = (text: string): readonly string[] =>
  contextOfPage({
    title: 'Acme',
    description: 'Online software for lists. Start your free trial.',
    body: `<h1>Acme</h1><p>${text}</p>`,
  }).audiences.map(({ label }) => label);

describe('groups named next to another', () => {
  it.each<[string, readonly string[]]>([
    ['Lists that were made for Nurses, Wards, and Bus Fleets.', ['Nurses', 'Wards', 'Bus Fleets']],
    ['Lists that were made for Nurses and Ferry Tours.', ['Nurses']],
    ['Lists that were made for nurses, with colors, and lines.', ['Nurses']],
    [
      'Acme helps nurses. Whether you are a seasoned player looking for a list or a newcomer eager to write one, begin here.',
      ['Nurses', 'Seasoned players', 'Newcomers'],
    ],
    ['Acme helps nurses. Whether you are at home or at sea, begin here.', ['Nurses']],
  ])('in “%s”', (text, labels) => expect(audiencesOf(text)).toEqual(labels));
});

describe('people of a country or of another person', () => {
  it.each<[string, readonly string[]]>([
    [
      'Acme unites descendants of Lumean settlers and friends of Lumea into one club.',
      ['Descendants of Lumean settlers', 'Friends of Lumea'],
    ],
    ['Acme helps survivors of floods.', ['Survivors of floods']],
    ['Acme helps friends and their dogs.', []],
    ['Acme helps friends of mine.', []],
  ])('in “%s”', (text, labels) => expect(audiencesOf(text)).toEqual(labels));
});
