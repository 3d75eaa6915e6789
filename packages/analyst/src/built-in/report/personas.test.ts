import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { groupsOfBuyers } from './buyers.ts';
import { personasOf } from './personas.ts';

const personaOf = (body: string) =>
  personasOf(contextOfPage({ title: 'Acme', body: `<h1>Acme</h1>${body}` }), { weaknesses: [] }).primary.persona;

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
      { weaknesses: [] },
    );
    expect([primary, ...secondary].map(({ persona }) => persona.name)).toEqual(['Cheese lover']);
    expect(primary.persona.goals).toEqual([
      'Find out more about “Online shop for artisan cheese” (inferred: the page leads with it)',
    ]);
  });
});

describe('groups that the page names', () => {
  const personasFor = (body: string) => {
    const { primary, secondary } = personasOf(contextOfPage({ title: 'Acme', body }), {
      weaknesses: [],
    });
    return [primary, ...secondary].map(({ persona }) => persona.name);
  };

  it('are personas of their own where the page speaks to each', () =>
    expect(personasFor('<h1>Pianos for teachers</h1><h2>Pianos made for choirs</h2><p>Tuned.</p>')).toEqual([
      'Teacher',
      'Choir manager',
    ]));

  it('are personas of their own where a clause sets each apart', () =>
    expect(personasFor('<h1>Pianos for teachers who travel, and for people with one good window</h1>')).toEqual([
      'Teacher who travels',
      'Someone with one good window',
    ]));

  it('are one where one sentence lists them', () =>
    expect(personasFor('<h1>Pianos for teachers and choirs</h1><p>Tuned.</p>')).toEqual(['Teacher']));

  it('are one where they mean the same person', () =>
    expect(personasFor('<h1>Pianos for children</h1><h2>Lessons made for teenagers</h2>')).toEqual(['Parent']));
});

describe('what a persona wants and does', () => {
  it('takes promises for goals', () =>
    expect(personaOf('<p>With Acme you can tune a piano in one evening.</p>').goals.join('\n')).toContain(
      'tune a piano',
    ));

  it.each([
    'Feel free to browse our website, and you can learn to tune.',
    'You can report bugs to the team at any time.',
    'Do you want to tune a piano in one evening?',
  ])('takes “%s” for none', (text) => expect(personaOf(`<p>${text}</p>`).goals.join('\n')).not.toContain(text));

  it.each<[string, string]>([
    ['Join or renew', 'Continues with “Join or renew”'],
    ['Request a quote', 'Continues with “Request a quote”'],
    ['Reviews of books', 'nothing more is known'],
  ])('goes on with the link “%s”: %s', (link, behavior) =>
    expect(personaOf(`<p>Pianos.</p><ul><li><a href="/x">${link}</a></li></ul>`).behavior).toContain(behavior),
  );

  it('reads on under the headings of the page where no price or button says more', () =>
    expect(personaOf('<h2>Uprights</h2><p>Old.</p><h2>Grand pianos</h2><p>New.</p>').behavior).toBe(
      'Reads on under “Uprights” and “Grand pianos” (inferred from what the pages show).',
    ));

  it.each(['How long do you want to wait?', 'v1.13.8 downloads', 'Save as (right-click)'])(
    'does not read on under “%s”',
    (heading) => expect(personaOf(`<h2>${heading}</h2><p>Old.</p>`).behavior).not.toContain(heading),
  );

  it.each<[string, boolean]>([
    ['Find a workshop', true],
    ['Search a workshop', false],
    ['Find a teacher', false],
  ])('takes the link “%s” for a goal of teachers: %s', (link, isGoal) => {
    const { goals } = personasOf(
      contextOfPage({ title: 'Acme', body: `<h1>Pianos for teachers</h1><a href="/x">${link}</a>` }),
      { weaknesses: [] },
    ).primary.persona;
    expect(goals.join('\n').includes(link)).toBe(isGoal);
  });

  it('has no age, and the words of the page for those of a customer', () => {
    const { age, quote } = personaOf('<p>We have tuned pianos in every house of the old harbor for a long time.</p>');
    expect([age, quote]).toEqual([
      '',
      'The page tells them: “We have tuned pianos in every house of the old harbor for a long time”',
    ]);
  });
});
