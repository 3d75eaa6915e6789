import type { ReviewSource } from '@twofold/contracts/reviews/source';
import { proseOf } from '../../data/words.ts';
import { happens, step, track, type Step, type Track } from './step.ts';
import { engageReviewer, release, type App, type Person, type Town } from './town.ts';

/** How many reviewers in a hundred judge a statement of the report. */
const JUDGES_PERCENT = 40;

/** A user reviews an app that they found on Discover. */
export function* discover(town: Town): Generator<Step, void> {
  const app = town.apps.length === 0 ? undefined : town.random.one(town.apps);
  const reviewer = app && engageReviewer(town, app);
  if (app === undefined || reviewer === undefined) return;
  yield* review(town, { reviewer, app, source: 'discover', assignment: assignmentOf(app, reviewer) });
  release(town, reviewer);
}

/** The stream that decides which review a user writes about an app. */
export const assignmentOf = ({ productId }: App, { userId }: Person): Track =>
  track('assignment', `${productId}_${userId}`);

type Review = {
  readonly reviewer: Person;
  readonly app: App;
  readonly source: ReviewSource;
  readonly assignment: Track;
};

/** A user writes and completes a review and earns a credit. Answers the id of the review. */
export function* review(town: Town, { reviewer, app, source, assignment }: Review): Generator<Step, number> {
  const { random, nextId } = town;
  const { userId, actor, ledger } = reviewer;
  const reviewId = nextId('review');
  const of = { reviewId, productId: app.productId, userId };
  const on = track('review', reviewId);
  const content = proseOf(random, random.between(60, 500));
  const rating = random.between(1, 5);
  reviewer.lastReviewed = app.productId;
  yield step('assignment', 'ReviewAssigned')(assignment, actor, (at) => ({ ...of, assignedAt: at }));
  yield step('review', 'ReviewSubmitted')(on, actor, (at) => ({
    ...of,
    content,
    rating,
    earns: true,
    source,
    submittedAt: at,
  }));
  yield step('review', 'ReviewCompleted')(on, actor, (at) => ({ ...of, earns: true, source, completedAt: at }));
  if (happens(random, JUDGES_PERCENT))
    yield step('review', 'StatementJudged')(on, actor, (at) => ({
      ...of,
      version: 1,
      path: 'purpose',
      hash: '0123456789abcdef',
      answer: 'agree',
      judgedAt: at,
    }));
  yield step('credits', 'CreditEarned')(ledger, actor, (at) => ({
    userId,
    amount: 1,
    reviewId,
    productId: app.productId,
    source,
    earnedAt: at,
  }));
  reviewer.credits += 1;
  return reviewId;
}
