import { isErased } from '@twofold/contracts/personal';
import { reviewEvents } from '@twofold/contracts/reviews/events';
import type { JudgedStatement, JudgedStatementsRow } from '@twofold/contracts/reviews/read-model';
import { projection } from '../projection.ts';

/**
 * Reviewers' judgments of statements of a report (D-128), one row per review. Reads `review-<reviewId>`.
 * `ReviewTextRemoved` removes the comments of an erased author; the judgments stay, like the rating.
 */
export const judgedStatementsProjection = projection<JudgedStatementsRow, typeof reviewEvents>('judged_statements', {
  version: 1,
  events: reviewEvents,
  keys: ({ data }) => [data.reviewId],
  apply: {
    StatementJudged: (row, { data }) => {
      const answers = row === undefined ? [] : answersOf(row);
      if (answers.some(({ path }) => path === data.path)) return row;
      const { reviewId, productId, userId, version, path, answer, comment } = data;
      const text = comment === undefined || isErased(comment) ? {} : { comment };
      return {
        review_id: reviewId,
        product_id: productId,
        user_id: userId,
        version,
        answers: JSON.stringify([...answers, { path, answer, ...text }]),
      };
    },
    ReviewTextRemoved: (row) =>
      row && { ...row, answers: JSON.stringify(answersOf(row).map(({ path, answer }) => ({ path, answer }))) },
  },
});

const answersOf = ({ answers }: JudgedStatementsRow): readonly JudgedStatement[] =>
  JSON.parse(answers) as readonly JudgedStatement[];
