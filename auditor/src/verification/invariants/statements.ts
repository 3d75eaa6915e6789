import { faults, HOLDS, invariant, type Fault } from '../invariant.ts';
import type { DataOf } from '../known-event.ts';
import type { Section } from '../spill-cache.ts';

/** Of a review (`review <id>`), or of the report on an app (`product <id>`). */
type StatementsNote = {
  readonly of?: { readonly productId: number; readonly userId: number };
  readonly isCompleted?: boolean;
  readonly version?: number;
  readonly paths?: readonly string[];
};

const ofReview = (reviewId: number): string => `review ${reviewId}`;
/** Noted once that version of the report is complete. */
const ofReport = (productId: number, version: number): string => `product ${productId} ${version}`;

const MAX_COUNT = 3;

const judge = (data: DataOf<'StatementJudged'>, notes: Section<StatementsNote>): readonly Fault[] => {
  const { reviewId, productId, userId, version, path } = data;
  const before = notes.get(ofReview(reviewId)) ?? {};
  const { of, version: earlier = version, paths = [] } = before;
  notes.set(ofReview(reviewId), { ...before, version, paths: [...paths, path] });
  return faults(
    [before.isCompleted !== true, 'judges a statement although it is not complete'],
    [of !== undefined && (of.productId !== productId || of.userId !== userId), 'judges a statement for another one'],
    [
      notes.get(ofReport(productId, version)) === undefined,
      `judges version ${version} of a report that is not complete`,
    ],
    [earlier !== version, `judges version ${version} of the report after version ${earlier}`],
    [paths.includes(path), `judges the statement ${path} a second time`],
    [paths.length >= MAX_COUNT, `judges more than ${MAX_COUNT} statements`],
  );
};

const completedReport = (productId: number, version: number, notes: Section<StatementsNote>): readonly Fault[] => {
  notes.set(ofReport(productId, version), { isCompleted: true });
  return HOLDS;
};

/** Notes the judged statements of each review, and the versions of each report. */
export const statementsJudgedOnce = invariant<StatementsNote>({
  name: 'statements-judged-once',
  claim: 'a reviewer judges each statement once, in a completed review and of one complete version of the report',
  keys: (event) => {
    switch (event.type) {
      case 'AnalysisCompleted':
        return [ofReport(event.data.productId, 1)];
      case 'ReanalysisCompleted':
        return [ofReport(event.data.productId, event.data.version)];
      case 'ReviewCompleted':
        return [ofReview(event.data.reviewId)];
      case 'StatementJudged':
        return [ofReview(event.data.reviewId), ofReport(event.data.productId, event.data.version)];
      default:
        return undefined;
    }
  },
  take: ({ type, data }, notes) => {
    if (type === 'AnalysisCompleted') return completedReport(data.productId, 1, notes);
    if (type === 'ReanalysisCompleted') return completedReport(data.productId, data.version, notes);
    if (type === 'StatementJudged') return judge(data, notes);
    if (type !== 'ReviewCompleted') return HOLDS;
    const { productId, userId } = data;
    notes.set(ofReview(data.reviewId), {
      ...notes.get(ofReview(data.reviewId)),
      of: { productId, userId },
      isCompleted: true,
    });
    return HOLDS;
  },
});
