import { listed } from '../read/wording.ts';
import { type Finding, inferred, type Statement } from './statement.ts';

/** “No opening hours on the page we read”. */
const ABSENCE = /^No (.+) on (the (?:page|\d+ pages) we read)$/u;

type Merged = { readonly shown: readonly Finding[]; readonly parts: readonly Statement[] };

/** What is absent in one statement instead of one each, at the place of the first; `parts` is what it stands for. */
export const mergedAbsences = (findings: readonly Finding[]): Merged => {
  const parts = findings.filter(({ text }) => ABSENCE.test(text));
  const [first] = parts;
  if (first === undefined || parts.length < 2) return { shown: findings, parts: [] };
  const whats = parts.map(({ text }) => ABSENCE.exec(text)?.[1] ?? '');
  const where = ABSENCE.exec(first.text)?.[2] ?? '';
  const reasons = parts.flatMap(({ basis }) => (basis.basis === 'inference' ? [basis.reason] : []));
  const merged: Finding = {
    ...first,
    text: `No ${listed(whats.map((what, index) => (index === 0 ? what : `no ${what}`)))} on ${where}`,
    basis: inferred(reasons.join(' ')),
  };
  return { shown: findings.flatMap((each) => (each === first ? [merged] : parts.includes(each) ? [] : [each])), parts };
};
