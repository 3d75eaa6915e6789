import type { BriefView } from '@twofold/contracts/feedback/api';
import { useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../../../lib/drafts.ts';
import { textOfAnswers, type Answers } from './answers.ts';

const NO_QUESTIONS: readonly string[] = [];

/** A reviewer's answers, which survive a reload of the page. `text` is their part of the review. */
export const useBriefAnswers = (productId: number, userId: number, brief: BriefView | undefined) => {
  const name = `answers-${productId}-by-${userId}`;
  const questions = brief?.questions ?? NO_QUESTIONS;
  const [answers, setAnswers] = useState<Answers>(() => draftIn(readDraft(name)));
  const answer = (index: number, text: string): void => {
    const next = questions.map((_, each) => (each === index ? text : (answers[each] ?? '')));
    setAnswers(next);
    keepDraft(name, next);
  };
  return { questions, answers, answer, text: textOfAnswers(questions, answers), forget: () => forgetDraft(name) };
};

const draftIn = (draft: unknown): Answers =>
  Array.isArray(draft) && draft.every((each) => typeof each === 'string') ? draft : [];
