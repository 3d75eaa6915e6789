import { pageQualityFindings } from '../findings/page-quality.ts';
import { deadLinks, hasDeadStep } from '../findings/dead-links.ts';
import { upkeepFindings } from '../findings/upkeep.ts';
import { firstWords } from '../findings/first-words.ts';
import { excerpt, quoted, setOf } from '../read/wording.ts';
import { selfDescription } from '../report/self-description.ts';
import { purposeOf } from '../report/purpose.ts';
import { targetAudienceOf } from '../report/summary.ts';
import { mainCall } from '../findings/main-call.ts';
import { askedByForm } from '../findings/main-form.ts';
import { buyCall } from './buy-call.ts';
import { isNameOnly, isPlain, statedKindIn } from './stated-kind.ts';
import { type Criterion, countOf, type Judged, strengthsOf } from './criterion.ts';

/** Kinds of strengths that set a site apart. */
const DIFFERENCES =
  'rival superlative specialist exclusive club maker result specific written-by campus without years founded open-source certified free-shipping guarantee returns volume range cause free-first speed leave always origin share privacy'.split(
    ' ',
  );

/** Words and counts of others; a qualification is the site’s own claim. */
const PROOF = ['rating', 'testimonial', 'award', 'press', 'trusted-by'];
/** Counts by the site itself. */
const OWN_COUNT = ['users'];
const OWN_COUNT_VALUE = 0.5;
/** Trials before a decision. */
const OFFERED = ['demo', 'trial'];
const NEXT_STEPS = [...OFFERED, 'hours'];

const count = (judged: Judged, names: readonly string[]): number => strengthsOf(judged, names).length;
const DEFECTS: ReadonlySet<string> = setOf(
  'filler placeholder dummy unfinished counters trouble same-heading empty-list unanswered sold-out dead-step',
);
/** Something that loads late may load elsewhere, and an old year in the footer is cosmetic. */
const NO_DEFECT: ReadonlySet<string> = setOf('loading dated');
/** Searched again, because the report does not show all defects. */
const neglected = ({ context }: Judged) =>
  [
    ...[...pageQualityFindings(context), ...deadLinks(context)].filter(({ kind }) => DEFECTS.has(kind)),
    ...upkeepFindings(context).filter(({ kind }) => !NO_DEFECT.has(kind)),
  ].toSorted((a, b) => b.weight - a.weight);
/** The value of a self-description that names no known kind of site. */
const SAID = 0.7;
/** Whether a weakness says that only the description states it. */
const isOnlyDescribed = ({ context }: Judged): boolean => firstWords(context)?.kind === 'unsaid';

/** Out of 10. 2: one cannot tell what it is; 5: a clear offer with little proof; 8: a clear offer, a named audience, a difference, proof and a next step. */
export const successCriteria: readonly Criterion[] = [
  {
    name: 'says what it is',
    weight: 2,
    met: 'it states clearly what it is',
    partly: 'it partly states what it is',
    because: (judged) => {
      const { context } = judged;
      const said = statedKindIn(context) ?? selfDescription(context);
      const isHidden = said?.place === 'description' && isOnlyDescribed(judged);
      return said && `${quoted(excerpt(said.text, 60))}${isHidden ? ', in its description for search engines' : ''}`;
    },
    // A page that describes itself is not at fault if the rules do not recognize its kind or language.
    judge: ({ context }) => {
      const own = selfDescription(context);
      if (own === undefined && statedKindIn(context) !== undefined) return 0.5;
      // If the rules recognized no sentence, there may still be one.
      if (own === undefined) return undefined;
      if (isNameOnly(context, own)) return undefined;
      if (context.isSure && statedKindIn(context) !== undefined) return 1;
      if (isPlain(context, own)) return SAID;
      // If the kind is unsure, the rules cannot judge how much the sentence leaves open.
      return context.isSure ? 0.5 : undefined;
    },
    shows: ({ context }) => [purposeOf(context)],
  },
  {
    name: 'says for whom',
    weight: 1.5,
    met: 'it names its audience',
    judge: ({ context }) => {
      const [first] = context.audiences;
      // A group implied by a menu or the kind is a guess of the rules, and a group that they do not recognize may be named.
      if (first === undefined || first.isImplied === true) return undefined;
      return first.passage.isLead ? 1 : 0.7;
    },
    shows: ({ context }) => [targetAudienceOf(context)],
  },
  {
    name: 'shows a difference',
    weight: 1.75,
    met: 'it shows what sets it apart',
    judge: (judged) => {
      const found = count(judged, DIFFERENCES);
      return found > 0 ? Math.min(1, 0.25 + found * 0.375) : undefined;
    },
    shows: (judged) => strengthsOf(judged, DIFFERENCES),
  },
  {
    name: 'others vouch for it',
    weight: 1.75,
    met: 'others vouch for it',
    partly: 'little vouches for it',
    judge: (judged) => {
      const found = countOf(judged, PROOF);
      if (found > 0) return Math.min(1, 0.25 + found * 0.375);
      return countOf(judged, OWN_COUNT) > 0 ? OWN_COUNT_VALUE : undefined;
    },
    shows: (judged) => strengthsOf(judged, [...PROOF, ...OWN_COUNT]),
  },
  {
    name: 'leads to a next step',
    weight: 1,
    met: 'the next step is clear',
    unmet: 'the next step is unclear',
    denied: ['dead-step'],
    because: ({ context }) => {
      const call = mainCall(context) ?? buyCall(context) ?? askedByForm(context);
      return call && quoted(call.trim());
    },
    judge: (judged) => {
      if (hasDeadStep(judged.context)) return 0.1;
      const { context } = judged;
      const isCalled = (mainCall(context) ?? buyCall(context) ?? askedByForm(context)) !== undefined;
      // The rules cannot tell which of several steps is the main one, or whether unknown words name one.
      return isCalled || count(judged, OFFERED) > 0 ? 1 : undefined;
    },
    shows: (judged) => strengthsOf(judged, NEXT_STEPS),
  },
  {
    name: 'is well kept',
    weight: 0.75,
    met: 'it is looked after',
    unmet: 'the page has visible defects',
    denied: [...DEFECTS, 'expired', 'misspelled', 'stale'],
    // The absence of defects is no merit, and no date on a page says when it was last checked.
    judge: (judged) => (neglected(judged).length === 0 ? undefined : 0.1),
    shows: neglected,
  },
];
