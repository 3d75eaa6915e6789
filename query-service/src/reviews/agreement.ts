import type { AgreementView, StatementAgreement } from '@twofold/contracts/reviews/api';
import type { JudgedStatement } from '@twofold/contracts/reviews/read-model';
import type { RequestedSeat } from '@twofold/contracts/feedback/api';

/** One reviewer's judgments of statements of a report. */
export type JudgedBy = {
  readonly reviewer: NonNullable<RequestedSeat['reviewer']>;
  readonly answers: readonly JudgedStatement[];
};

/** Counts of fewer people would reveal individual judgments. */
const MIN_PEOPLE = 2;
/** A statement counts as contradicted only if at least this many people agree or disagree. */
const MIN_OPINIONS_TO_CONTRADICT = 3;

/**
 * How people judge the statements of a version (D-128). Strangers see the counts of statements with at least two answers.
 * `withVoices` is for the owner and buyers, who see every answer and its author.
 */
export const agreementOf = (
  version: number,
  people: readonly JudgedBy[],
  { withVoices }: { readonly withVoices: boolean },
): AgreementView => {
  const byPath = new Map<string, (JudgedStatement & Pick<JudgedBy, 'reviewer'>)[]>();
  for (const { reviewer, answers } of people)
    for (const answer of answers)
      byPath.set(answer.path, [...(byPath.get(answer.path) ?? []), { ...answer, reviewer }]);
  const all = [...byPath].map(([path, answers]): StatementAgreement => {
    const count = (wanted: JudgedStatement['answer']) => answers.filter(({ answer }) => answer === wanted).length;
    const [agree, disagree, cannotTell] = [count('agree'), count('disagree'), count('cannot-tell')];
    const isContradicted = agree + disagree >= MIN_OPINIONS_TO_CONTRADICT && disagree > agree;
    const voices = answers.map(({ reviewer, answer, comment }) => ({ reviewer, answer, ...(comment && { comment }) }));
    return { path, agree, disagree, cannotTell, isContradicted, ...(withVoices && { voices }) };
  });
  const shown = withVoices
    ? all
    : all.filter(({ agree, disagree, cannotTell }) => agree + disagree + cannotTell >= MIN_PEOPLE);
  const agreeing = shown.reduce((sum, { agree }) => sum + agree, 0);
  const opinions = shown.reduce((sum, { agree, disagree }) => sum + agree + disagree, 0);
  return {
    version,
    people: withVoices || people.length >= MIN_PEOPLE ? people.length : 0,
    ...(opinions >= MIN_PEOPLE && { share: agreeing / opinions }),
    statements: shown.toSorted((one, other) => one.path.localeCompare(other.path, 'en', { numeric: true })),
  };
};
