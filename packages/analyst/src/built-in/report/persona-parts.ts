import { NOT_KNOWN } from '@twofold/contracts/analysis/unknown-part';
import { callFor, isOfOthers } from '../audience/sides.ts';
import { actionsIn } from '../findings/actions.ts';
import type { Context } from '../findings/context.ts';
import { classOfLink } from '../findings/link-class.ts';
import { hasMainCall, isForSuppliers, mainCall } from '../findings/main-call.ts';
import { capitalised, quoted } from '../read/wording.ts';
import { customersTell } from './customers-tell.ts';
import { jobsIn } from './jobs.ts';
import { isForOthers } from './for-others.ts';

const MOST_PARTS = 3;

/** A login is for existing customers, and no visitor comes for the terms. */
const INSIDE =
  /(?<!\p{L})(?:log ?-?in|sign ?-?in|logout|my account|portal|terms|privacy|imprint|anmelden|mein konto|impressum|datenschutz|connexion|se connecter|mon compte|mentions légales|iniciar sesión|mi cuenta|aviso legal|accedi|area riservata|entrar|minha conta)(?!\p{L})/iu;
export const leadsInside = (call: string): boolean => INSIDE.test(call) || classOfLink(call) === 'account';

/** The button for a group, as its goal. */
export const offered = (call: string): string => `${capitalised(call)} (a button or link of the page)`;

/** A visitor’s goals: jobs that the pages describe, results of customers, or the group’s button; else not known. */
export const goalsOf = (context: Context, label: string): readonly string[] => {
  const jobs = [...jobsIn(context), ...customersTell(context).gains];
  const call = callFor(context.site, context.judgment, label);
  const side = call === undefined || leadsInside(call) || jobs.length > 0 ? [] : [offered(call)];
  const goals = [...jobs, ...side];
  return goals.length > 0 ? goals.slice(0, MOST_PARTS) : [NOT_KNOWN];
};

/** The next button for a group, its own first; never that of another group. */
const callOf = (context: Context, label: string): string | undefined => {
  const isTheirs = (call: string): boolean =>
    !/\b(?:ahorra|save|spare?n?|économisez|risparmia)\b/iu.test(call) &&
    !isOfOthers(context.site, context.judgment, label, call) &&
    !isForSuppliers(context, call) &&
    !isForOthers(call, label);
  const main = mainCall(context);
  const side = callFor(context.site, context.judgment, label);
  const theirs =
    (side !== undefined && !leadsInside(side) ? side : undefined) ??
    (main !== undefined && isTheirs(main) ? main : undefined);
  return theirs ?? (hasMainCall(context) ? undefined : actionsIn(context).find(isTheirs));
};

/** A group’s next step on the page, in the words of its button. */
export const behaviorOf = (context: Context, label: string, goals: readonly string[]): string => {
  const call = callOf(context, label);
  return call === undefined || goals.includes(offered(call)) ? NOT_KNOWN : `On the page: goes on with ${quoted(call)}.`;
};
