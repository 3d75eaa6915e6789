import { NOT_KNOWN } from '@twofold/contracts/analysis/unknown-part';
import { callFor, isOfOthers } from '../audience/sides.ts';
import { actionsIn } from '../findings/actions.ts';
import type { Context } from '../findings/context.ts';
import { classOfLink } from '../findings/link-class.ts';
import { hasMainCall, isForSuppliers, mainCall } from '../findings/main-call.ts';
import { capitalised, excerpt, quoted, rowsOf } from '../read/wording.ts';
import { customerStories, customerVoices } from './customer-stories.ts';
import { jobsIn } from './jobs.ts';

const MAX_PARTS = 3;

/** A login is for existing customers, and no visitor comes for the terms. */
const INSIDE =
  /(?<!\p{L})(?:log ?-?in|sign ?-?in|logout|my account|portal|terms|privacy|imprint|anmelden|mein konto|impressum|datenschutz|connexion|se connecter|mon compte|mentions légales|iniciar sesión|mi cuenta|aviso legal|accedi|area riservata|entrar|minha conta)(?!\p{L})/iu;
export const leadsInside = (call: string): boolean => INSIDE.test(call) || classOfLink(call) === 'account';

/** The button for a group, as its goal. */
export const offered = (call: string): string => `${capitalised(call)} (a button or link of the page)`;

/** A visitor’s goals: jobs that the pages describe, results of customers, or the group’s button; else not known. */
export const goalsOf = (context: Context, label: string): readonly string[] => {
  const jobs = [...jobsIn(context), ...customerStories(context).gains];
  const call = callFor(context.site, context.judgment, label);
  const side = call === undefined || leadsInside(call) || jobs.length > 0 ? [] : [offered(call)];
  const goals = [...jobs, ...side];
  return goals.length > 0 ? goals.slice(0, MAX_PARTS) : [NOT_KNOWN];
};

/** Entries for one group only: group ; words. The entries in the first row are for no group. */
const FOR_ONE_GROUP = rowsOf(String.raw`
(?!) ; .*\bfoundation|(?:about|history|mission|governance)\b.*|.*(?:['’]s history|fast facts|board of (?:governors|trustees|directors)|governmental relations|office of communications|internal operations|welcome|bienvenid[oa]s|bienvenue).*|giving(?: to)?.*|actus?\b.*|acontece .*|(?:subscri|assinatur|abonn|abos?\b).*|from our readers|coming next issue
donor|volunteer ; donat.*|.*\bdonate\b.*|spend(?:en|e)|faire un don|dona(?:r|ciones|zioni|ções)?.*|volunteer.*
exhibitor|sponsor|advertiser|dealer|seller|vendor|host|author ; (?:become|devenir) .*(?:exhibitor|sponsor|advertiser|dealer|vendor|partner|affiliate|exposant).*|submit .*|get listed|advertise.*|sponsorships?.*|(?:current |become an? )?exhibitors?
employer|recruit ; .*\b(?:employers?|employment law)\b.*
press|journalist ; press.*|media (?:kit|center|room).*
applicant|seeker|student ; careers?.*|jobs?|employment
^(?!current|alumn|staff|teacher|graduate) ; (?:undergraduate )?admissions?(?: .*)?|apply(?: .*)?|how to apply|bewerb\p{L}+`).map(
  ([people = '', words = '']) => ({
    people: new RegExp(people, 'iu'),
    form: new RegExp(`^(?:${words})$`, 'iu'),
  }),
);

/** Whether an entry is about the site itself or for another group than this one: visitors do not come for “Donate” or “Our history”. */
const isForOthers = (entry: string, label: string): boolean =>
  FOR_ONE_GROUP.some(({ people, form }) => form.test(entry.trim()) && !people.test(label));

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

/** The site’s own words between quotation marks. */
const OF_SITE = /\bwe['’]re here\b|\bour (?:store|shop|website|range)\b|\bwelcome to\b/iu;
const MAX_QUOTE_LENGTH = 200;

/** Words of a customer. The page’s own words are not a customer’s. */
export const voiceOf = (context: Context): string => {
  const testimonial = customerVoices(context).find(({ words }) => !OF_SITE.test(words));
  return testimonial === undefined
    ? NOT_KNOWN
    : `A customer says: ${quoted(excerpt(testimonial.words, MAX_QUOTE_LENGTH))}`;
};
