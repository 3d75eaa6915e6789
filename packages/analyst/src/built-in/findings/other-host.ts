import { type Finding, groundOf, weakness } from '../report/statement.ts';
import type { Context } from './context.ts';

const MAILED = /(?<![\w.+-])[\w.+-]{1,64}@((?:[\w-]{2,40}\.){1,2}\w{2,10})(?![\w-])/u;
const MIN_LENGTH = 8;

/** Whether two names differ by one letter that was left out, added, changed or swapped with the next. */
const isOneOff = (one: string, other: string): boolean => {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  const isSwapped = left.length === 2 && right.length === 2 && left === `${right.slice(1)}${right.slice(0, 1)}`;
  return Math.max(left.length, right.length) <= 1 || isSwapped;
};

/** An email address whose domain is one letter off the domain of the site. */
export const otherHost = ({ site }: Context): Finding | undefined => {
  const label = site.host.split('.').at(-2) ?? '';
  if (label.length < MIN_LENGTH) return undefined;
  for (const passage of site.said) {
    const found = passage.isQuotable && passage.place !== 'quote' ? MAILED.exec(passage.text.slice(0, 500)) : null;
    const mailed = found?.[1]?.toLowerCase() ?? '';
    if (found === null || !isOneOff(mailed.split('.').at(-2) ?? '', label)) continue;
    const text = `The email address is at ${mailed}, one letter off ${site.host.replace(/^www\./u, '')}`;
    const fix = `Check ${found[0]}: if it is misspelled, emails do not arrive`;
    return weakness('other-host', 0.9, text, groundOf(passage, found[0]), fix);
  }
  return undefined;
};
