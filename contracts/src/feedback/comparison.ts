import { z } from 'zod';

const id = z.int().positive();
const word = z.string().regex(/^[a-z][a-z-]{0,39}$/);

/** A sentence of a review, without its words: UTF-16 offsets into the text that readers see; `from` is inclusive, `to` exclusive. */
export const quotedSpan = z.object({ reviewId: id, from: z.int().nonnegative(), to: z.int().positive() });
export type QuotedSpan = z.infer<typeof quotedSpan>;

export const stance = z.enum(['praise', 'criticism']);
export type Stance = z.infer<typeof stance>;

/**
 * One line of a recorded comparison. `topic` and `aspect` are words from our own list, so they contain nothing of a
 * review. An agreement has one side, of two people or more; a difference has two, of different people.
 */
export const comparisonLine = z.object({
  kind: z.enum(['agreement', 'difference']),
  topic: word,
  aspect: word,
  sides: z
    .array(z.object({ stance, quotes: z.array(quotedSpan).min(1).max(60) }))
    .min(1)
    .max(2),
});
export type ComparisonLine = z.infer<typeof comparisonLine>;

/** The comparer: our rules with their version, or a model with the version of its prompt. */
export const comparedBy = z.discriminatedUnion('by', [
  z.object({ by: z.literal('rules'), version: z.int().positive() }),
  z.object({ by: z.literal('model'), model: z.string().min(1).max(200), promptVersion: z.int().positive() }),
]);
export type ComparedBy = z.infer<typeof comparedBy>;

/** The result of a comparison: the ids of the reviews, the lines, and the off-topic reviews. */
export const comparison = z.object({
  comparedBy,
  reviewIds: z.array(id).min(2).max(10),
  lines: z.array(comparisonLine).max(40),
  offTopic: z.array(id).max(10),
});
export type Comparison = z.infer<typeof comparison>;
