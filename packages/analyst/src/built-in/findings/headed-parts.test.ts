import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { headedParts, listedParts } from './headed-parts.ts';

const TEXT = 'It follows the tide and warns an hour before the water turns.';
const FEATURES = ['Tide curves', 'Harbor notes', 'Crew lists'];
const sectionOf = (heading: string, level = 3): string => `<h${level}>${heading}</h${level}><p>${TEXT}</p>`;
const partsOn = (body: string): readonly string[] =>
  headedParts(contextOfPage({ title: 'Ebbline', body: `<h1>Ebbline</h1><p>For those who sail.</p>${body}` }));

describe('parts that a page explains', () => {
  it('are sibling headings with texts', () =>
    expect(partsOn(`<h2>Overview</h2>${FEATURES.map((each) => sectionOf(each)).join('')}`)).toEqual(FEATURES));

  it('are read from the first group of siblings only', () => {
    const others = ['Lighthouses', 'Sandbanks', 'Ferries'].map((each) => sectionOf(each)).join('');
    expect(
      partsOn(`<h2>On board</h2>${FEATURES.map((each) => sectionOf(each)).join('')}<h2>On the water</h2>${others}`),
    ).toEqual(FEATURES);
  });

  it.each([
    ['headings without a text', `<h2>Overview</h2>${FEATURES.map((each) => `<h3>${each}</h3>`).join('')}`],
    [
      'two headings',
      `<h2>Overview</h2>${FEATURES.slice(1)
        .map((each) => sectionOf(each))
        .join('')}`,
    ],
    ['what stands below questions', `<h2>Frequent questions</h2>${FEATURES.map((each) => sectionOf(each)).join('')}`],
    ['reasons', `<h2>Why choose us</h2>${FEATURES.map((each) => sectionOf(each)).join('')}`],
    ['towns', `<h2>Areas we cover</h2>${['Alder', 'Orme', 'Kernwick'].map((each) => sectionOf(each)).join('')}`],
    ['people', `<h2>Our team</h2>${['Anna Holm', 'Per Strand', 'Ida Vik'].map((each) => sectionOf(each)).join('')}`],
    [
      'what any page has',
      ['Sobre nosotras', 'Preguntas y respuestas', 'Dónde nos reunimos', 'Di hola']
        .map((each) => sectionOf(each))
        .join(''),
    ],
    [
      'mottos of two sentences',
      ['Sail far. Sleep well', 'Less gear. More wind', 'Old boats. New tricks']
        .map((each) => sectionOf(each, 2))
        .join(''),
    ],
    [
      'promises of quality',
      ['Best quality', 'Fast and easy', 'Long experience'].map((each) => sectionOf(each, 2)).join(''),
    ],
  ])('are not %s', (_, body) => expect(partsOn(body)).toEqual([]));

  it('need no text below a heading that introduces an offer', () =>
    expect(partsOn(`<h2>Our services</h2>${FEATURES.map((each) => `<h3>${each}</h3>`).join('')}`)).toEqual(FEATURES));

  it('are not articles of a magazine or products of a shop', () => {
    const context = contextOfPage({ title: 'Ebbline', body: FEATURES.map((each) => sectionOf(each, 2)).join('') });
    const asKind = (id: 'blog' | 'shop' | 'saas') =>
      headedParts({
        ...context,
        isSure: true,
        judgment: { ...context.judgment, kind: { ...context.judgment.kind, id } },
      });
    expect([asKind('blog'), asKind('shop'), asKind('saas')]).toEqual([[], [], FEATURES]);
  });
});

describe('a list on a page', () => {
  const listOn = (heading: string, items: readonly string[] = FEATURES) =>
    listedParts(
      contextOfPage({
        title: 'Ebbline',
        body: `<h1>Ebbline</h1><p>For those who sail.</p><h2>${heading}</h2><ul>${items.map((each) => `<li>${each}</li>`).join('')}</ul>`,
      }),
    );

  it('is read below a heading that introduces an offer', () => {
    expect(listOn('Features')).toEqual({ heading: 'Features', names: FEATURES, count: 3 });
    expect(listOn('What we treat:')?.heading).toBe('What we treat');
  });

  it('does not include places, times and prohibitions', () => {
    expect(listOn('Features', ['No ads', ...FEATURES])?.names).toContain('No ads');
    const terms = [
      'No pets',
      'Address: 4 Mill Street',
      'Arrival time: 4 pm',
      'Dogs are not allowed',
      'Heure d’arrivée : 16 h',
    ];
    expect(listOn('Services', [...terms, ...FEATURES])).toEqual({ heading: 'Services', names: FEATURES, count: 3 });
  });

  it.each([
    ['Our partners', FEATURES],
    ['On the water', FEATURES],
    ['Features', FEATURES.slice(1)],
    ['Services', ['From $20 a day', 'From $40 a day', 'From $90 a week']],
  ])('is not read below “%s”: %s', (heading, items) => expect(listOn(heading, items)).toBeUndefined());
});
