import type { Family, Stance, Topic } from '../lexicon/topic.ts';

/** What one sentence of a review says of one topic. */
export type Opinion = {
  readonly reviewId: number;
  readonly sentence: number;
  readonly topic: Topic;
  readonly stance: Stance;
  readonly family: Family;
  readonly isUnfound: boolean;
  /** The words that led there: those that name the topic, and those that judge it. */
  readonly named: string;
  readonly judging: string;
};
