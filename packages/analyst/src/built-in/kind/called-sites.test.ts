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
  ])('in %s are recognized by “%s”', (lang, title, description, text, noun) =>
    expect(called(lang, title, description, text)).toBe(noun),
  );

  it.each<[string, string, string, string, string]>([
    ['a contest of nations', 'The space race', 'A book on the space race', 'Runners-up. Add to cart.', 'a race'],
    ['a society', 'Fern Cultural Union', 'Dances of the valley', 'Members. Contracts.', 'a trade union'],
    ['a shop that runs one', 'Fern lamps', 'Lamps and contests', 'Add to cart. Win prizes.', 'a directory of contests'],
    ['a meeting', 'Fern Economic Forum', 'Talks on trade', 'Speakers. Registration.', 'a forum'],
  ])('are not recognized in %s', (_, title, description, text, noun) =>
    expect(called('en', title, description, text)).not.toBe(noun),
  );
});

describe('public places and services', () => {
  it.each<[string, string, string, string, string]>([
    ['en', 'Fern dating', 'Fern is a dating site', 'Singles. Profiles. Looking for a partner.', 'a dating site'],
    ['en', 'Hotel reviews', 'Hotel reviews by guests', 'Write a review. Destinations. Awards.', 'a portal for reviews'],
    [
      'en',
      'Fern tests',
      'Product ratings and reviews',
      'Buying guides. Recommended. Tested in our lab.',
      'a site that tests products',
    ],
    ['fr', 'Fern', 'Ventes privées de marques', 'Marques. Vente. Invitez.', 'a shopping club with sales of a few days'],
    ['en', 'Lathe basics', 'How-to guide for turners', 'Tips. Tutorials. Articles.', 'a site with tips and advice'],
    [
      'de',
      'Photovoltaik Fern',
      'Solartechnik und Photovoltaik im Tal',
      'Dach. Montage. Speicher.',
      'a solar installer',
    ],
    [
      'en',
      'Fern end of tenancy cleaning',
      'Cleaning services in Cork',
      'Carpets. Ovens. Quote.',
      'a cleaning business',
    ],
    ['de', 'Ingenieurbüro Pohl', 'Ingenieurbüro in Lindau', 'Planung. Statik. Projekte.', 'an engineering office'],
    ['it', 'Fern', 'Consulenza informatica', 'Reti. Assistenza. Server.', 'an IT company'],
    ['en', 'Soccer results', 'Live scores and results', 'Fixtures. Standings. Odds.', 'a site for sports results'],
    ['en', 'Fern valley tourist board', 'Official tourism site', 'Hotels. Attractions. Events.', 'a tourist board'],
    ['en', 'Fern Buddhist center', 'Buddhism in Cork', 'Meditation. Temple. Study.', 'a Buddhist community'],
    ['de', 'Fern Supermarkt', 'Supermarkt in Ihrer Nähe', 'Prospekte. Filialen. Angebote.', 'a supermarket chain'],
  ])('in %s are recognized by “%s”', (lang, title, description, text, noun) =>
    expect(called(lang, title, description, text)).toBe(noun),
  );

  it.each<[string, string, string, string, string]>([
    ['a study', 'Carbon dating', 'Layers of the valley', 'Samples. Methods.', 'a dating site'],
    [
      'a shop with words of customers',
      'Fern lamps',
      'Lamps with customer reviews',
      'Add to cart. Write a review.',
      'a portal for reviews',
    ],
    [
      'a maker of cleaning machines',
      'Fern machines',
      'Machines for office cleaning',
      'Valves. Pumps.',
      'a cleaning business',
    ],
    [
      'a tool for engineers',
      'Fern CAD',
      'Software for engineers',
      'Download. Free trial. Pricing.',
      'an engineering office',
    ],
    ['a club', 'Fern soccer club', 'Our soccer results', 'Join us. Members. Dues.', 'a site for sports results'],
    ['a book', 'A life', 'A novel on Buddhism', 'Add to cart.', 'a Buddhist community'],
    ['a program for tills', 'Fern till', 'Software for supermarkets', 'Pricing. Free trial.', 'a supermarket chain'],
  ])('are not recognized in %s', (_, title, description, text, noun) =>
    expect(called('en', title, description, text)).not.toBe(noun),
  );
});

describe('a word in a name', () => {
  const noun = (description: string) =>
    called('en', 'Fern Café', description, 'Coffee. Lunch. Dinner. Reserve a table.');

  it.each([
    ['Looking for a good restaurant? Fern Café cooks every day', 'a restaurant'],
    ['We cook in our restaurant every day', 'a restaurant'],
    ['Coffee and cakes since 1990', 'a café'],
    ['Fern Café is a coffee shop. Our restaurant guide is free', 'a café'],
    ['Across from a good restaurant', 'a café'],
  ])('gives way to the first sentence: “%s”', (description, kind) => expect(noun(description)).toBe(kind));
});
