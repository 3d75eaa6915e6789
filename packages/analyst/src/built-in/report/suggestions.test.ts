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
  it('fix each weakness, the heaviest first', () =>
    expect(
      adviceOn(PIANOS, [defect('anonymous', 'Name “A.”', 0.4), defect('filler', 'Replace “X”', 0.9)]).suggestions,
    ).toEqual(['Replace “X”', 'Name “A.”']));

  it('include at most one that fits any site', () =>
    expect(
      adviceOn(PIANOS, [
        defect('stale', 'Date “News”', 0.9),
        defect('filler', 'Write a description for search engines that says what Acme offers, instead of “X”', 0.8),
        defect('anonymous', 'Add names', 0.4),
      ]).suggestions,
    ).toEqual(['Date “News”']));

  it('name words of the page rather than generic advice', () =>
    expect(
      adviceOn(PIANOS, [
        defect('anonymous', 'Name the people', 0.6),
        defect('repeated-texts', 'Describe “Uprights”', 0.5),
      ]).suggestions,
    ).toEqual(['Describe “Uprights”']));

  it('include no generic advice next to particular advice', () => {
    const fix = defect('told', 'Describe “Grands”', 0.5);
    const formula = defect('only-links', 'Write above “Pianos” one sentence', 0.9);
    expect(adviceOn(PIANOS, [fix, formula]).suggestions).toEqual([fix.fix]);
    expect(adviceOn(PIANOS, [formula]).suggestions).toEqual([formula.fix]);
  });

  it('name only one of several ways to the same goal', () =>
    expect(
      adviceOn(PIANOS, [defect('expired', 'Replace “May 2015”', 0.7), defect('stale', 'Date “News”', 0.6)]).suggestions,
    ).toEqual(['Replace “May 2015”']));

  it('are missing if no check failed', () =>
    expect(adviceOn(PIANOS, []).suggestions).toEqual([
      'Our rules have no suggestion for the page we read: a person may see more',
    ]));
});

describe('cosmetic fixes', () => {
  const cosmetic = [defect('dated', 'Update the footer', 0.9), defect('thin', 'Add paragraphs', 0.95)];

  it('appear at most once', () => expect(adviceOn(PIANOS, cosmetic).suggestions).toEqual(['Add paragraphs']));

  it('appear only if there is nothing better', () => {
    const dated = defect('dated', 'Update the footer');
    expect(adviceOn(PIANOS, [dated]).suggestions).toEqual(['Update the footer']);
    expect(adviceOn(PIANOS, [dated, defect('anonymous', 'Add names', 0.6)]).suggestions).toEqual([
      'Add names',
      'Update the footer',
    ]);
  });

  it('are left out next to others', () =>
    expect(adviceOn(PIANOS, [...cosmetic, defect('anonymous', 'Name “A.”')]).suggestions).toEqual(['Name “A.”']));
});

describe('an opportunity', () => {
  it('does not repeat a weakness', () =>
    expect(
      adviceOn({ title: 'Acme', body: '<h1>Acme</h1><a href="/up">Book an appointment</a>' }, [
        defect('hidden', 'State the price', 0.7, 'A price is cut off'),
      ]).opportunities.join(''),
    ).toMatch(/^Our rules are sure of no opportunity/u));
});
