import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { adviceFor } from './suggestions.ts';
import { inferred, weakness } from './statement.ts';

const PIANOS = { title: 'Acme', body: '<h1>Acme tunes pianos</h1><p>We tune pianos in one evening.</p>' };
const basis = inferred('two things');
const defect = (kind: string, fix: string, weight = 0.5, text = `Has a defect: ${kind}`) =>
  weakness(kind, weight, text, basis, fix);

const adviceOn = (page: typeof PIANOS, weaknesses: ReturnType<typeof defect>[]) => {
  const { opportunities, suggestions } = adviceFor(contextOfPage(page), weaknesses);
  return { opportunities: opportunities.map(({ text }) => text), suggestions: suggestions.map(({ text }) => text) };
};

describe('suggestions', () => {
  it('fix each weakness, what weighs most first', () =>
    expect(
      adviceOn(PIANOS, [defect('anonymous', 'Name “A.”', 0.4), defect('filler', 'Replace “X”', 0.9)]).suggestions,
    ).toEqual(['Replace “X”', 'Name “A.”']));

  it('are one at most that fits any site', () =>
    expect(
      adviceOn(PIANOS, [
        defect('stale', 'Date “News”', 0.9),
        defect('filler', 'Write a description for search engines that says what Acme offers, instead of “X”', 0.8),
        defect('anonymous', 'Add names', 0.4),
      ]).suggestions,
    ).toEqual(['Date “News”']));

  it('name words of the page instead of advice that fits any site', () =>
    expect(
      adviceOn(PIANOS, [
        defect('anonymous', 'Name the people', 0.6),
        defect('repeated-texts', 'Describe “Uprights”', 0.5),
      ]).suggestions,
    ).toEqual(['Describe “Uprights”']));

  it('are no formula beside one that names words of the page', () => {
    const fix = defect('told', 'Describe “Grands”', 0.5);
    const formula = defect('only-links', 'Write above “Pianos” one sentence', 0.9);
    expect(adviceOn(PIANOS, [fix, formula]).suggestions).toEqual([fix.fix]);
    expect(adviceOn(PIANOS, [formula]).suggestions).toEqual([formula.fix]);
  });

  it('name one way of several to the same', () =>
    expect(
      adviceOn(PIANOS, [defect('expired', 'Replace “May 2015”', 0.7), defect('stale', 'Date “News”', 0.6)]).suggestions,
    ).toEqual(['Replace “May 2015”']));

  it('are none where no check failed', () =>
    expect(adviceOn(PIANOS, []).suggestions).toEqual([
      'Our rules have no suggestion for the page we read: a person may see what they do not',
    ]));
});

describe('cosmetic fixes', () => {
  const cosmetic = [defect('dated', 'Update the footer', 0.9), defect('thin', 'Add paragraphs', 0.95)];

  it('are one at most', () => expect(adviceOn(PIANOS, cosmetic).suggestions).toEqual(['Add paragraphs']));

  it('are formulas only where nothing better is', () => {
    const dated = defect('dated', 'Update the footer');
    expect(adviceOn(PIANOS, [dated]).suggestions).toEqual(['Update the footer']);
    expect(adviceOn(PIANOS, [dated, defect('anonymous', 'Add names', 0.6)]).suggestions).toEqual([
      'Add names',
      'Update the footer',
    ]);
  });

  it('are left out beside another', () =>
    expect(adviceOn(PIANOS, [...cosmetic, defect('anonymous', 'Name “A.”')]).suggestions).toEqual(['Name “A.”']));
});

describe('an opportunity', () => {
  it('repeats no weakness', () =>
    expect(
      adviceOn({ title: 'Acme', body: '<h1>Acme</h1><a href="/up">Book an appointment</a>' }, [
        defect('hidden', 'State the price', 0.7, 'A price is cut off'),
      ]).opportunities.join(''),
    ).toMatch(/^Our rules are sure of no opportunity/u));
});
