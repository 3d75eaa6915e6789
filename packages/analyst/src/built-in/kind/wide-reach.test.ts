import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { isWide } from './wide-reach.ts';

const isOne = (description: string, ...texts: readonly string[]): boolean =>
  isWide(contextOfPage({ title: 'Fern', description, body: texts.map((text) => `<p>${text}</p>`).join('') }).site);

describe('work in a whole country', () => {
  it.each([
    ['Repair of scales, nationwide', []],
    ['Waagen und Service, bundesweit', []],
    ['Livraison dans la France entière', []],
    ['Servicio técnico en toda España', []],
    ['Fern', ['Wir arbeiten bundesweit.', 'Unser deutschlandweiter Service kommt zu Ihnen.']],
  ])('is shown by “%s” and %j', (description, texts) => expect(isOne(description, ...texts)).toBe(true));

  it.each([
    ['Roofs in Lindau', ['We carry shingles that are sold worldwide.']],
    ['Praxis in Lindau', ['Termine nach Vereinbarung.']],
  ])('is not shown by “%s” and %j', (description, texts) => expect(isOne(description, ...texts)).toBe(false));
});
