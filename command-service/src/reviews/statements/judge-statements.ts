import { createHash } from 'node:crypto';
import { statementsOf } from '@twofold/contracts/analysis/statements';
import type { Report } from '@twofold/contracts/analysis/report';
import type { JudgeStatementsBody } from '@twofold/contracts/reviews/api';
import type { Position } from '@twofold/event-store/port';
import { streamOf } from '../../category.ts';
import { partOf, type CommandContext, type HandleCommand } from '../../command-handler.ts';
import { refuse } from '../../decider.ts';
import type { FoldStream } from '../../fold-stream.ts';
import { reviewCategory } from '../category.ts';
import type { Judged } from './judge-decisions.ts';

/** A version of the report on an app; `undefined` if there is none. Implemented by the analysis slice. */
export type ReportOf = (productId: number, version: number) => Promise<Report | undefined>;

export type StatementsToJudge = JudgeStatementsBody & {
  readonly reviewId: number;
  readonly userId: number;
  readonly judgedAt: string;
  readonly context: CommandContext;
};

export type JudgeStatementsOfReport = (
  asked: StatementsToJudge,
) => Promise<{ readonly judged: Judged; readonly position: Position | undefined }>;

/**
 * Records a reviewer's judgments of statements in the report. The report is read first: a judgment of a missing
 * statement leaves no trace.
 * @throws Refusal `review-not-found`, `not-your-review`, `review-not-complete`, `statement-not-found`,
 * `other-version-judged`, `statement-judged`, `enough-statements-judged`
 */
export const createJudgeStatements = (deps: {
  readonly handle: HandleCommand;
  readonly fold: FoldStream;
  readonly reportOf: ReportOf;
}): JudgeStatementsOfReport => {
  const { handle, fold, reportOf } = deps;

  return async ({ reviewId, userId, version, answers, judgedAt, context }) => {
    const { state: review } = await fold(reviewCategory, streamOf(reviewCategory, reviewId));
    if (review.status === 'absent' || review.status === 'abandoned') return refuse('review-not-found');
    if (review.userId !== userId) return refuse('not-your-review');
    const report = await reportOf(review.productId, version);
    const words = new Map(report && statementsOf(report).map(({ path, text }) => [path, text]));
    const hashed = answers.map(({ path, answer, comment }) => {
      const text = words.get(path);
      if (text === undefined) return refuse('statement-not-found');
      return { path, hash: hashOf(text), answer, ...(comment && { comment }) };
    });
    const data = { reviewId, userId, version, answers: hashed, judgedAt };
    const part = partOf(context, `JudgeStatements/${reviewId}`);
    const { state, position } = await handle(reviewCategory, reviewId, { type: 'JudgeStatements', data }, part);
    if (state.status !== 'complete' || state.judged === undefined) return refuse('review-not-found');
    return { judged: state.judged, position };
  };
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
