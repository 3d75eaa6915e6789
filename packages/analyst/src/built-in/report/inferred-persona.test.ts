import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { personasOf } from './personas.ts';

const personaOf = (body: string) =>
  personasOf(contextOfPage({ title: 'Acme', body: `<h1>Acme</h1>${body}` })).primary.persona;

describe('a persona that is inferred', () => {
  const { persona, statement } = personasOf(
    contextOfPage({
      title: 'Origami by Acme',
      description: 'Origami paper. Online shop, free shipping, returns.',
      body: '<h1>Origami by Acme</h1><p>Add to cart</p><a href="/a">Washi paper</a><a href="/b">Folding tools</a><a href="/c">Books for origami</a><p>Free shipping from €30.</p><p>Money-back guarantee</p><p>€20</p>',
    }),
  ).primary;

  it('says from which two things', () => {
    expect(persona.background).toBe('Not known');
    expect(statement.basis).toEqual({
      basis: 'inference',
      reason: 'Inferred from two things: the title has “Origami” and the description has “Origami”.',
    });
  });

  it('has a role, and no goal or worry that the pages do not name', () => {
    expect([persona.name, persona.occupation]).toEqual(['Someone who folds paper (origami)', 'Not known']);
    expect([...persona.goals, ...persona.painPoints]).toEqual(['Not known', 'Not known']);
  });

  it('is the first of two groups', () =>
    expect(
      personasOf(
        contextOfPage({
          title: 'Acme: knitting and photography',
          description: 'On knitting and photography.',
          body: '<p>Weekly.</p>',
        }),
      ).primary.persona.name,
    ).toBe('Someone who knits and sews'));

  it('is no one where nothing shows one', () => {
    const { name, background, goals } = personaOf('<p>We have been here for a long time.</p>');
    expect(name).toMatch(/^Visitor of /u);
    expect(background).toBe('Not known');
    expect(goals).toEqual(['Not known']);
  });
});
