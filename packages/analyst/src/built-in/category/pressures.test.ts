import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { pressuresIn } from './pressures.ts';

const on = (page: Page): string =>
  pressuresIn(contextOfPage(page))
    .map(({ pressure, words }) => `${pressure} | ${words}`)
    .join('\n');
const shop = (title: string, more = ''): string =>
  on({
    title,
    body: `<h1>${title}</h1><p>Add to cart $12.00</p><p>Add to cart $15.00</p><a href="/cart">Shopping cart</a><p>Shipping and returns</p>${more}`,
  });

describe('what presses on an offer', () => {
  it('goes by the words of the title', () => {
    expect(shop('Acme online shop: CDs and DVDs')).toContain('Streaming and downloads replace discs | CDs');
    expect(shop('Acme online shop: party supplies')).toContain('Supermarkets and dollar stores');
  });
  it('is silent on what only a line of the page names', () =>
    expect(shop('Acme online shop', '<a href="/cds">CDs</a><a href="/costumes">Costumes</a>')).toBe(''));
  it('is silent on what a description of a shop brushes, or a headline of news', () => {
    const page = (description: string, more: string): Page => ({
      title: 'Acme online shop',
      description,
      body: `<h1>Acme online shop</h1><p>Add to cart $12.00</p><p>Add to cart $15.00</p><a href="/cart">Shopping cart</a><p>Shipping and returns</p>${more}`,
    });
    expect(on(page('Online shop for lamps, CDs and brooms.', ''))).toBe('');
    const shelves = '<a href="/1">CDs</a><a href="/2">New CDs</a><a href="/3">Used CDs</a>';
    expect(on(page('Online shop for lamps, CDs and brooms.', shelves))).toContain('replace discs | CDs');
    expect(
      on({
        title: 'Harrow Herald – newspaper',
        description: 'News from Harrow. Breaking news, politics, sports.',
        body: '<h1>Baby found in a boat</h1><h2>Politics</h2><h2>Sports</h2>',
      }),
    ).toBe('');
  });
  it('is a license where names of others are printed', () => {
    expect(shop('Acme online shop: Star Wars T-shirts')).toContain('did not license | Star Wars');
    expect(shop('Acme online shop: Star Wars games')).not.toContain('license');
  });
  it.each<[string, boolean]>([
    ['How do I wire a lamp in the bath?', true],
    ['Why join the lamp board today?', false],
  ])('is a question that assistants answer, “%s”: %s', (words, is) =>
    expect(
      on({ title: 'Acme lamp forum', body: `<h1>Forum</h1><p>Threads, posts, members</p><p>${words}</p>` }).includes(
        'AI assistants answer',
      ),
    ).toBe(is),
  );
  it('is no question about the offer itself', () => {
    const asked = '<p>How do I wire a lamp in the bath?</p>';
    const forum = '<h1>Forum</h1><p>Threads, posts, members</p>';
    expect(on({ title: 'Acme lamp forum', body: `${forum}<h2>FAQ</h2>${asked}` })).not.toContain('AI assistants');
    const course = '<h1>Course on lamps</h1><p>Our course has lessons. Enroll now.</p>';
    expect(on({ title: 'Acme: a course on lamps', body: `${course}${asked}` })).not.toContain('AI assistants');
  });
  it('is not that of a neighboring trade', () =>
    expect(shop('Acme online shop: party supplies')).not.toContain('carnival'));
  it.each<[string, boolean]>([
    ['To see the tour, please install Adobe Flash Player', true],
    ['A flash of light in the garden', false],
  ])('is a technique that is gone, by “%s”: %s', (words, is) =>
    expect(shop('Acme online shop', `<p>${words}</p>`).includes('browsers no longer run')).toBe(is),
  );
  it.each<[string, boolean]>([
    ['Fern cinema', true],
    ['Fern: concerts, quiz nights, cinema', false],
  ])('is film at home for “%s”: %s', (title, is) =>
    expect(
      on({
        title,
        body: `<h1>${title}</h1><p>Now showing. Opening hours and tickets for your visit.</p><a href="/t">Buy tickets</a>`,
      }).includes('Streaming services bring films'),
    ).toBe(is),
  );
  it('goes by its words where the kind is not certain', () => {
    expect(on({ title: 'Acme free classifieds', body: '<h1>Acme</h1><p>For all of Lumea.</p>' })).toContain(
      'Facebook Marketplace',
    );
    expect(on({ title: 'Acme tips', body: '<h1>Acme</h1><p>For all of Lumea.</p>' })).toBe('');
  });
});
