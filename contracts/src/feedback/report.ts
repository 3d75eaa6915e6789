import { z } from 'zod';
import { comparedBy } from './comparison.ts';

const id = z.int().positive();

/** A sentence of a review: `sentence` counts from 0 in the `sentences` of that review in the same report. */
export const quotedSentence = z.object({ reviewId: id, sentence: z.int().nonnegative() });
export type QuotedSentence = z.infer<typeof quotedSentence>;

/** What one group of reviewers says about a topic. */
export const comparedSide = z.object({
  stance: z.enum(['praise', 'criticism', 'remark']),
  quotes: z.array(quotedSentence).min(1),
});

/**
 * One line of the comparison. An agreement has one side, with sentences of two or more reviewers; a difference has two,
 * of different reviewers. `topic` names the subject in a few words, `words` are those that were matched.
 */
export const comparedTopic = z.object({
  topic: z.string(),
  statement: z.string(),
  words: z.array(z.string()),
  sides: z.array(comparedSide).min(1).max(2),
});
export type ComparedTopic = z.infer<typeof comparedTopic>;

/**
 * Answer of `GET /api/orders/{id}/report` (D-65): what two or three reviewers said about one app, side by side. Every line
 * cites sentences of their reviews, so removing a sentence removes its line. `offTopic` are reviews that share no word
 * with the report or with the other reviews. `isComparing`: the lines do not cover the newest reviews yet; ask again soon.
 */
export const comparisonReport = z.object({
  orderId: id,
  expected: z.int().positive(),
  reviews: z.array(
    z.object({
      reviewId: id,
      reviewer: z.object({ name: z.string(), expertise: z.string() }),
      rating: z.int().min(1).max(5),
      sentences: z.array(z.string()),
    }),
  ),
  agreements: z.array(comparedTopic),
  differences: z.array(comparedTopic),
  offTopic: z.array(id),
  isComparing: z.literal(true).optional(),
  /** Absent while there are no lines. */
  comparedBy: comparedBy.optional(),
});
export type ComparisonReport = z.infer<typeof comparisonReport>;
