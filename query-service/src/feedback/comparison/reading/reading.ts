import { type Mention, prepositionBefore, standing } from './mention.ts';
import { JUDGEMENTS } from '../lexicon/judgements.ts';
import type { Reading } from './judged.ts';
import { isUnparted, phrasesFoundIn } from '../lexicon/phrases.ts';
import { isRare } from '../lexicon/rare-words.ts';
import { thingAt } from './things.ts';
import type { Topic } from '../lexicon/topic.ts';
import { TOPICS } from '../lexicon/topics.ts';
import { isCapitalised, type Word } from '../text/words.ts';

/** What is known of the app beforehand: how it is called,. */
export type KnownWords = {
  readonly names: ReadonlySet<string>;
  readonly whole: Topic;
};

const FIRST_PERSON = new Set(['my', 'our']);
const IS_STILL_THEIRS = new Set('favorite first only main biggest one next last'.split(' '));

/** “Our shop’s menu” is not the menu of the app. */
const isOfOthers = (words: readonly Word[], from: number): boolean =>
  [1, 2].some((back) => FIRST_PERSON.has(words[from - back]?.text ?? '')) &&
  !IS_STILL_THEIRS.has(words[from - 1]?.text ?? '');

/** “A lesson button” is a button; what follows a topic of a list need not be a thing. */
const isOfNext = (words: readonly Word[], mention: Mention, next: Mention | undefined): boolean =>
  next !== undefined &&
  mention.topic.id !== next.topic.id &&
  (mention.topic.thing !== undefined || next.topic.thing === undefined) &&
  next.from === mention.to &&
  isUnparted(words, mention.from, next.from);

const NOTHING: Mention[] = [];

/** What a sentence names and which phrases of judgement it uses. A phrase of judgement wins over a topic within it. */
export const readingOf = (words: readonly Word[], { names, whole }: KnownWords): Reading => {
  const phrases = phrasesFoundIn(words, JUDGEMENTS);
  const taken = new Map(phrases.flatMap((phrase) => phrase.at.map((at) => [at, phrase] as const)));
  const standingAt = (from: number) => standing(prepositionBefore(words, from, (at) => taken.has(at)));
  const topics = phrasesFoundIn(words, TOPICS);
  const named = topics
    .filter(({ at }) => !at.some((index) => (taken.get(index)?.at.length ?? 0) > at.length))
    .filter(({ from }) => !isOfOthers(words, from))
    .map(({ meaning, from, to }): Mention => ({ ...meaning, from, to, ...standingAt(from) }));
  const places = new Set(named.flatMap(({ from, to }) => words.slice(from, to).map((_, at) => from + at)));
  const isNamed = (at: number) => places.has(at);
  const own = words.flatMap((word, at): Mention[] => {
    if (!isRare(word) || taken.has(at) || isNamed(at)) return NOTHING;
    const isName = names.has(word.stem) && isCapitalised(word);
    if (isName) return [{ topic: whole, isLoose: true, from: at, to: at + 1, ...standingAt(at) }];
    const thing = thingAt(words, at, (index) => taken.has(index), isNamed);
    return thing ? [{ topic: thing.topic, isLoose: true, from: at, to: thing.to, ...standingAt(at) }] : [];
  });
  const all = [...named, ...own].toSorted((a, b) => a.from - b.from);
  const mentions = all.filter((mention, at) => !isOfNext(words, mention, all[at + 1]));
  return { words, mentions, named: topics.map(({ meaning }) => meaning), phrases, phraseAt: taken };
};
