import { describe, expect, it } from 'vitest';
import { snapshotOf } from '../testing/sample-sites.ts';
import { barePrices } from './bare-prices.ts';

const LIST = '<p>Soup ₱75</p><p>Rice bowl ₱120</p><p>Fish stew ₱310</p>';
const amountsOn = (body: string): readonly number[] =>
  barePrices(
    snapshotOf(
      `<html lang="en"><body><main><h1>Nima</h1><h2>Menu</h2>${body}</main></body></html>`,
      'https://acme.example/',
    ),
  ).map(({ amount }) => amount);

describe('prices without a currency sign', () => {
  it.each<[string, readonly number[]]>([
    [`${LIST}<p>Platter for all 2,300</p>`, [2300]],
    [`${LIST}<h2>Catering</h2><p>P12,500</p><p>Php 14,500</p>`, [12_500, 14_500]],
    [
      `${LIST}<h2>Small feast</h2><p>P12,500</p><h2>Feast</h2><p>P14,500</p><h2>Large feast</h2><p>16,500</p>`,
      [12_500, 14_500, 16_500],
    ],
  ])('are read in %s', (body, amounts) => expect(amountsOn(body)).toEqual(amounts));

  it.each([
    '<p>Soup ₱75</p><p>Platter for all 2,300</p>',
    `${LIST}<p>Bus 66</p>`,
    `${LIST}<h2>Our house</h2><p>Seats 120</p>`,
    `${LIST}<p>We serve 2,300 plates a week.</p>`,
    `${LIST.replaceAll('₱', '$')}<p>P12,500</p>`,
    '<p>P12,500</p>',
    `${LIST}<h2>Plates a week</h2><p>16,500</p>`,
  ])('are not read in %s', (body) => expect(amountsOn(body)).toEqual([]));
});
