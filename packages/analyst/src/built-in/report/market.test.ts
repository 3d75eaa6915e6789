import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { alternativesOf } from './market.ts';

const software = (title: string, description: string, more = ''): readonly string[] =>
  alternativesOf(
    contextOfPage({
      title,
      description,
      body: `<h1>${title}</h1><p>${description}</p><p>Start your free trial. See pricing and plans. Log in to your dashboard.</p>${more}`,
    }),
  );
const analytics = (more = ''): readonly string[] =>
  software('Tessera – web analytics', 'Web analytics software for websites', more);

describe('rivals from the table', () => {
  it('are products that buyers can choose instead', () => expect(analytics()).toContain('Google Analytics'));

  it('are not listed if only later lines name the field', () =>
    expect(
      software('Tessera', 'Software for teams', `${'<p>Reports go out daily.</p>'.repeat(30)}<p>Web analytics</p>`),
    ).toEqual([]));

  it.each([
    ['a shop in town', 'Acme – online shop for beads', 'Beads and beading supplies. Add to cart, shipping, returns.'],
    ['a workshop', 'Acme joinery', 'Carpentry and joinery in Harrow. Request a quote.'],
    ['a school', 'Acme driving school', 'Driving school in Harrow: lessons and tests.'],
  ])('are not listed for %s', (_, title, description) => expect(software(title, description)).toEqual([]));
});
