import { describe, expect, it } from 'vitest';
import { kindOf } from '../testing/kind-of.ts';
import { contextOfPage } from '../testing/site-of.ts';

const MUSIC = '<h1>Ember Music</h1><p>Singing games and rhythm classes by trained musicians.</p>';

describe('the users of a product', () => {
  it.each([
    'Ember Music: classes for clubs, nurseries and primary schools',
    'Ember Music: classes for primary schools',
    'Ember Music: rhythm for nurseries or primary schools',
  ])('do not determine the kind of site: “%s”', (title) => {
    const { judgment } = contextOfPage({ title, body: MUSIC });
    expect(judgment.kind.id === 'education' && judgment.confidence >= 0.6).toBe(false);
  });

  it('end where a new sentence names the kind', () =>
    expect(
      kindOf({
        title: 'A place for play and art. Ember primary school',
        description: 'Primary school in Rye',
        body: '<h1>Ember primary school</h1><p>Our pupils and teachers. Admissions and curriculum.</p>',
      }),
    ).toBe('education'));

  it('include the field of software', () => {
    const field = (title: string): string | undefined =>
      contextOfPage({
        title,
        body: '<h1>Ember</h1><p>Log in or start your free trial. Plans from $9 a month.</p>',
      }).judgment.field;
    expect(field('Ember | Project management software')).toBe('project management');
    expect(field('Ember | Software for project management')).toBe('project management');
  });
});

describe('a shop', () => {
  const noun = (more: string): string =>
    contextOfPage({
      title: 'Custom furniture shop Ember',
      description: 'A furniture shop in Rye.',
      body: `<h1>Ember</h1><p>Our furniture shop builds tables to order.</p>${more}`,
    }).judgment.kind.noun;

  it.each(['<a href="/cart">Shopping cart</a>', '<p>Oak table $400</p>', '<p>Free shipping in the country.</p>'])(
    'sells online if something shows it: %s',
    (more) => expect(noun(more)).toBe('an online shop'),
  );

  it('is a retailer otherwise', () => expect(noun('<p>Call for a commission.</p>')).toBe('a retailer'));
});
