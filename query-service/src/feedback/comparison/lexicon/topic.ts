import type { Word } from '../text/words.ts';

/** In which respect something is praised or criticised. `general`: in none that is named. */
export type Family =
  | 'find'
  | 'clarity'
  | 'ease'
  | 'fill'
  | 'speed'
  | 'cost'
  | 'look'
  | 'read'
  | 'works'
  | 'trust'
  | 'must'
  | 'wish'
  | 'ask'
  | 'content'
  | 'general';

export type Stance = 'praise' | 'criticism';

/** What somebody says of a topic, for one person and for several, with `X` where the topic stands. */
export type Saying = readonly [one: string, several: string];
export type SayingKey = `${Family} ${Stance}` | 'unfound' | 'lacking' | 'mixed praise' | 'mixed criticism';

/** Something that reviews of apps and websites speak of. */
export type Topic = {
  readonly id: string;
  /** As it stands in a sentence: “the price”. */
  readonly label: string;
  /** What stands for it the second time. */
  readonly pronoun: 'it' | 'them';
  /** Phrases that mean it wherever they stand. */
  readonly words: string;
  /** Phrases that mean it in a review of an app, and something else elsewhere. */
  readonly loose?: string;
  /** Where something happens: what is bad “on the phone” is bad about the mobile version. */
  readonly isScene?: boolean;
  /** How a thing that no list has is named in a sentence, with the words beside it. */
  readonly thing?: { readonly last: Word | undefined; readonly word: Word; readonly next: Word | undefined };
  /** What people are glad not to meet: “no credit card”. */
  readonly isBurden?: boolean;
  readonly sayings?: Partial<Record<SayingKey, Saying>>;
};
