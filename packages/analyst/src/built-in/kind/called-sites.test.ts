import { describe, expect, it } from 'vitest';
import { called } from '../testing/kind-of.ts';

describe('races, forums, offices and networks', () => {
  it.each<[string, string, string, string, string]>([
    ['fr', 'Course à pied en forêt', 'La course des fougères', 'Parcours. Obstacles. Inscription.', 'a race'],
    ['es', 'Confederación de ajedrez del sur', 'Inicio', 'Torneos. Campeonatos.', 'a sports federation'],
    ['en', 'Best funny pics', 'Mossgag has funny pics', 'Memes. Gifs. Cosplay.', 'a site for fun'],
    [
      'en',
      "Chancellor's Office",
      'The office of the community colleges',
      'Colleges and universities. Board of governors. Students. Curriculum.',
      'a public office for schools or colleges',
    ],
    [
      'en',
      'Fernreach',
      'Fernreach is an advertising network',
      'Advertisers. Publishers. Fill rate.',
      'an advertising network',
    ],
    [
      'en',
      'Compare loans in Lumea',
      'Compare loans at fern.example',
      'Banks. Rates. Calculator.',
      'a comparison site for money matters',
    ],
    [
      'fr',
      'Jeux concours gratuits',
      'Les jeux concours du jour',
      'Meilleurs jeux concours. Tirages au sort. Lots à gagner. Règlements.',
      'a directory of contests',
    ],
    ['en', 'Fern Forum', 'The forum for weavers', 'Threads. Last post. New posts.', 'a forum'],
  ])('in %s are told by “%s”', (lang, title, description, text, noun) =>
    expect(called(lang, title, description, text)).toBe(noun),
  );

  it.each<[string, string, string, string, string]>([
    ['a contest of nations', 'The space race', 'A book on the space race', 'Runners-up. Add to cart.', 'a race'],
    ['a society', 'Fern Cultural Union', 'Dances of the valley', 'Members. Contracts.', 'a trade union'],
    ['a shop that runs one', 'Fern lamps', 'Lamps and contests', 'Add to cart. Win prizes.', 'a directory of contests'],
    ['a meeting', 'Fern Economic Forum', 'Talks on trade', 'Speakers. Registration.', 'a forum'],
  ])('are not seen in %s', (_, title, description, text, noun) =>
    expect(called('en', title, description, text)).not.toBe(noun),
  );
});
