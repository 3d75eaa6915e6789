import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { feeBasis } from './fee-basis.ts';

const lawyer = (text: string): string | undefined =>
  feeBasis(
    contextOfPage({
      title: 'Lawyer in Harrow',
      description: 'Law firm in Harrow for family law and inheritance. Make an appointment.',
      body: `<h1>Law firm in Harrow</h1><p>Legal advice by attorneys at law.</p><p>${text}</p>`,
    }),
  )?.text;

describe('how a business charges', () => {
  it.each([
    'We work on a monthly retainer or for fixed fees.',
    'Trabajamos con igualas mensuales u honorarios por proyecto.',
    'Unser Stundensatz steht in jedem Vertrag.',
    'Nous proposons des honoraires forfaitaires.',
  ])('is quoted: %s', (text) =>
    expect(lawyer(text)).toBe(`Today: fees for its services, in its own words: “${text.replace(/\.$/u, '')}”`),
  );

  it.each(['Do you work for hourly fees?', 'There are no hourly fees here.', 'We fixed the gate.'])(
    'is not read from “%s”',
    (text) => expect(lawyer(text)).toBeUndefined(),
  );

  it('is not looked for in a shop', () =>
    expect(
      feeBasis(
        contextOfPage({
          title: 'Cheese shop',
          description: 'Online shop for artisan cheese. Free shipping.',
          body: '<p>Gouda: $12.00</p><button>Add to cart</button><p>Delivery at flat rates.</p>',
        }),
      ),
    ).toBeUndefined());
});
