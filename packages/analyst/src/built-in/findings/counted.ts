import { digitsOf, listed, quoted } from '../read/wording.ts';
import { type Finding, inferred, strength } from '../report/statement.ts';
import type { Context } from './context.ts';

/** “Cars (318,384)”: a section and the number of its entries. */
const COUNTED = /^(\p{L}.{1,38}?)\s?\((\d{1,3}(?:[.,\u00a0 ]?\d{3})*)\)$/u;
const YEAR = /\((?:19|20)\d\d\)$/u;
const [MIN_SECTIONS, MIN_ENTRIES, SHOWN] = [5, 1_000, 3];

/** Sections that state their number of entries. The largest are named. */
export const countedSections = ({ site }: Context): readonly Finding[] => {
  const sections = site.snapshot.links.flatMap(({ text, isExternal }) => {
    const [words, , amount] = COUNTED.exec(text.trim()) ?? [];
    const number = digitsOf(amount ?? '');
    return isExternal || words === undefined || YEAR.test(words) ? [] : [{ words, number }];
  });
  const distinct = [...new Map(sections.map((section) => [section.words, section])).values()];
  const all = distinct.reduce((sum, { number }) => sum + number, 0);
  if (distinct.length < MIN_SECTIONS || all < MIN_ENTRIES) return [];
  const largest = distinct.toSorted((a, b) => b.number - a.number).slice(0, SHOWN);
  const names = listed(largest.map(({ words }) => quoted(words)));
  const basis = inferred(`Links of the page read ${names}; ${distinct.length} sections have such a number.`);
  return [strength('range', 0.83, `Shows how much it has, section by section: ${names}`, basis)];
};
