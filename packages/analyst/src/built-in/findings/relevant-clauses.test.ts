import { describe, expect, it } from 'vitest';
import { relevantClauses } from './relevant-clauses.ts';

const partOf = (sentence: string, found: string): string =>
  relevantClauses(sentence, sentence.indexOf(found), found.length);

describe('the relevant clauses of a sentence', () => {
  it('are a whole short sentence', () =>
    expect(partOf('The house of lamps, here since 1955', 'since 1955')).toBe('The house of lamps, here since 1955'));
  it('end before an address and a phone number', () =>
    expect(partOf('TARN LAMPS Since 1958 55 Kiln Road Tarn 330-555-0100', 'Since 1958')).toBe('TARN LAMPS Since 1958'));
  it('are a list entry', () => {
    const list =
      'The kit includes these parts of our own shop:(5) Oak Pads for all lamps, Made in USA!(1) Neck Cork(4) Springs(1) Small Tube of Glue';
    expect(partOf(list, 'Made in USA')).toBe('(5) Oak Pads for all lamps, Made in USA!');
  });
  it('are not cut in the middle of a list', () => {
    const list =
      'We sell more than 900 lamps, shades, wires and switches of oak, brass, glass and wool for houses of any age in the county';
    expect(partOf(list, 'more than 900')).toBe(list);
  });
  it('are a clause of a long sentence', () => {
    const long =
      'Tarn sends every lamp free from 60 euros on, and those who order less pay a small fee of five euros, as always';
    expect(partOf(long, 'free from 60')).toBe('Tarn sends every lamp free from 60 euros on');
  });
  it('include the subject', () => {
    const long =
      'Tarn Lamps, based out of the old mill behind the castle of Tarn, has been serving homeowners for over 30 years';
    expect(partOf(long, 'over 30 years')).toBe(long);
  });
  it('include the preceding clause if it fits', () => {
    const long =
      'We sell lamps of oak and brass, proven, made in Tarn, with shades that our grandmother sewed for the old castle of the town';
    expect(partOf(long, 'made in Tarn')).toBe('We sell lamps of oak and brass, proven, made in Tarn');
  });
});
