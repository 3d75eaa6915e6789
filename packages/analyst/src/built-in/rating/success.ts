import { craftFindings } from '../findings/craft.ts';
import { deadLinks, hasDeadStep } from '../findings/dead-links.ts';
import { isBarred } from '../findings/fitting.ts';
import { sells, showsPaying } from '../findings/sells.ts';
import { upkeepFindings } from '../findings/upkeep.ts';
import type { Context } from '../findings/context.ts';
import { firstWords } from '../findings/first-words.ts';
import { isUnsaid, needsAudience } from '../findings/for-whom.ts';
import { canClaimAbsence } from '../findings/absence.ts';
import { isVouched, needsMet } from '../findings/needs.ts';
import { hintsDifference } from '../findings/hinted-difference.ts';
import { furtherSteps } from '../findings/further-steps.ts';
import { excerpt, quoted, setOf } from '../read/wording.ts';
import { selfDescription } from '../report/self-description.ts';
import { purposeOf } from '../report/purpose.ts';
import { targetAudienceOf } from '../report/summary.ts';
import { uspsOf } from '../report/usps.ts';
import { mainCall } from '../findings/main-call.ts';
import { askedByForm } from '../findings/main-form.ts';
import { isNotLaunched } from '../findings/not-launched.ts';
import { buyCall } from './buy-call.ts';
import { isPlain, kindSaidIn } from './kind-said.ts';
import { type Criterion, countOf, type Judged, strengthsOf } from './criterion.ts';

/** What sets a site apart, by the kinds of strengths. */
const DIFFERENCES =
  'rival superlative specialist exclusive club maker result specific written-by campus without years founded open-source certified free-shipping guarantee returns volume range cause free-first speed leave always origin share privacy'.split(
    ' ',
  );

/** What others say or count; a qualification is the site’s own word. */
const PROOF = ['rating', 'testimonial', 'award', 'press', 'trusted-by'];
/** What the site counts itself. */
const OWN_COUNT = ['users'];
const OWN_COUNT_VALUE = 0.5;
/** What can be tried before anything is decided. */
const OFFERED = ['demo', 'trial'];
const NEXT_STEPS = [...OFFERED, 'hours'];

const count = (judged: Judged, names: readonly string[]): number => strengthsOf(judged, names).length;
const missing = ({ weaknesses }: Judged) =>
  weaknesses.filter(({ kind }) => kind.startsWith('no-') && kind !== 'no-description');
const DEFECTS: ReadonlySet<string> = setOf(
  'filler placeholder dummy unfinished counters trouble same-heading empty-list unanswered sold-out dead-step',
);
/** Searched again, since not all defects are shown. */
const neglected = ({ context }: Judged) =>
  [
    ...[...craftFindings(context), ...deadLinks(context)].filter(({ kind }) => DEFECTS.has(kind)),
    ...upkeepFindings(context).filter(({ kind }) => kind !== 'loading'),
  ].toSorted((a, b) => b.weight - a.weight);
/** An old year in the footer alone is cosmetic. */
const isOnlyAge = (judged: Judged): boolean => neglected(judged).every(({ kind }) => kind === 'dated');

const FEWEST_SOUGHT = 2;
/** Whether visitors of such a site look for the words of others, and certainly find none. */
export const lacksProof = (context: Context): boolean =>
  context.isSure &&
  !isNotLaunched(context) &&
  (sells(context) || showsPaying(context)) &&
  canClaimAbsence(context) &&
  !isVouched(context) &&
  !isBarred(context.site, context.judgment.kind.id, 'testimonials') &&
  context.judgment.kind.needs.some(({ topic }) => topic === 'testimonials');

/** A sentence about itself that names no kind of site that the rules know. */
const SAID = 0.7;
/** What a report lists among its USPs is not denied by its rating. */
const hasUsp = ({ context, strengths }: Judged): boolean =>
  uspsOf(context, strengths).some(({ kind }) => kind !== 'none-found');

/** No button and no form: what else may lead on, the rules can fail to see. */
const isDeadEnd = (context: Context): boolean => {
  const { callsToAction, forms } = context.site.snapshot;
  return canClaimAbsence(context) && callsToAction.length === 0 && forms.length === 0;
};

/** What a weakness says to stand in the description alone. */
const isOnlyDescribed = ({ context }: Judged): boolean => firstWords(context)?.kind === 'unsaid';

