import { describe, expect, it } from 'vitest';
import { absencesIn, absencesAmong } from './score-absences.ts';

const weakness = (text: string, reason = '') => ({ path: 'aiAnalysis.weaknesses.0', text, reason });
const improvement = (text: string) => ({ path: 'aiAnalysis.successPotential.improvements.0', text, reason: '' });

describe('what a statement calls absent', () => {
  it.each([
    ['No prices on the pages we read', ['price']],
    ['Says nothing about what it costs', ['price']],
    ['No customer quotes or ratings', ['testimonial', 'rating']],
    ['When it is open cannot be seen', ['opening-hours']],
    ['Opening hours aren’t on the pages', ['opening-hours']],
    ['Neither a phone number nor a contact page', ['contact']],
    ['Lacks a privacy policy', ['privacy']],
  ])('%s', (text, topics) => {
    expect(absencesIn(weakness(text))).toStrictEqual(topics);
  });

  it('is read from the reason too', () => {
    expect(absencesIn(weakness('Nobody can plan a visit', 'No opening hours stand on the page.'))).toContain(
      'opening-hours',
    );
  });

  it('is said by advice to add something', () => {
    expect(absencesIn(improvement('Add the price of a second location to the pricing section'))).toContain('price');
  });

  it('is not the place to which something is added', () => {
    expect(absencesIn(improvement('Name the countries you deliver to, beside the price'))).not.toContain('price');
  });

  it('is not what a strength denies', () => {
    const strength = { path: 'aiAnalysis.strengths.0', text: 'No price is hidden', reason: '' };
    expect(absencesIn(strength)).toStrictEqual([]);
  });

  it('is not what the page itself is quoted with', () => {
    expect(absencesIn(weakness('The slogan “No contact needed” says little'))).not.toContain('contact');
  });

  it('is not what another clause is about', () => {
    expect(absencesIn(weakness('The price is shown. Nothing else is.'))).not.toContain('price');
    expect(absencesIn(weakness('The pages name a price, but no warranty'))).toStrictEqual(['guarantee']);
  });

  it('is looked for in each reason of a rationale', () => {
    const rationale = {
      path: 'aiAnalysis.successPotential.rationale',
      text: 'In favor: its makers can be reached and the price is plain. Against: no rating, and nobody is addressed',
      reason: '',
    };
    expect(absencesIn(rationale)).toStrictEqual(['rating']);
  });
});

describe('a false absence', () => {
  it('calls absent what is there', () => {
    const statements = [weakness('No prices on the page'), weakness('No testimonials on the page')];
    expect(absencesAmong(statements, ['price']).map(({ text, topics }) => ({ text, topics }))).toStrictEqual([
      { text: 'No prices on the page', topics: ['price'] },
    ]);
  });
});
