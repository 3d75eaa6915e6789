import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { groupsOfBuyers } from './buyers.ts';
import { personasOf } from './personas.ts';

const personaOf = (body: string) =>
  personasOf(contextOfPage({ title: 'Acme', body: `<h1>Acme</h1>${body}` }), { strengths: [], weaknesses: [] }).primary
    .persona;

describe('buyers of the table', () => {
  it.each<[string, readonly string[]]>([
    ['cheese lovers and people who give food as a gift', ['cheese lovers', 'people who give food as a gift']],
    ['event organizers and the people who attend', ['event organizers', 'people who attend']],
    ['people who want new skills, and employers who pay', ['people who want new skills', 'employers who pay']],
    ['dog and cat owners', ['dog and cat owners']],
    ['musicians, students and parents', ['musicians, students and parents']],
    ['people who download and share large files', ['people who download and share large files']],
    ['people and companies with a legal problem', ['people and companies with a legal problem']],
  ])('reads “%s”', (buyers, groups) => expect(groupsOfBuyers(buyers)).toEqual(groups));

  it('become a primary and a secondary persona', () => {
    const { primary, secondary } = personasOf(
      contextOfPage({
        title: 'Cheese shop',
        description: 'Online shop for artisan cheese. Add to cart, free shipping.',
        body: '<h1>Cheese shop</h1><p>Buy artisan cheese in our store.</p><a href="/cart">Shopping cart</a><p>Shipping and returns</p>',
      }),
      { strengths: [], weaknesses: [] },
    );
    expect([primary, ...secondary].map(({ persona }) => persona.name)).toEqual([
      'Cheese lovers',
      'People who give food as a gift',
    ]);
  });
});

describe('what a persona wants and does', () => {
  it('takes promises for goals', () =>
    expect(personaOf('<p>With Acme you can tune a piano in one evening.</p>').goals.join('\n')).toContain(
      'tune a piano',
    ));

  it.each(['You can report bugs to the team at any time.', 'Do you want to tune a piano in one evening?'])(
    'takes “%s” for none',
    (text) => expect(personaOf(`<p>${text}</p>`).goals.join('\n')).not.toContain(text),
  );

  it.each<[string, string]>([
    ['Join or renew', 'Can continue with “Join or renew”'],
    ['Request a quote', 'Can continue with “Request a quote”'],
    ['Reviews of books', 'no button to continue with'],
  ])('goes on with the link “%s”: %s', (link, behavior) =>
    expect(personaOf(`<p>Pianos.</p><ul><li><a href="/x">${link}</a></li></ul>`).behavior).toContain(behavior),
  );
});
