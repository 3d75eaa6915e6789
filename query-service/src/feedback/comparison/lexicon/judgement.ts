import type { Family, Stance } from './topic.ts';

/** What a phrase says of the thing it goes with. */
export type Judgement = {
  readonly family: Family;
  readonly stance: Stance;
  /** It goes with what follows (“could not find the price”), where others go with what they describe. */
  readonly isOfObject?: boolean;
  /** Whoever is silent does not lack what they do not say: “the headline does not say it”. */
  readonly isOfSpeaker?: boolean;
  /** What was expected may have turned out better. */
  readonly isExpectation?: boolean;
  /** “Could not find”, in so many words. */
  readonly isUnfound?: boolean;
  /** The topic that the phrase speaks of where no other is named: “it is slow” is about speed. */
  readonly home?: string;
};

/** Phrases look like judgements and are none: `undefined`. */
export type Meaning = Judgement | undefined;
export type JudgementList = readonly [list: string, meaning: Meaning];
