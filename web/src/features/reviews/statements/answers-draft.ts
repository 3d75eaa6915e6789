import type { JudgeStatementsBody } from '@twofold/contracts/reviews/api';
import { forgetDraft, keepDraft, readDraft } from '../../../lib/drafts.ts';

type StatementAnswer = JudgeStatementsBody['answers'][number]['answer'];

/** A judgment of a statement, and its reason. */
export type ChosenAnswer = { readonly answer: StatementAnswer; readonly comment: string };

/** Judgments of statements of one version of a report, by path. */
export type ChosenAnswers = {
  readonly version: number;
  readonly byPath: Readonly<Record<string, ChosenAnswer>>;
};

const ANSWERS: ReadonlySet<unknown> = new Set<StatementAnswer>(['agree', 'disagree', 'cannot-tell']);

const isAnswer = (value: unknown): value is ChosenAnswer => {
  const { answer, comment } = (value ?? {}) as Partial<ChosenAnswer>;
  return ANSWERS.has(answer) && typeof comment === 'string';
};

/**
 * The unsent judgments: they are sent once the review is complete, possibly on another screen and another day. Stored
 * like the text of the review.
 */
export const answersDraft = (productId: number, userId: number) => {
  const name = `statements-${productId}-by-${userId}`;
  return {
    /** Those of this version; judgments of another version are dropped. */
    read: (version: number): ChosenAnswers['byPath'] => {
      const { version: kept, byPath } = (readDraft(name) ?? {}) as Partial<ChosenAnswers>;
      if (kept !== version) return {};
      return Object.fromEntries(Object.entries(byPath ?? {}).filter(([, value]) => isAnswer(value)));
    },
    keep: (answers: ChosenAnswers): void => keepDraft(name, answers),
    forget: (): void => forgetDraft(name),
  };
};
