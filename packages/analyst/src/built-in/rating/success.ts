import { craftFindings } from '../findings/craft.ts';
import { needsAudience } from '../findings/for-whom.ts';
import { canClaimAbsence, isVouched } from '../findings/needs.ts';
import { contactOf, GENERIC_CALL } from '../findings/next-step.ts';
import { quoted } from '../read/wording.ts';
import { selfDescription } from '../report/self-description.ts';
import { purposeOf, targetAudienceOf } from '../report/summary.ts';
import { mainCall } from '../findings/main-call.ts';
import { type Criterion, countOf, type Judged, strengthsOf } from './criterion.ts';
import { named } from './named.ts';
import { proofOf } from './proof-of.ts';

const DIFFERENCES = [
  'rival',
  'superlative',
  'without',
  'founded',
  'open-source',
  'platforms',
  'certified',
  'free-shipping',
  'guarantee',
  'counts',
  'cause',
  'free-first',
  'speed',
  'leave',
  'always',
  'origin',
  'share',
  'privacy',
];
const PROOF = ['rating', 'users', 'testimonial', 'award', 'press', 'trusted-by', 'certified'];
const NEXT_STEPS = ['call', 'channels', 'demo', 'hours', 'trial'];

const count = (judged: Judged, names: readonly string[]): number => strengthsOf(judged, names).length;

const missing = ({ weaknesses }: Judged) =>
  weaknesses.filter(({ kind }) => kind.startsWith('no-') && kind !== 'no-description');
/** Searched again, since beside other weaknesses an old footer is not shown. */
const neglected = ({ context }: Judged) =>
  craftFindings(context).filter(({ kind }) => ['filler', 'placeholder', 'counters', 'dated'].includes(kind));

/** Out of 10. 2: one cannot tell what it is; 5: clear offer, little that vouches for it; 8: clear offer, named audience, a difference, proof and a next step. */
export const successCriteria: readonly Criterion[] = [
  {
    name: 'says what it is',
    weight: 2,
    met: 'it says plainly what it is',
    unmet: 'it does not say plainly what it is',
    judge: ({ context }) => {
      const own = selfDescription(context);
      if (own === undefined) return 0;
      return (context.isSure ? 0.6 : 0.2) + (own.text.length >= 40 && own.place !== 'text' ? 0.4 : 0.1);
    },
    shows: ({ context }) => [purposeOf(context)],
  },
  {
    name: 'says for whom',
    weight: 1.5,
    met: 'it names its audience',
    unmet: 'it does not name its audience',
    because: ({ context }) => named(context),
    judge: ({ context }) => {
      if (!needsAudience(context)) return undefined;
      return context.audiences.length === 0 ? 0.1 : context.audiences[0]?.passage.isLead ? 1 : 0.7;
    },
    shows: ({ context }) => [targetAudienceOf(context)],
  },
  {
    name: 'shows a difference',
    weight: 1.75,
    met: 'it shows what sets it apart',
    unmet: 'the pages claim no difference from alternatives',
    partly: 'little sets it apart from alternatives',
    judge: (judged) => Math.min(1, count(judged, DIFFERENCES) / 2),
    shows: (judged) => strengthsOf(judged, DIFFERENCES),
  },
  {
    name: 'others vouch for it',
    weight: 1.75,
    met: 'others vouch for it',
    unmet: 'no rating, customer or award vouches for it',
    because: proofOf,
    judge: (judged) => {
      const found = countOf(judged, PROOF);
      // What vouches may be there in a form that could not be quoted: then it is not missing.
      return found === 0 && isVouched(judged.context) ? undefined : Math.min(1, found / 2);
    },
    shows: (judged) => strengthsOf(judged, PROOF),
  },
  {
    name: 'has what its visitors look for',
    weight: 1.25,
    met: 'visitors find most of what they look for',
    unmet: 'things that visitors look for are missing',
    judge: (judged) => {
      const { context } = judged;
      return context.isSure && canClaimAbsence(context)
        ? 1 - missing(judged).length / Math.max(3, context.judgment.kind.needs.length)
        : undefined;
    },
    shows: missing,
  },
  {
    name: 'leads to a next step',
    weight: 1,
    met: 'the next step is clear',
    unmet: 'the next step is unclear',
    because: ({ context }) => {
      const call = mainCall(context);
      return call === undefined ? undefined : quoted(call);
    },
    judge: (judged) => {
      if (count(judged, NEXT_STEPS) > 0) return 1;
      const call = mainCall(judged.context);
      if (call !== undefined && !GENERIC_CALL.test(call)) return 0.7;
      return judged.context.site.snapshot.callsToAction.length > 0 || contactOf(judged.context).isReachable ? 0.5 : 0.1;
    },
    shows: (judged) => strengthsOf(judged, NEXT_STEPS),
  },
  {
    name: 'is well kept',
    weight: 0.75,
    met: 'the page is well kept',
    unmet: 'the page shows signs of neglect',
    judge: (judged) =>
      (neglected(judged).length > 0 ? 0 : 0.6) +
      (contactOf(judged.context).isReachable ? 0.2 : 0) +
      (judged.context.site.snapshot.isMobileReady ? 0.2 : 0),
    shows: neglected,
  },
];
