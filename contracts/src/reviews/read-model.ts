import type { StatementAnswer } from './statement-answer.ts';

/**
 * One row of the view `read_models.reviews`, written by the projection `reviews`. `content` is null once the author was
 * erased; `earns` says whether completing the review earns a credit. Times are ISO texts.
 */
export type ReviewRow = {
  readonly id: number;
  readonly product_id: number;
  readonly user_id: number;
  readonly content: string | null;
  readonly rating: number;
  readonly status: 'pending' | 'complete';
  readonly created_at: string;
  readonly completed_at: string | null;
  readonly earns: boolean;
};

/** `comment` is absent if none was written, or once its author was erased. */
export type JudgedStatement = { readonly path: string; readonly answer: StatementAnswer; readonly comment?: string };

/**
 * One row of the view `read_models.judged_statements`, written by the projection of that name: a reviewer's judgments
 * of statements of this version of the report. `answers` is a JSON array of `JudgedStatement`.
 */
export type JudgedStatementsRow = {
  readonly review_id: number;
  readonly product_id: number;
  readonly user_id: number;
  readonly version: number;
  readonly answers: string;
};
