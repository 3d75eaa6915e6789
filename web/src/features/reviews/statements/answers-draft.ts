import type { JudgeStatementsBody } from '@twofold/contracts/reviews/api';
import { forgetDraft, keepDraft, readDraft } from '../../../lib/drafts.ts';

type StatementAnswer = JudgeStatementsBody['answers'][number]['answer'];

/** What somebody chose for a statement, and why. */
export type ChosenAnswer = { readonly answer: StatementAnswer; readonly comment: string };

/** Answers to statements of one version of a report, by where the statements stand in it. */
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
 * The answers that somebody has chosen and not sent: they are sent once the review is complete, which is on another screen
 * and may be on another day. Kept like the text of the review itself.
 */
export const answersDraft = (productId: number, userId: number) => {
  const name = `statements-${productId}-by-${userId}`;
  return {
    /** Those of this version; what was chosen for another one is no use. */
    read: (version: number): ChosenAnswers['byPath'] => {
      const { version: kept, byPath } = (readDraft(name) ?? {}) as Partial<ChosenAnswers>;
      if (kept !== version) return {};
      return Object.fromEntries(Object.entries(byPath ?? {}).filter(([, value]) => isAnswer(value)));
    },
    keep: (answers: ChosenAnswers): void => keepDraft(name, answers),
    forget: (): void => forgetDraft(name),
  };
};
