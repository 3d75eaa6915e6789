/** Answers to the questions of a brief, in their order. */
export type Answers = readonly string[];

/** The answers as part of the review's text: each below its question, in order (D-137). Empty ones are left out. */
export const textOfAnswers = (questions: readonly string[], answers: Answers): string =>
  questions
    .map((question, index) => [question, answers[index]?.trim() ?? ''] as const)
    .filter(([, answer]) => answer !== '')
    .map(([question, answer]) => `\n\n${question}\n${answer}`)
    .join('');
