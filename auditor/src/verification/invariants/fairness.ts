import { faults, HOLDS, invariant } from '../invariant.ts';

const DAY_MS = 86_400_000;

type Claim = { readonly requestId: string; readonly claimedAt: string };

/** Notes the open claims of each reviewer. */
export const claimsWithinLimit = invariant<readonly Claim[]>({
  name: 'claims-within-limit',
  claim: 'a reviewer never holds more open claims than the limit that applied to the last one',
  keys: ({ type, data }) => (type === 'ClaimBegun' || type === 'ClaimEnded' ? [`${data.userId}`] : undefined),
  take: (event, reviewers) => {
    if (event.type !== 'ClaimBegun' && event.type !== 'ClaimEnded') return HOLDS;
    const { userId, requestId, claimedAt } = event.data;
    const before = reviewers.get(`${userId}`) ?? [];
    if (event.type === 'ClaimEnded') {
      const after = before.filter((claim) => claim.requestId !== requestId || claim.claimedAt !== claimedAt);
      reviewers.set(`${userId}`, after.length > 0 ? after : undefined);
      return faults([after.length === before.length, `ends a claim of request ${requestId} that is not open`]);
    }
    const open = [...before, { requestId, claimedAt }];
    reviewers.set(`${userId}`, open);
    const { mayHold } = event.data;
    const count = new Set(open.map((claim) => claim.requestId)).size;
    return faults([mayHold !== undefined && count > mayHold, `has ${count} open claims, and ${mayHold} are allowed`]);
  },
});

type Admitted = {
  readonly reviewId: number;
  readonly at: string;
  readonly perDay: number | null;
  readonly isSubmitted: boolean;
};

const isWithinDay = (one: string, other: string): boolean =>
  Date.parse(one) > Date.parse(other) - DAY_MS && Date.parse(one) <= Date.parse(other);

/** Notes each reviewer's admitted reviews from Discover, for the last day. */
export const discoverReviewsWithinLimit = invariant<readonly Admitted[]>({
  name: 'discover-reviews-within-limit',
  claim: 'a reviewer never exceeds the limit of reviews from Discover in 24 hours',
  keys: ({ type, data }) => (type === 'ReviewAdmitted' || type === 'ReviewSubmitted' ? [`${data.userId}`] : undefined),
  take: (event, reviewers) => {
    if (event.type !== 'ReviewAdmitted' && event.type !== 'ReviewSubmitted') return HOLDS;
    const { userId, reviewId, source } = event.data;
    if (source !== 'discover') return HOLDS;
    const before = reviewers.get(`${userId}`) ?? [];
    if (event.type === 'ReviewAdmitted') {
      const { admittedAt: at, perDay = null } = event.data;
      const recent = before.filter((review) => isWithinDay(review.at, at));
      reviewers.set(`${userId}`, [...recent, { reviewId, at, perDay, isSubmitted: false }]);
      return HOLDS;
    }
    const after = before.map((review) => (review.reviewId === reviewId ? { ...review, isSubmitted: true } : review));
    reviewers.set(`${userId}`, after);
    const submitted = after.filter(({ isSubmitted }) => isSubmitted);
    const counts = submitted.map(({ at, perDay }) => ({
      perDay,
      count: submitted.filter((review) => isWithinDay(review.at, at)).length,
    }));
    const over = counts.find(({ perDay, count }) => perDay !== null && count > perDay);
    return faults([
      over !== undefined,
      `is number ${over?.count} of user ${userId} from Discover in 24 hours, and ${over?.perDay} are allowed`,
    ]);
  },
});
