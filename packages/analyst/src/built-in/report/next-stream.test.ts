import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { modelsOf } from './models.ts';

const nextOn = (title: string, description: string, body: string): string | undefined =>
  modelsOf(contextOfPage({ title, description, body: `<h1>${title}</h1>${body}` })).find(({ kind }) => kind === 'next')
    ?.text;

describe('one income that the facts of the page suggest', () => {
  const forum = (more: string): string | undefined =>
    nextOn(
      'Forum of piano tuners',
      'A forum for piano tuners.',
      `<p>Threads: 120</p><p>Our forum: log in to post.</p>${more}`,
    );
  it.each([
    ['<p>Members: 31,000, Posts: 53,400</p>', undefined],
    [
      '<p>Members: 31,000, Posts: 53,400</p><p>Sponsored Links</p>',
      'Next: a paid account without ads for some of those whom the page counts: “Members: 31,000”',
    ],
    ['<p>Members: 310, Posts: 3,400</p>', undefined],
  ])('of a forum with %s is %s', (more, text) => expect(forum(more)).toBe(text));

  const shop = (links: readonly string[]): string | undefined =>
    nextOn(
      'Grocer',
      'Online shop for coffee and food. Free shipping.',
      `${links.map((name) => `<a href="/${name.replaceAll(' ', '-')}">${name}</a>`).join('')}<p>Jar $12.00</p><button>Add to cart</button>`,
    );
  it.each([
    [['Coffee', 'Honey', 'Bread'], 'Next: repeat deliveries of what is used up, at a lower price: “Coffee”'],
    [['Coffee', 'Honey', 'Coffee club'], undefined],
    [['Tees', 'Festive Tees', 'Meat'], undefined],
    [['Coffee machines', 'Honey', 'Bread'], undefined],
    [['Honey', 'Gifts for cooks'], undefined],
  ])('of a shop with %j is %s', (links, text) => expect(shop(links)).toBe(text));

  const trade = (more: string): string | undefined =>
    nextOn(
      'Harrow Roofing',
      'Roofing contractor for houses. Licensed and insured. Free estimate.',
      `<p>Our local contractors: roofing, repair, maintenance and installation.</p><a href="/q">Get a free estimate</a>${more}`,
    );
  it.each([
    [
      '<p>All work has a 10-year guarantee.</p>',
      'Next: a yearly check-up by contract, for work under the “10-year guarantee”',
    ],
    ['<p>All work has a 10-year guarantee.</p><a href="/m">Maintenance plans</a>', undefined],
    ['<p>We have been here for 10 years.</p>', undefined],
  ])('of a trade with %s is %s', (more, text) => expect(trade(more)).toBe(text));
});
