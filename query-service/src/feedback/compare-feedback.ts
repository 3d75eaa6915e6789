import type { ProductDocument } from '@twofold/contracts/analysis/read-model';
import type { ComparisonReport } from '@twofold/contracts/feedback/report';
import type { Pipelines } from '../pipelines.ts';
import { reviewerOf } from '../reviewer-of.ts';
import type { Comparer } from './comparison/comparer.ts';
import { seatsOf } from './seats.ts';

const REQUEST = {
  name: 'request of an order',
  text: 'select id from read_models.feedback_requests where order_id = $1',
};
const DOCUMENT = { name: 'compared product', text: 'select document from read_models.products where id = $1' };
const FEWEST = 2;

/**
 * What the reviewers of an order say, side by side; `undefined` while fewer than two of their reviews are complete. A text
 * that its author had removed is left out, their rating stays (D-39).
 * @throws HttpError 503 when it takes too long
 */
export const compareFeedback = async (
  { database, comparer }: { readonly database: Pipelines; readonly comparer: Comparer },
  { orderId, productId, expected }: { readonly orderId: number; readonly productId: number; readonly expected: number },
): Promise<ComparisonReport | undefined> => {
  const { rows } = await database.query<{ id: string }>({ ...REQUEST, values: [orderId] });
  const requestIds = rows.map(({ id }) => id);
  const seats = await seatsOf(database, requestIds, { withReviews: true });
  const reviews = requestIds
    .flatMap((id) => seats.get(id) ?? [])
    .flatMap(({ review_id: reviewId, rating, content, ...reviewer }) =>
      reviewId === null || rating === null
        ? []
        : [{ reviewId: Number(reviewId), reviewer: reviewerOf(reviewer), rating, content: content ?? '' }],
    );
  if (reviews.length < FEWEST) return undefined;
  return comparer.compare({ orderId, expected, context: await contextOf(database, productId), reviews });
};

/** What the report says of the app; nothing when it was taken down. */
const contextOf = async (database: Pipelines, productId: number): Promise<string[]> => {
  const { rows } = await database.query<{ document: string }>({ ...DOCUMENT, values: [productId] });
  const [row] = rows;
  if (row === undefined) return [];
  const { title, description, purpose, targetAudience, usps, aiAnalysis } = JSON.parse(row.document) as ProductDocument;
  const { strengths, weaknesses, opportunities, threats } = aiAnalysis;
  return [
    title,
    description,
    purpose,
    targetAudience,
    ...usps,
    ...strengths,
    ...weaknesses,
    ...opportunities,
    ...threats,
    ...aiAnalysis.successPotential.improvements,
  ];
};
