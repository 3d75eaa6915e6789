import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { personasOf } from './personas.ts';

const personaOf = (body: string) =>
  personasOf(contextOfPage({ title: 'Acme', body: `<h1>Acme</h1>${body}` })).primary.persona;

describe('a goal if the kind is unsure', () => {
  const goalsOn = (description: string): readonly string[] =>
    personasOf(contextOfPage({ title: 'Heron', description, body: '<h1>Heron</h1><button>Book a tour</button>' }))
      .primary.persona.goals;
  it.each(['Dating for singles in Rye', 'Heron at its best'])('is not a step on the page: “%s”', (description) =>
    expect(goalsOn(description)).toEqual(['Not known']),
  );
});

describe('a site that names no group', () => {
  it('has an unknown persona, and says why', () => {
    const { persona, statement } = personasOf(
      contextOfPage({
        title: 'Origami by Acme',
        description: 'Origami paper. Online shop, free shipping, returns.',
        body: '<h1>Origami by Acme</h1><p>Add to cart</p><p>€20</p><button>Order now</button>',
      }),
    ).primary;
    const { age, goals, painPoints, ...parts } = persona;
    expect(new Set([...Object.values(parts), ...goals, ...painPoints])).toEqual(new Set(['Not known']));
    expect(age).toBe('');
    expect(statement.text).toBe('Our rules are sure of no target audience here; the page may name one.');
  });
});

describe('groups that the page names', () => {
  const personasFor = (body: string) => {
    const { primary, secondary } = personasOf(contextOfPage({ title: 'Acme', body }));
    return [primary, ...secondary].map(({ persona }) => persona.name);
  };

  it.each([
    '<h1>Pianos for teachers</h1><h2>We make pianos for choirs that sing in churches and on the old square</h2>',
    '<h1>Pianos for teachers</h1><p>Made for people with one good window.</p>',
  ])('become one persona if the other has no button: “%s”', (body) => expect(personasFor(body)).toEqual(['Teacher']));

  it.each([
    '<h1>Acme zoo</h1><p>Animals.</p><a href="/s">Programs for schools</a>',
    `<h1>Acme</h1><p>We tune pianos in the valley.</p>${Array.from({ length: 30 }, (_, at) => `<p>Room ${at} has a piano.</p>`).join('')}<h2>Evening talk</h2><p>We offer a talk for students and for parents of students.</p>`,
  ])('become no persona if only a menu or a later notice names them: %#', (body) =>
    expect(personasFor(body)).toEqual(['Not known']),
  );

  it('become one persona if one sentence lists them', () =>
    expect(personasFor('<h1>Pianos for teachers and choirs</h1><p>Tuned.</p>')).toEqual(['Teacher']));

  it('become one persona if a heading only names the other', () =>
    expect(personasFor('<h1>Pianos for teachers</h1><h2>Pianos made for choirs</h2>')).toEqual(['Teacher']));

  it('become one persona if they are the same people', () =>
    expect(personasFor('<h1>Pianos for children</h1><h2>Lessons made for teenagers</h2>')).toEqual(['Parent']));
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

  it('become the quote of a persona', () =>
    expect(quoteOn('Acme', 'Accounting software for bakeries. Start your free trial.')).toMatch(
      /^A customer says: “You make our sales/u,
    ));

  it('are left out on a two-sided site', () =>
    expect(quoteOn('Acme Tickets', 'The ticketing platform. Buy tickets for events, sell tickets.')).not.toContain(
      'You make our sales',
    ));
});

describe('the behavior of a persona', () => {
  it('is not a filter of a shop', () => {
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
    ['Join or renew', 'goes on with “Join or renew”'],
    ['Request a quote', 'goes on with “Request a quote”'],
    ['Reviews of books', 'Not known'],
  ])('with the link “%s”: %s', (link, behavior) =>
    expect(personaOf(`<p>Pianos made for teachers.</p><ul><li><a href="/x">${link}</a></li></ul>`).behavior).toContain(
      behavior,
    ),
  );

  it('is not read from headings', () =>
    expect(personaOf('<h2>Uprights</h2><p>Old.</p><h2>Grand pianos</h2><p>New.</p>').behavior).toBe('Not known'));

  it('is not repeated as a goal', () =>
    expect(personaOf('<p>Pianos.</p><a href="/x">Submit an event</a><a href="/y">Find a workshop</a>').goals).toEqual([
      'Not known',
    ]));

  it('comes without an age, and without words if the pages have none', () => {
    const { age, quote } = personaOf('<p>We have tuned pianos in every house of the old harbor for a long time.</p>');
    expect([age, quote]).toEqual(['', 'Not known']);
  });

  it('quotes the button', () => {
    const { behavior, goals } = personasOf(
      contextOfPage({
        title: 'Acme: accounting software',
        description: 'Accounting software for bakeries. Start your free trial.',
        body: '<h1>Accounting software</h1><h2>Starter</h2><p>$9 a month</p><p>Free trial for 30 days.</p><button>Start free trial</button>',
      }),
    ).primary.persona;
    expect(behavior).toBe('On the page: goes on with “Start free trial”.');
    expect(goals.join(' ')).not.toContain('Start free trial');
  });
});

describe('the quote of a persona', () => {
  const quoteOf = (body: string): string =>
    personasOf(
      contextOfPage({
        title: 'Acme: accounting software',
        description: 'Accounting software for bakeries, with a free trial for your first month of business.',
        body: `<h1>Accounting software</h1>${body}<p>$9 a month</p>`,
      }),
    ).primary.persona.quote;

  it('is not the page’s own text', () =>
    expect(quoteOf('<p>At four in the morning you have better things to do than sorting paper receipts.</p>')).toBe(
      'Not known',
    ));
});
