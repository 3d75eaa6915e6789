import { listed } from '../read/wording.ts';
import { type Finding, inferred, type Statement } from './statement.ts';

/** “No opening hours on the page we read”. */
const ABSENCE = /^No (.+) on (the (?:page|\d+ pages) we read)$/u;

type Merged = { readonly shown: readonly Finding[]; readonly parts: readonly Statement[] };

/** More in one sentence is a list that no one reads. */
const MOST = 2;
/** “We searched … for “returns” and “refund”, and found none.” */
const REASON = /^(We searched .+\)) for (.+), and found none\.$/u;

/** One reason for all of them: where was searched is said once. */
const reasonOf = (reasons: readonly string[]): string => {
  const searches = reasons.map((reason) => REASON.exec(reason));
  const where = searches[0]?.[1];
  const forms = searches.map((found) => found?.[2]);
  if (where === undefined || forms.includes(undefined)) return reasons.join(' ');
  return `${where} for ${forms.join('; then for ')}: none of them is there.`;
};

/** The two first absences in one statement instead of one each, at the place of the first, and no others; `parts` is what it stands for. */
export const mergedAbsences = (findings: readonly Finding[]): Merged => {
  const absences = findings.filter(({ text }) => ABSENCE.test(text));
  const parts = absences.slice(0, MOST);
  const [first] = parts;
  if (first === undefined || parts.length < 2) return { shown: findings, parts: [] };
  const whats = parts.map(({ text }) => ABSENCE.exec(text)?.[1] ?? '');
  const where = ABSENCE.exec(first.text)?.[2] ?? '';
  const reasons = parts.flatMap(({ basis }) => (basis.basis === 'inference' ? [basis.reason] : []));
  const merged: Finding = {
    ...first,
    text: `No ${listed(whats.map((what, index) => (index === 0 ? what : `no ${what}`)))} on ${where}`,
    basis: inferred(reasonOf(reasons)),
  };
  return {
    shown: findings.flatMap((each) => (each === first ? [merged] : absences.includes(each) ? [] : [each])),
    parts,
  };
};
