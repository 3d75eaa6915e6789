import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { testimonialsIn } from './testimonials.ts';

const voicesOn = (body: string, lang = 'en') =>
  testimonialsIn(
    contextOfPage({ title: 'Acme', lang, body: `<h1>Acme</h1><p>We tune pianos in one evening.</p>${body}` }),
  ).map(({ by, words }) => [by, words.slice(0, 14)]);

describe('words of customers', () => {
  it.each<[string, string, string]>([
    ['stars before', '<p>★★★★★ We love our piano again, thank you! – Ana Lopez</p>', 'Ana Lopez'],
    ['stars and a quote', '<p>★★★★★ “We love our piano again, thank you!” – Ana Lopez</p>', 'Ana Lopez'],
    [
      'a card with a name as heading',
      '<h2>What our clients say</h2><div><h4>Ana Lopez</h4><p>We love our piano again, it sounds like new.</p></div>',
      'Ana Lopez',
    ],
    [
      'a card with name and role below',
      '<h2>Kind words</h2><div><p>We love our piano again, it sounds like new.</p><p>Ana Lopez</p><p>Owner, Harrow Hall</p></div>',
      'Ana Lopez, Owner, Harrow Hall',
    ],
    [
      'a Portuguese heading',
      '<h2>O que estão falando da Acme?</h2><p>We love our piano again, it sounds like new.</p><p>Ana Lopez</p>',
      'Ana Lopez',
    ],
    [
      'a review of some weeks ago',
      '<h2>Google reviews</h2><p>Ana Lopez</p><p>3 weeks ago</p><p>Best workshop in town, came on time and left it clean.</p>',
      'Ana Lopez, 3 weeks ago',
    ],
    [
      'a name above and a badge below',
      '<h2>Reviews</h2><h4>Ana Lopez</h4><p>We love our piano again, it sounds like new.</p><p>Verified on Pianopoint</p>',
      'Ana Lopez',
    ],
    [
      'a signed quote outside a section',
      '<h2>Workshop</h2><p>“I was amazed how great my piano sounds.”</p><p>— Ana Lopez, Harrow</p>',
      'Ana Lopez, Harrow',
    ],
    [
      'a heading of German voices',
      '<h2>Das sagen unsere Schüler</h2><p>„Wir freuen uns jede Woche auf den Unterricht.“</p><p>Ana M.</p>',
      'Ana M.',
    ],
  ])('are found by %s', (_, body, by) => expect(voicesOn(body)[0]?.[0]).toBe(by));

  it.each<[string, string]>([
    [
      'a saying of a poet',
      '<blockquote>The best time to plant a tree was twenty years ago.</blockquote><p>— Lao Tse</p>',
    ],
    ['a saying beside praise', '<p>“The best way to predict the future is to invent it.”</p><p>— Alan Kay</p>'],
    [
      'goods with stars',
      '<p>★★★★★ Leather bench for two players, black</p><p>★★★★☆ Metronome in walnut, 40 to 208</p>',
    ],
    [
      'the company itself',
      '<h2>Reviews</h2><p>Our approach is to listen before we touch a string.</p><p>Read More</p>',
    ],
    [
      'a note of a manual',
      '<blockquote>Please read your manual, but keep in mind that we recommend the new one.</blockquote>',
    ],
    ['a team', '<h2>Our team</h2><h4>Ana Lopez</h4><p>I have tuned pianos since I was twelve years old.</p>'],
    [
      'finished work',
      '<h2>Case studies</h2><h3>Harrow Hall</h3><p>We rebuilt the organ of Harrow Hall in one summer.</p>',
    ],
    [
      'what follows a section of praise',
      '<h2>Reviews</h2><p>All of our reviews are on Google.</p><h2>Team</h2><h4>Ana Lopez</h4><p>I have tuned pianos all my life.</p>',
    ],
  ])('are not %s', (_, body) => expect(voicesOn(body)).toEqual([]));

  it('have no button for a name', () =>
    expect(
      voicesOn('<h2>Testimonials</h2><p>“We love our piano again, thank you!”</p><p>Read More Reviews</p>'),
    ).toEqual([[undefined, '“We love our p']]));
});

