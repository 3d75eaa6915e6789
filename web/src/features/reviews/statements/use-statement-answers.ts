import type { JudgeStatementsBody, JudgeStatementsResponse, StatementsToJudge } from '@twofold/contracts/reviews/api';
import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { log } from '../../../lib/log.ts';
import { useSend } from '../../../lib/use-send.ts';
import { answersDraft, type ChosenAnswer, type ChosenAnswers } from './answers-draft.ts';

const NO_STATEMENTS: StatementsToJudge['statements'] = [];

type Reviewed = { readonly productId: number; readonly userId: number };

export type StatementAnswers = {
  /** Empty while unknown, if there are none, and if they cannot be loaded: answers are optional. */
  readonly statements: StatementsToJudge['statements'];
  readonly chosen: ChosenAnswers['byPath'];
  readonly choose: (path: string, answer: ChosenAnswer) => void;
  readonly state: 'open' | 'sending' | 'failed' | 'sent';
  /**
   * Sends the judgments of a completed review, if there are any. Never throws: the review must not fail because of it.
   */
  readonly send: (reviewId: number) => Promise<void>;
};

/**
 * The statements for a reviewer to judge; an undefined app requests nothing. Answers are optional: failures are silent.
 */
export const useStatementsToJudge = (productId: number | undefined) =>
  useSWR<StatementsToJudge, Error>(productId === undefined ? null : `/api/products/${productId}/statements`, {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });

/** A reviewer's judgments of statements of the report (D-128): selected on one screen, sent on another. */
export const useStatementAnswers = ({ productId, userId }: Reviewed): StatementAnswers => {
  const { data } = useStatementsToJudge(productId);
  const { mutate } = useSWRConfig();
  const request = useSend();
  const [draft] = useState(() => answersDraft(productId, userId));
  const [changed, setChanged] = useState<ChosenAnswers>();
  const [state, setState] = useState<StatementAnswers['state']>('open');
  const version = data?.version ?? 0;
  const chosen = changed?.version === version ? changed.byPath : draft.read(version);
  const statements = data?.statements ?? NO_STATEMENTS;

  const choose = (path: string, answer: ChosenAnswer): void => {
    const answers = { version, byPath: { ...chosen, [path]: answer } };
    setChanged(answers);
    draft.keep(answers);
  };

  const send = async (reviewId: number): Promise<void> => {
    const answers = bodyOf(statements, chosen);
    if (answers.length === 0) return;
    setState('sending');
    try {
      const body: JudgeStatementsBody = { version, answers };
      await request<JudgeStatementsResponse>('POST', `/api/reviews/${reviewId}/statements`, body);
    } catch (error) {
      log.error('Sending what a user thinks of statements failed', error);
      setState('failed');
      return;
    }
    draft.forget();
    setState('sent');
    void mutate((cached) => typeof cached === 'string' && cached.startsWith(`/api/products/${productId}/agreement`));
  };

  return { statements, chosen, choose, state, send };
};

const bodyOf = (
  statements: StatementsToJudge['statements'],
  chosen: ChosenAnswers['byPath'],
): JudgeStatementsBody['answers'] =>
  statements.flatMap(({ path }) => {
    const found = chosen[path];
    if (found === undefined) return [];
    const comment = found.comment.trim();
    return [{ path, answer: found.answer, ...(comment !== '' && { comment }) }];
  });
