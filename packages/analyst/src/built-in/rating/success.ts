import { canClaimAbsence } from '../findings/needs.ts';
import { contactOf } from '../findings/next-step.ts';
import { selfDescription } from '../report/summary.ts';
import type { Criterion, Judged } from './criterion.ts';

const count = ({ strengths }: Judged, names: readonly string[]): number =>
  strengths.filter(({ kind }) => names.includes(kind)).length;

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
  },
  {
    name: 'says for whom',
    weight: 1.5,
    met: 'it names its audience',
    unmet: 'it does not name its audience',
    judge: ({ context }) => (context.audiences.length === 0 ? 0.1 : context.audiences[0]?.passage.isLead ? 1 : 0.7),
  },
  {
    name: 'shows a difference',
    weight: 1.75,
    met: 'it shows what sets it apart',
    unmet: 'nothing sets it apart from alternatives',
    partly: 'little sets it apart from alternatives',
    judge: (judged) =>
      Math.min(
        1,
        count(judged, [
          'rival',
          'superlative',
          'without',
          'founded',
          'open-source',
          'platforms',
          'certified',
          'free-shipping',
          'guarantee',
        ]) / 2,
      ),
  },
  {
    name: 'others vouch for it',
    weight: 1.75,
    met: 'others vouch for it',
    unmet: 'nobody vouches for it',
    partly: 'little vouches for it',
    judge: (judged) =>
      Math.min(
        1,
        count(judged, ['rating', 'counts', 'testimonial', 'award', 'press', 'trusted-by', 'certified', 'founded']) /
          2.5,
      ),
  },
  {
    name: 'has what its visitors look for',
    weight: 1.25,
    met: 'visitors find what they look for',
    unmet: 'things that visitors look for are missing',
    judge: ({ context, weaknesses }) =>
      context.isSure && canClaimAbsence(context)
        ? 1 -
          weaknesses.filter(({ kind }) => kind.startsWith('no-') && kind !== 'no-description').length /
            Math.max(3, context.judgment.kind.needs.length)
        : undefined,
  },
  {
    name: 'leads to a next step',
    weight: 1,
    met: 'the next step is clear',
    unmet: 'the next step is unclear',
    judge: (judged) =>
      count(judged, ['call', 'channels', 'demo', 'hours', 'trial']) > 0
        ? 1
        : judged.context.site.snapshot.callsToAction.length > 0
          ? 0.5
          : 0.1,
  },
  {
    name: 'is well kept',
    weight: 0.75,
    met: 'the page is well kept',
    unmet: 'the page shows signs of neglect',
    judge: ({ context, weaknesses }) =>
      (weaknesses.some(({ kind }) => ['filler', 'placeholder', 'counters', 'dated'].includes(kind)) ? 0 : 0.6) +
      (contactOf(context).isReachable ? 0.2 : 0) +
      (context.site.snapshot.isMobileReady ? 0.2 : 0),
  },
];
