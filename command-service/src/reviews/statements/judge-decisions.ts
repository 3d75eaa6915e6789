import { isErased } from '@twofold/contracts/personal';
import type { ReviewEvent } from '@twofold/contracts/reviews/events';
import { MAX_STATEMENTS } from '@twofold/contracts/reviews/content';
import type { StatementAnswer } from '@twofold/contracts/reviews/statement-answer';
import { refuse } from '../../decider.ts';
import type { Review } from '../decider.ts';

type Data = Extract<ReviewEvent, { type: 'StatementJudged' }>['data'];

/** `comment` is absent if there is none, or its author was erased. */
type JudgedStatement = { readonly path: string; readonly answer: StatementAnswer; readonly comment?: string };

/** A reviewer's judgments of statements in one version of the report. */
export type Judged = { readonly version: number; readonly answers: readonly JudgedStatement[] };

export type JudgeStatements = {
  readonly type: 'JudgeStatements';
  readonly data: {
    readonly reviewId: number;
    readonly userId: number;
    readonly version: number;
    readonly answers: readonly (JudgedStatement & Pick<Data, 'hash'>)[];
    readonly judgedAt: string;
  };
};

export const withJudged = (judged: Judged | undefined, { version, path, answer, comment }: Data): Judged => {
  const text = comment === undefined || isErased(comment) ? {} : { comment };
  return { version, answers: [...(judged?.answers ?? []), { path, answer, ...text }] };
};

/**
 * Only the author of a complete review can judge, and only statements of one version, each once: the same answer again
 * changes nothing, another one is refused (D-128).
 */
export const judgeStatements = ({ data }: JudgeStatements, review: Review): readonly ReviewEvent[] => {
  if (review.status === 'absent' || review.status === 'abandoned') return refuse('review-not-found');
  if (review.userId !== data.userId) return refuse('not-your-review');
  if (review.status !== 'complete') return refuse('review-not-complete');
  if (review.judged !== undefined && review.judged.version !== data.version) return refuse('other-version-judged');
  const before = new Map(review.judged?.answers.map(({ path, answer }) => [path, answer]));
  const fresh = data.answers.filter(({ path }) => !before.has(path));
  if (data.answers.some(({ path, answer }) => (before.get(path) ?? answer) !== answer))
    return refuse('statement-judged');
  if (before.size + fresh.length > MAX_STATEMENTS) return refuse('enough-statements-judged');
  const { reviewId, productId, userId } = review;
  const { version, judgedAt } = data;
  const of = { reviewId, productId, userId, version };
  return fresh.map(({ path, hash, answer, comment }) => ({
    type: 'StatementJudged',
    data: { ...of, path, hash, answer, ...(comment !== undefined && { comment }), judgedAt },
  }));
};
