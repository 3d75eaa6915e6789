import { NOT_KNOWN } from '@twofold/contracts/analysis/unknown-part';
import type { Context } from '../findings/context.ts';
import { claimedWorries, promisedWorries } from './answered-worries.ts';
import { lastWorries, servedWorries } from './link-needs.ts';
import { spokenTroubles } from './spoken-troubles.ts';

export const MOST_WORRIES = 2;

/** What troubles the page names or rules out, or what its visitors ask there; else what it promises, what its links answer and what it claims: never what the page lacks. */
export const worriesOf = (context: Context, label: string): readonly string[] => {
  const spoken = spokenTroubles(context);
  if (spoken.length > 0) return spoken;
  const promises = promisedWorries(context);
  // “30 days money back” says more than “Returns policy”.
  const exact = promises.filter((each) => /\d|free|gratis|gratuit|kostenlos|frei/iu.test(each));
  const others = promises.filter((each) => !exact.includes(each));
  const found = [...exact, ...servedWorries(context, label), ...others, ...claimedWorries(context, label)];
  return found.length > 0 ? found : lastWorries(context, label);
};

export const troublesOf = (context: Context, label: string): readonly string[] => {
  const known = worriesOf(context, label).slice(0, MOST_WORRIES);
  return known.length > 0 ? known : [NOT_KNOWN];
};
