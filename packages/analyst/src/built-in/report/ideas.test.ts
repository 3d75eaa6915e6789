import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { modelsOf } from './models.ts';
import { ideasOf, stated } from './ideas.ts';

const stepsOn = (page: Page): string =>
  ideasOf(contextOfPage(page))
    .map((idea) => stated(idea, 'step').text)
    .join('\n');

const shopOf = (goods: string): Page => ({
  title: `${goods} shop`,
  description: `Online shop for ${goods}. Add to cart, free shipping.`,
  body: `<h1>${goods} online shop</h1><p>Buy ${goods} in our store.</p><button>Add to cart</button><a href="/cart">Shopping cart</a><p>Shipping and returns</p>`,
});

describe('ideas from the pages', () => {
  it.each<[string, string, boolean]>([
    ['English', 'English', false],
    ['Deutsch', 'German', true],
  ])('advertises in %s (%s) beside the English of the page: %s', (link, name, isNamed) => {
    const shop = shopOf('pianos');
    const steps = stepsOn({ ...shop, body: `${shop.body ?? ''}<a href="/x">${link}</a>` });
    expect(steps.includes(`other languages the site already has: ${name}`)).toBe(isNamed);
  });

  it('advertises nothing where it is not sure what the page is, such as an error page', () =>
    expect(stepsOn({ title: 'Not found', body: '<h1>404</h1><p>This page is gone.</p><a href="/x">Deutsch</a>' })).toBe(
      '',
    ));
});

describe('what any such site could do', () => {
  it.each(['skin care', 'furniture'])('is not suggested to a shop for %s', (goods) => {
    const context = contextOfPage(shopOf(goods));
    expect(ideasOf(context)).toEqual([]);
    expect(modelsOf(context).map(({ kind }) => kind)).toEqual(['today']);
  });
});

describe('who could pay for a free project', () => {
  const project = (words: string): Page => ({
    title: 'Tessera',
    description: 'Tessera is an open source library for maps.',
    body: `<h1>Tessera</h1><p>An open source JavaScript library. npm install tessera</p><p>${words}</p><a href="/donate">Donate</a>`,
  });

  it.each<[string, boolean]>([
    ['Tessera is used by Acme Maps and more than 40 companies.', true],
    ['Tessera is fast and small, and has no dependencies.', false],
  ])('is asked where the page says “%s”: %s', (words, isAsked) =>
    expect(stepsOn(project(words)).includes('Ask the companies that use it to sponsor it')).toBe(isAsked),
  );
});

describe('a second audience', () => {
  const association = (link: string): Page => ({
    title: 'Society of Indexers',
    description: 'The professional association for indexers. Become a member.',
    body: `<h1>The association for indexers</h1><p>Membership benefits for members. Annual dues. Join now.</p><a href="/find">${link}</a>`,
  });

  it.each<[string, boolean]>([
    ['Find an Indexer', true],
    ['Find a webinar', false],
    ['Become an Indexer', false],
  ])('presses “%s”: %s', (link, isNamed) =>
    expect(stepsOn(association(link)).includes(`Add one sentence beside “${link}”`)).toBe(isNamed),
  );
});

describe('words of customers behind a link', () => {
  const builder = (more: string): Page => ({
    title: 'Acme Homes',
    description: 'Acme Homes is a custom home builder.',
    body: `<h1>Custom home builder</h1><p>We build new homes and floor plans.</p><a href="/contact">Contact us</a>${more}`,
  });

  it.each<[string, boolean]>([
    ['<a href="/said">See what some of our customers have said</a>', true],
    [
      '<a href="/said">See what some of our customers have said</a><h2>Testimonials</h2><blockquote>They built our home in a year, and we love it very much. - Ann Lee</blockquote>',
      false,
    ],
    ['<p>We do good work.</p>', false],
  ])('are to be quoted: “%s”: %s', (more, isNamed) =>
    expect(stepsOn(builder(more)).includes('Quote one voice from')).toBe(isNamed),
  );
});
