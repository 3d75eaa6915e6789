import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { groupsOfBuyers } from './buyers.ts';
import { personasOf } from './personas.ts';

const personaOf = (body: string) =>
  personasOf(contextOfPage({ title: 'Acme', body: `<h1>Acme</h1>${body}` })).primary.persona;

describe('buyers of the table', () => {
  it.each<[string, readonly string[]]>([
    ['cheese lovers and people who give food as a gift', ['cheese lovers', 'people who give food as a gift']],
    ['event organizers and the people who attend', ['event organizers', 'people who attend']],
    ['people who want new skills, and employers who pay', ['people who want new skills', 'employers who pay']],
    ['dog and cat owners', ['dog and cat owners']],
    ['musicians, students and parents', ['musicians', 'students', 'parents']],
    ['people who download and share large files', ['people who download and share large files']],
    ['people and companies with a legal problem', ['people and companies with a legal problem']],
  ])('reads “%s”', (buyers, groups) => expect(groupsOfBuyers(buyers)).toEqual(groups));

  it('become one persona, which does not repeat itself for the others', () => {
    const { primary, secondary } = personasOf(
      contextOfPage({
        title: 'Cheese shop',
        description: 'Online shop for artisan cheese. Add to cart, free shipping.',
        body: '<h1>Cheese shop</h1><p>Buy artisan cheese in our store.</p><a href="/cart">Shopping cart</a><p>Shipping and returns</p>',
      }),
    );
    expect([primary, ...secondary].map(({ persona }) => persona.name)).toEqual(['Cheese lover']);
    expect(primary.persona.goals).toEqual(['Buy cheese (inferred: the page offers it)']);
  });
});

describe('groups that the page names', () => {
  const personasFor = (body: string) => {
    const { primary, secondary } = personasOf(contextOfPage({ title: 'Acme', body }));
    return [primary, ...secondary].map(({ persona }) => persona.name);
  };

  it('are personas of their own where the page speaks to each', () =>
    expect(
      personasFor(
        '<h1>Pianos for teachers</h1><h2>Pianos made for choirs that sing in churches, halls and on the old harbor square</h2><p>Tuned.</p>',
      ),
    ).toEqual(['Teacher', 'Choir manager']));

  it('are personas of their own where a clause sets each apart', () =>
    expect(personasFor('<h1>Pianos for teachers who travel, and for people with one good window</h1>')).toEqual([
      'Teacher who travels',
      'Someone with one good window',
    ]));

  it('are one where one sentence lists them', () =>
    expect(personasFor('<h1>Pianos for teachers and choirs</h1><p>Tuned.</p>')).toEqual(['Teacher']));

  it('are one where a heading only names the other', () =>
    expect(personasFor('<h1>Pianos for teachers</h1><h2>Pianos made for choirs</h2>')).toEqual(['Teacher']));

  it('are one where they mean the same person', () =>
    expect(personasFor('<h1>Pianos for children</h1><h2>Lessons made for teenagers</h2>')).toEqual(['Parent']));
});

describe('somebody on a page that shows one product', () => {
  it('decides whether to buy it, whatever else the page is headed by', () => {
    const { goals } = personasOf(
      contextOfPage({
        title: 'Slow Soups: forty recipes | Acme marketplace: Ada Pole: Books',
        url: 'https://www.amazon.example/slow-soups',
        description: 'Marketplace: buy and sell from thousands of sellers.',
        body: '<h1>Follow the author</h1><p>£4.50</p><button>Add to Basket</button><p>Sellers on our marketplace.</p>',
      }),
    ).primary.persona;
    expect(goals).toEqual(['Decide whether to buy “Slow Soups” (inferred: the page shows one product)']);
  });
});

describe('words of customers', () => {
  const quoteOn = (title: string, description: string): string =>
    personasOf(
      contextOfPage({
        title,
        description,
        body: `<h1>${title}</h1><h2>What our customers say</h2><blockquote>You make our sales about as easy as they could possibly be.</blockquote><p>Find an event. Buy tickets online.</p>`,
      }),
    ).primary.persona.quote;

  it('are those of a persona', () =>
    expect(quoteOn('Acme', 'Accounting software for bakeries. Start your free trial.')).toContain(
      'You make our sales',
    ));

  it('may be those of the other side where a site has two', () =>
    expect(quoteOn('Acme Tickets', 'The ticketing platform. Buy tickets for events, sell tickets.')).not.toContain(
      'You make our sales',
    ));
});

describe('what a persona does', () => {
  it('takes no filter of a shop for the next step', () => {
    const { behavior } = personasOf(
      contextOfPage({
        title: 'Cheese shop',
        description: 'Online shop for artisan cheese. Free shipping.',
        body: '<h1>Cheese shop</h1><p>Buy artisan cheese in our store. Shipping and returns.</p><a href="/x">Find a gift idea</a>',
      }),
    ).primary.persona;
    expect(behavior).not.toContain('Find a gift idea');
  });

  it.each<[string, string]>([
    ['Join or renew', 'Continues with “Join or renew”'],
    ['Request a quote', 'Continues with “Request a quote”'],
    ['Reviews of books', 'do not show how they use it'],
  ])('goes on with the link “%s”: %s', (link, behavior) =>
    expect(personaOf(`<p>Pianos.</p><ul><li><a href="/x">${link}</a></li></ul>`).behavior).toContain(behavior),
  );

  it('reads nothing into the headings of a page', () =>
    expect(personaOf('<h2>Uprights</h2><p>Old.</p><h2>Grand pianos</h2><p>New.</p>').behavior).toBe(
      'The pages we read do not show how they use it.',
    ));

  it('takes no button for a goal', () =>
    expect(personaOf('<p>Pianos.</p><a href="/x">Submit an event</a><a href="/y">Find a workshop</a>').goals).toEqual([
      'The pages we read name no goal of this group',
    ]));

  it('has no age, and the words of the page for those of a customer', () => {
    const { age, quote } = personaOf('<p>We have tuned pianos in every house of the old harbor for a long time.</p>');
    expect([age, quote]).toEqual([
      '',
      'The page tells them: “We have tuned pianos in every house of the old harbor for a long time”',
    ]);
  });
});
