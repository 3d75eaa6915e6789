import type { Family, Stance, Topic } from '../lexicon/topic.ts';

/** What one sentence of a review says of one topic. */
export type Opinion = {
  readonly reviewId: number;
  readonly sentence: number;
  readonly topic: Topic;
  /** `remark`: the topic is named and not judged. */
  readonly stance: Stance | 'remark';
  readonly family: Family;
  readonly isUnfound: boolean;
  /** The words that led there. */
  readonly words: readonly string[];
};
