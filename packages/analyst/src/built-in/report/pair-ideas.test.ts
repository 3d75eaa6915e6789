import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { eventDay, giftUse, largestCount, savingInWords } from './pair-ideas.ts';

const links = (...texts: readonly string[]): string =>
  `<ul>${texts.map((text, at) => `<li><a href="/${at}">${text}</a></li>`).join('')}</ul>`;
const page = (body: string, title = 'Acme', description = '') => contextOfPage({ title, description, body });

describe('counts that only lists have', () => {
  const shelves = links('Cars in Delhi (9,527)', 'Cars in Pune (2618)', 'Vans (410)', 'Bikes (120)');

  it('move into the first lines', () =>
    expect(largestCount(page(`<h1>Used cars</h1>${shelves}`))?.text).toBe(
      'Write “Cars in Delhi (9,527)” and “Cars in Pune (2618)” into the first lines: they show how much is there',
    ));

  it.each([
    `<h1>Over 12,000 used cars</h1>${shelves}`,
    `<h1>Used cars</h1>${links('Cars (95)', 'Vans (20)', 'Bikes (12)', 'Boats (3)')}`,
    `<h1>Used cars</h1>${links('Cars in Delhi (9,527)', 'Cars in Pune (2618)')}`,
  ])('do not in %s', (body) => expect(largestCount(page(body))).toBeUndefined());
});

describe('a link to give', () => {
  const charity = (more: string) =>
    page(
      `<h1>Night Kitchen</h1><p>A charity that cooks warm meals for people at night.</p>${links('Donate', 'Volunteer')}${more}`,
      'Night Kitchen – charity',
      'Night Kitchen is a nonprofit charity that cooks for people who work at night.',
    );

  it('says what a gift pays for', () =>
    expect(giftUse(charity(''))?.text).toMatch(/^Say beside “Donate” what one gift pays for/u));

  it.each([
    '<p>Your donation pays the onions, the bread and the bus that brings them.</p>',
    '<p>$4 pays for one meal.</p>',
  ])('has said it: %s', (more) => expect(giftUse(charity(more))).toBeUndefined());
});

describe('an event without a day', () => {
  it.each<[string, boolean]>([
    [links('Tuners Conference'), true],
    [links('Tag der offenen Tür'), true],
    [links('Conferences'), false],
    [`${links('Tuners Conference')}<p>Tuners Conference: 14 October</p>`, false],
    [links('Tuners Conference 2025'), false],
    [`${links('Alder to Summit')}<button>Add to cart</button><p>Tent $90</p><p>Boots $80</p>`, false],
  ])('is in %s: %s', (body, isOpen) =>
    expect(eventDay(page(`<h1>Acme tunes pianos</h1>${body}`)) !== undefined).toBe(isOpen),
  );
});

describe('a saving that no one has worked out', () => {
  const goods = (more = '') =>
    page(
      `<h1>Wall clocks</h1><p>Copper Rain wall clock</p><p>List Price: $699.00</p><p>Our Price: $477.95</p><p>Island Glass wall clock</p><p>List Price: $1,000.00</p><p>Our Price: $439.95</p>${more}`,
    );

  it('is written beside the largest one', () =>
    expect(savingInWords(goods())?.text).toBe(
      'Write “56 % less” beside “Island Glass wall clock”, and the saving beside the other 1 reduced prices',
    ));

  it('is none where the page says it', () => expect(savingInWords(goods('<p>Save 56 %</p>'))).toBeUndefined());

  it('is none without an old price', () =>
    expect(savingInWords(page('<p>Copper Rain wall clock</p><p>Our Price: $477.95</p>'))).toBeUndefined());
});
