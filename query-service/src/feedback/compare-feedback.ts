import { linesWithWords } from '@twofold/comparison/report-of';
import { shownText } from '@twofold/comparison/text/sentences';
import { comparison, type Comparison } from '@twofold/contracts/feedback/comparison';
import type { ComparisonReport } from '@twofold/contracts/feedback/report';
import type { Pipelines } from '../pipelines.ts';
import { reviewerOf } from '../reviewer-of.ts';
import { seatsOf } from './seats.ts';

const REQUEST = {
  name: 'request of an order, compared',
  text: `select r.id, c.comparison from read_models.feedback_requests r
         left join read_models.comparisons c on c.request_id = r.id 
         where r.order_id = $1 and r.replaces is null`,
};
const MIN_REVIEWS = 2;

/**
 * The recorded comparison of an order's reviews; `undefined` while fewer than two of them are complete. A removed text
 * and every line that cites it are omitted; its rating stays (D-39). `isComparing` if a complete review is not compared
 * yet.
 */
export const compareFeedback = async (
  database: Pipelines,
  { orderId, expected }: { readonly orderId: number; readonly expected: number },
): Promise<ComparisonReport | undefined> => {
  const { rows } = await database.query<{ id: string; comparison: string | null }>({ ...REQUEST, values: [orderId] });
  const requestIds = rows.map(({ id }) => id);
  const seats = await seatsOf(database, requestIds, { withReviews: true });
  const reviews = requestIds
    .flatMap((id) => seats.get(id) ?? [])
    .flatMap(({ review_id: reviewId, rating, content, ...reviewer }) =>
      reviewId === null || rating === null
        ? []
        : [{ reviewId: Number(reviewId), reviewer: reviewerOf(reviewer), rating, text: shownText(content) }],
    );
  if (reviews.length < MIN_REVIEWS) return undefined;
  const recorded = recordedIn(rows);
  const { agreements, differences, sentences } = linesWithWords(recorded, reviews);
  const isComparing = reviews.some(({ reviewId }) => recorded?.reviewIds.includes(reviewId) !== true);
  return {
    orderId,
    expected,
    reviews: reviews.map(({ reviewId, reviewer, rating }) => ({
      reviewId,
      reviewer,
      rating,
      sentences: [...(sentences.get(reviewId) ?? [])],
    })),
    agreements,
    differences,
    offTopic: reviews.flatMap(({ reviewId, text }) =>
      text !== '' && recorded?.offTopic.includes(reviewId) === true ? [reviewId] : [],
    ),
    ...(isComparing && { isComparing }),
    ...(recorded && { comparedBy: recorded.comparedBy }),
  };
};

/** Replacement reviews are not compared: they belong to a separate request. */
const recordedIn = ([row]: readonly { readonly comparison: string | null }[]): Comparison | undefined =>
  row === undefined || row.comparison === null ? undefined : comparison.parse(JSON.parse(row.comparison));
