import { REQUEST } from './a-healthy-story.ts';
import { AT, record, type StoryEvent } from './a-story.ts';
import { before, plus, twice } from './edited-story.ts';
import { plantedReminders } from './planted-reminders.ts';

const begun = (start: string) =>
  record('claims', 18, {
    type: 'ClaimBegun',
    data: { userId: 18, requestId: `${start}${REQUEST.slice(8)}`, productId: 7, claimedAt: AT, mayHold: 1 },
  });
const fromDiscover = (reviewId: number, at: string): readonly StoryEvent[] => {
  const about = { reviewId, productId: reviewId, userId: 18, source: 'discover' } as const;
  const said = { content: 'Fine.', rating: 4, earns: true, submittedAt: at };
  return [
    record('reviewer', 18, { type: 'ReviewAdmitted', data: { ...about, sketch: 'w', perDay: 1, admittedAt: at } }),
    record('review', reviewId, { type: 'ReviewSubmitted', data: { ...about, ...said } }),
  ];
};

/** Stories in which one account does more than was allowed, each with the beginning of the expected finding. */
export const plantedLimits: readonly (readonly [says: string, story: readonly StoryEvent[]])[] = [
  [
    'claims-within-limit: claims-18 has 2 open claims, and 1 are allowed',
    before('ClaimEnded', ...[1, 2].map((nth) => begun(`${nth}`.repeat(8)))),
  ],
  [`claims-within-limit: claims-18 ends a claim of request ${REQUEST} that is not open`, twice('ClaimEnded')],
  [
    'discover-reviews-within-limit: review-52 is number 2 of user 18 from Discover in 24 hours, and 1 are allowed',
    plus(...fromDiscover(51, AT), ...fromDiscover(52, AT)),
  ],
  ...plantedReminders,
];
