import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { priceTableOf } from './price-table.ts';

const tableOf = (body: string) => priceTableOf(contextOfPage({ title: 'Acme', body: `<h1>Acme API</h1>${body}` }));
const ROWS = '<ul><li>Free</li><li>Pro</li><li>250</li><li>12</li></ul><button>Buy</button>';

describe('amounts without a currency below a pricing heading', () => {
  it('are plans', () => expect(tableOf(`<h2>Pricing</h2>${ROWS}`)?.plans).toEqual(['Free', 'Pro']));

  it('end at the next section', () =>
    expect(tableOf(`<h2>Pricing</h2><p>Ask us.</p><h2>Downloads</h2>${ROWS}`)).toBeUndefined());

  it.each([
    `<h2>Features</h2>${ROWS}`,
    '<h2>Pricing</h2><p>Free of worries. Pay as you go.</p>',
    '<h2>Pricing</h2><ul><li>Free</li><li>Pro</li></ul>',
  ])('are no plans in %s', (body) => expect(tableOf(body)).toBeUndefined());
});