/** Out of 10. 2: one cannot tell what it is; 5: clear offer, little that vouches for it; 8: clear offer, named audience, a difference, proof and a next step. */
export const successCriteria: readonly Criterion[] = [
  {
    name: 'says what it is',
    weight: 2,
    met: 'it says plainly what it is',
    unmet: 'our rules recognized no plain sentence on what it is',
    partly: 'it says in part what it is',
    denied: ['unsaid', 'greeting', 'only-links', 'main-heading'],
    because: (judged) => {
      const { context } = judged;
      const said = kindSaidIn(context) ?? selfDescription(context);
      const isHidden = said?.place === 'description' && isOnlyDescribed(judged);
      return said && `${quoted(excerpt(said.text, 60))}${isHidden ? ', in its description for search engines' : ''}`;
    },
    // That the rules could not tell the kind, or its name in another language, is no fault of a page that describes itself.
    judge: ({ context }) => {
      const own = selfDescription(context);
      if (own === undefined && kindSaidIn(context) !== undefined) return 0.5;
      // That the rules recognized no sentence denies none.
      if (own === undefined) return undefined;
      if (context.isSure && kindSaidIn(context) !== undefined) return 1;
      if (isPlain(context, own)) return SAID;
      // Where the kind is not sure, the rules cannot tell how much the sentence leaves open.
      return context.isSure ? 0.5 : undefined;
    },
    shows: ({ context }) => [purposeOf(context)],
  },
  {
    name: 'says for whom',
    weight: 1.5,
    met: 'it names its audience',
    unmet: 'our rules recognized no named audience',
    denied: [],
    judge: ({ context }) => {
      if (!needsAudience(context) || isUnsaid(context)) return undefined;
      const [first] = context.audiences;
      // What a menu or the kind implies is a guess of the rules, no merit of the page and no fault.
      if (first?.isImplied === true) return undefined;
      if (first !== undefined) return first.passage.isLead ? 1 : 0.7;
      return canClaimAbsence(context) ? 0.1 : undefined;
    },
    shows: ({ context }) => [targetAudienceOf(context)],
  },
  {
    name: 'shows a difference',
    weight: 1.75,
    met: 'it shows what sets it apart',
    unmet: 'our rules recognized nothing that sets it apart',
    partly: 'little sets it apart from alternatives',
    denied: [],
    judge: (judged) => {
      const { context } = judged;
      const found = count(judged, DIFFERENCES);
      if (found > 0) return Math.min(1, 0.25 + found * 0.375);
      return sells(context) && canClaimAbsence(context) && !hintsDifference(context) && !hasUsp(judged) ? 0 : undefined;
    },
    shows: (judged) => strengthsOf(judged, DIFFERENCES),
  },
  {
    name: 'others vouch for it',
    weight: 1.75,
    met: 'others vouch for it',
    unmet: 'no rating, customer or award vouches for it',
    partly: 'little vouches for it',
    denied: ['no-testimonials'],
    judge: (judged) => {
      const found = countOf(judged, PROOF);
      if (found > 0) return Math.min(1, 0.25 + found * 0.375);
      if (countOf(judged, OWN_COUNT) > 0) return OWN_COUNT_VALUE;
      return lacksProof(judged.context) ? 0 : undefined;
    },
    shows: (judged) => strengthsOf(judged, [...PROOF, ...OWN_COUNT]),
  },
  {
    name: 'has what its visitors look for',
    weight: 1.25,
    met: 'it has what visitors of such a site look for',
    unmet: 'things that visitors of such a site look for are missing',
    partly: 'it has part of what visitors of such a site look for',
    judge: ({ context }) => {
      const { found, open } = needsMet(context);
      const sought = found.length + open.length;
      const isSought = context.isSure && sought >= FEWEST_SOUGHT;
      return isSought && (open.length === 0 || canClaimAbsence(context)) ? found.length / sought : undefined;
    },
    shows: missing,
  },
  {
    name: 'leads to a next step',
    weight: 1,
    met: 'the next step is clear',
    unmet: 'the next step is unclear',
    partly: 'a next step is offered',
    denied: ['no-contact', 'equal-calls', 'dead-step'],
    because: ({ context }) => {
      const call = mainCall(context) ?? buyCall(context) ?? askedByForm(context);
      return call && quoted(call.trim());
    },
    judge: (judged) => {
      if (hasDeadStep(judged.context)) return 0.1;
      const { context } = judged;
      const isCalled = (mainCall(context) ?? buyCall(context) ?? askedByForm(context)) !== undefined;
      if (count(judged, OFFERED) > 0 || (isCalled && count(judged, NEXT_STEPS) > 0)) return 1;
      if (isCalled) return 0.7;
      // Hours say when to come, not what to do.
      if (furtherSteps(judged.context).length > 0 || count(judged, NEXT_STEPS) > 0) return 0.5;
      // The number counts nothing against a page that no weakness of the report names.
      const isNamed = judged.weaknesses.some(({ kind }) => kind === 'no-contact' || kind === 'equal-calls');
      return isNamed && isDeadEnd(judged.context) ? 0.1 : undefined;
    },
    shows: (judged) => strengthsOf(judged, NEXT_STEPS),
  },
  {
    name: 'is well kept',
    weight: 0.75,
    met: 'it is looked after',
    unmet: 'defects can be seen on the page',
    partly: 'the year in the footer is old',
    denied: [...DEFECTS, 'expired', 'misspelled', 'stale'],
    judge: (judged) => {
      // That no defect was found is no merit, and no date of a page says when that was.
      if (neglected(judged).length === 0) return undefined;
      return isOnlyAge(judged) ? 0.5 : 0.1;
    },
    shows: neglected,
  },
];