it('takes initials in place of a picture for no name', () => {
  const on = (lines: string) =>
    voicesOn(`<h2>Testimonials</h2><blockquote>“We love our piano again, thank you!”</blockquote>${lines}`);
  expect(on('<p>MF</p><p>Matteo Falchi</p>')[0]?.[0]).toBe('Matteo Falchi');
  expect(on('<p>DHH</p>')[0]?.[0]).toBe('DHH');
});

describe('quotes as headings', () => {
  const card = (words: string, by: string): string => `<h5>${words}</h5><h6>${by}</h6>`;
  const said = [
    'We had kept our pianos in a cellar for years, and Acme got them out.',
    'I highly recommend Acme to all schools with more than one piano.',
    'Acme answers our calls within the hour, and the work is always neat.',
  ];
  const cards = said.map((words, at) => card(words, `Harrow School ${String.fromCodePoint(65 + at)}`));

  it('are voices of those below', () =>
    expect(voicesOn(cards.join('')).map(([by]) => by)).toEqual([
      'Harrow School A',
      'Harrow School B',
      'Harrow School C',
    ]));
  it('are more than two', () => expect(voicesOn(cards.slice(0, 2).join(''))).toEqual([]));
  it('are no articles above their places', () =>
    expect(
      voicesOn(
        card('The oldest piano of the town has been sold to a museum abroad.', 'Harrow').repeat(1) +
          ['North', 'South', 'West']
            .map((town) => card(`The oldest piano of ${town} has been sold to a museum abroad.`, town))
            .join(''),
      ),
    ).toEqual([]));
});

describe('quotes in posts', () => {
  const quote = '<p>“I love how your work made our old piano sound, and you will, too.”</p>';
  const post = (day: number): string =>
    `<p>Meet the makers</p><p>Posted by Ana Lopez on ${day} October 2014</p>${quote}`;
  it('are about others', () => expect(voicesOn(post(3) + post(5))).toEqual([]));
  it('are praise elsewhere', () => expect(voicesOn(quote)).toHaveLength(1));
  it('are no praise where they say what a guest of the house will hear', () =>
    expect(voicesOn('<p>“I now hand you the keys of your piano, and you may play it for us.”</p>')).toEqual([]));
});

describe('lines that say who wrote', () => {
  const words = '<p>I love my piano again, and everyone was friendly. I would recommend Acme to all.</p>';
  const wrote = '<p>Ana L. aus Jena schrieb am 3.05.2016 über Klavierbank Elf:</p>';
  const german = '<p>Bin sehr zufrieden mit meiner Bank, auch der Service ist super.</p>';

  it.each<[string, string, string]>([
    ['<h2>Recent patient reviews</h2>', `${words}<p>by Ana Lopez on 7th May 2014</p>`, 'Ana Lopez'],
    ['<h2>Latest reviews</h2>', `${words}<p>by Ana Lopez on 7th May 2014</p>`, 'Ana Lopez'],
    ['<h2>Bänke</h2>', wrote + german, 'Ana L.'],
    ['<h2>Kind words</h2>', '<p>I love my piano again, and you were all so friendly. Thanks, Ana</p>', 'Ana'],
    [
      '<h2>Contact</h2>',
      '<p>Ana L - Quick and easy, thanks!</p><p>Robert M - I will definitely use you again next year</p>',
      'Robert M',
    ],
  ])('under %s: %s', (heading, body, by) => expect(voicesOn(heading + body).map(([who]) => who)).toEqual([by]));

  it.each<[string, string]>([
    ['<h2>News</h2>', `${words}<p>by Ana Lopez on 7th May 2014</p>`],
    ['<h2>Bänke</h2>', `<p>Ana L. schrieb am 3.05.2016:</p>${german}`],
    ['<h2>Bänke</h2>', `${wrote}<p>Unsere Bank ist aus Buche und trägt zwei Personen.</p>`],
    ['<h2>Contact</h2>', '<p>We close for the day at noon. Thanks, Ana</p>'],
    ['<h2>Team</h2>', '<p>Ana L - I tune grand pianos in your home</p><p>Robert M - I thank you for your visit</p>'],
  ])('are none under %s: %s', (heading, body) => expect(voicesOn(heading + body)).toEqual([]));
});
