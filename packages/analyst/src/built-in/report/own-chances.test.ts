import { describe, expect, it } from 'vitest';
import { ideaTexts } from '../testing/ideas-on.ts';

const shop = (more: string): string =>
  ideaTexts({
    title: 'Acme – online shop for wine',
    body: `<h1>Acme wine</h1><p>Shop wine online. Add to cart.</p><button>Add to cart</button><ul><li>Red $40.00</li><li>White $90.00</li></ul><a href="/returns">Returns policy</a><a href="/cart">Shopping cart</a>${more}`,
  });
const software = (more: string): string =>
  ideaTexts({
    title: 'Acme – online software for florists',
    description: 'Acme is cloud software for florists and growers.',
    body: `<h1>Software for florists</h1><p>Our cloud software plans your orders. Start your free trial of the app.</p><a href="/features">Features</a><a href="/login">Log in</a>${more}`,
  });
const ads = (more: string): string =>
  ideaTexts({
    title: 'Lumea classifieds – free ads',
    description: 'Classifieds for Lumea: buy and sell used things with free classified ads.',
    body: `<h1>Classified ads</h1><p>Buy and sell used things near you. Browse classifieds by category.</p><a href="/c/cars">Cars</a>${more}`,
  });
const tools = (more: string): string =>
  ideaTexts({
    title: 'Acme – online tool: color converter',
    description: 'Acme is a free online tool that converts colors for web developers.',
    body: `<h1>Color converter online</h1><p>This online tool converts colors in your browser.</p><a href="/a">Palette generator</a><a href="/b">Contrast checker</a><a href="/c">Gradient maker</a>${more}`,
  });

describe('what an offer could win that is only a link', () => {
  it.each<[name: string, found: string, words: string, isNamed: boolean]>([
    ['a club', shop('<a href="/c">Wine Club</a>'), 'Wine Club', false],
    ['results', software('<a href="/c">Case Studies</a>'), 'could be won with “Case Studies”', true],
    [
      'results in figures',
      software('<a href="/c">Case Studies</a><p>Our customers sell 20% more.</p>'),
      'Buyers who hesitate could be won',
      false,
    ],
  ])('is named: %s', (_, found, words, isNamed) => expect(found.includes(words)).toBe(isNamed));
});

describe('what two facts of a page could lead to', () => {
  it('is a paid place among ads that cost nothing', () => {
    const post = '<a href="/p">Post your ad</a>';
    expect(ads(post)).toContain('Sellers who press “Post your ad” could pay');
    expect(ads(`${post}<p>Featured ads</p>`)).not.toContain('could pay to stand first');
    expect(ads('')).not.toContain('could pay to stand first');
  });
  it('is an account that keeps results', () => {
    expect(tools('')).toContain('“Palette generator”, “Contrast checker” and “Gradient maker” again and again');
    expect(tools('<a href="/login">Log in</a>')).not.toContain('again and again');
  });
  it('is a package of two trips, and none of two vans', () => {
    const travel = (first: string, second: string): string =>
      ideaTexts({
        title: 'Lumea tours – travel agency',
        description: 'Book tours and excursions in Lumea with our travel agency.',
        body: `<h1>Tours in Lumea</h1><p>Our tour operator has guided tours and day trips.</p><h3>${first}</h3><p>$40.00</p><a href="/b">Book now</a><h3>${second}</h3><p>$90.00</p><a href="/c">Book now</a>`,
      });
    expect(travel('Harbor tour', 'Island cruise')).toContain('Those who book “Harbor tour” ($40) could take');
    expect(travel('Small van', 'Large van')).not.toContain('Those who book');
  });
  it('is a second group without a section', () => {
    expect(software('')).toContain('More growers could be won: the page names them beside florists');
    expect(software('<a href="/g">For growers</a>')).not.toContain('could be won');
  });
});

describe('what readers of one page could be led to', () => {
  const episode = (more: string): string =>
    ideaTexts({
      title: 'Bees in winter – Lumea Podcast',
      url: 'https://lumea.example/episodes/7',
      body: `<h1>Bees in winter</h1><p>A podcast about bees. Listen to this episode.</p><a href="/episodes">Episodes</a>${more}`,
    });
  it('is a transcript of an episode', () => {
    expect(episode('')).toContain('Put the text of “Bees in winter” below the player');
    expect(episode('<a href="#t">Transcript</a>')).not.toContain('below the player');
  });
});

describe('a second audience', () => {
  const indexers = (link: string): string =>
    ideaTexts({
      title: 'Society of Indexers',
      description: 'The professional association for indexers. Become a member.',
      body: `<h1>The association for indexers</h1><p>Membership benefits for members. Annual dues. Join now.</p><a href="/find">${link}</a>`,
    });

  it.each<[string, boolean]>([
    ['Find an Indexer', true],
    ['Find a webinar', false],
    ['Become an Indexer', false],
  ])('presses “%s”: %s', (link, isNamed) =>
    expect(indexers(link).includes(`Those who press “${link}” are a second audience`)).toBe(isNamed),
  );
});
