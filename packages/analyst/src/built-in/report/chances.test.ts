import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { ideasOf } from './ideas.ts';

const claimsOn = (page: Page): string =>
  ideasOf(contextOfPage(page))
    .map(({ claim }) => claim)
    .join('\n');

const shop = (more: string): string =>
  claimsOn({
    title: 'Acme – online shop for tea',
    body: `<h1>Acme tea</h1><p>Shop tea online. Add to cart.</p><button>Add to cart</button><a href="/returns">Returns policy</a><a href="/cart">Shopping cart</a>${more}`,
  });

describe('what the page names and does nothing with', () => {
  it('reads vouchers in the menu, unless the page explains them', () => {
    expect(shop('<a href="/gifts">Gift vouchers</a>')).toContain('“Gift vouchers” is a link');
    expect(
      shop('<a href="/gifts">Gift vouchers</a><p>Our Gift vouchers come by mail, from ten to a hundred dollars.</p>'),
    ).not.toContain('“Gift vouchers” is a link');
  });

  it('takes an entry for companies for a second audience, and a department of a newspaper for none', () => {
    expect(shop('<a href="/b2b">For businesses</a>')).toContain('Companies are a second audience: “For businesses”');
    expect(shop('<a href="/business">Business</a>')).not.toContain('Companies are a second audience');
  });

  it.each([
    ['<a href="/hire">Rentals</a>', 'could rent instead of buying: “Rentals”'],
    ['<a href="/dealers">Become a dealer</a>', 'Dealers could bring it to more buyers: “Become a dealer”'],
    ['<a href="/expo">For exhibitors</a>', 'Exhibitors pay for the people they meet: “For exhibitors”'],
    ['<a href="/learn">Workshops</a>', 'could pay to learn as well: “Workshops”'],
  ])('reads %s', (link, claim) => expect(shop(link)).toContain(claim));

  it('reads in %s no one to win', () => {
    for (const link of ['Hosts', 'Party shoes', 'Our owner', 'Training shoes'])
      expect(shop(`<a href="/x">${link}</a>`)).not.toContain(`“${link}” is a link`);
  });

  const forum = (title: string): string =>
    claimsOn({
      title,
      body: `<h1>${title}</h1><a href="/register">Register</a><a href="/faq">FAQ</a>${'<p>Topics and posts on lamps, old and new.</p>'.repeat(3)}<p>Total members 35,040</p><p>Total posts 505,134</p><p>Total topics 75,397</p>`,
    });

  it('misses how many there are where newcomers register', () => {
    expect(forum('Lamp forum')).toContain('“Total members 35,040” speaks for Lamp forum');
    expect(forum('Lamp forum: Total members 35,040')).not.toContain('speaks for Lamp forum');
  });

  const award = '<p>Winner of the Tarn Tea Award 2024.</p>';
  const filler = '<p>Tea from the hills.</p>'.repeat(6);
  it('misses what speaks for a site where visitors decide', () => {
    expect(shop(`${filler}${award}`)).toContain('and is not there where visitors decide, at “Add to cart”');
    expect(shop('')).not.toContain('is not there where visitors decide');
  });
});
