import { type Mention, prepositionBefore, standing } from './mention.ts';
import { JUDGEMENTS } from '../lexicon/judgements.ts';
import type { Reading } from './judged.ts';
import { isUnparted, phrasesFoundIn } from '../lexicon/phrases.ts';
import { DETERMINERS } from '../lexicon/small-words.ts';
import type { SharedTopic } from './shared-words.ts';
import type { Topic } from '../lexicon/topic.ts';
import { TOPICS } from '../lexicon/topics.ts';
import { type Word, wordsIn } from '../text/words.ts';

/** Words that only these reviews share, and the names of the app: what stands for it as a whole. */
export type OwnWords = {
  readonly shared: ReadonlyMap<string, SharedTopic>;
  readonly isName: (word: Word) => boolean;
  readonly whole: Topic;
};

const DETERMINER_REACH = 3;

/** A word is spoken of as a thing where a determiner or a judgement stands before it, or where several are meant. */
const isThing = (words: readonly Word[], at: number, isJudged: (at: number) => boolean): boolean =>
  at === 0 ||
  isJudged(at - 1) ||
  /[^s]s$/u.test(words[at]?.text ?? '') ||
  words.slice(Math.max(0, at - DETERMINER_REACH), at).some(({ text }) => DETERMINERS.has(text) || /^\d+$/u.test(text));

const FIRST_PERSON = new Set(['my', 'our']);
const IS_STILL_THEIRS = new Set('favorite first only main biggest one next last'.split(' '));

/** “Our shop’s menu” is not the menu of the app. */
const isOfOthers = (words: readonly Word[], from: number): boolean =>
  [1, 2].some((back) => FIRST_PERSON.has(words[from - back]?.text ?? '')) &&
  !IS_STILL_THEIRS.has(words[from - 1]?.text ?? '');

/** Whether a word belongs to the name that the word before it begins. */
const isNextOf = (last: Word | undefined, word: Word, shared: OwnWords['shared']): boolean =>
  last !== undefined && shared.get(last.stem)?.next === word.stem;

/** “A lesson button” is a button. */
const isOfNext = (words: readonly Word[], mention: Mention, next: Mention | undefined): boolean =>
  next !== undefined && next.from === mention.to && isUnparted(words, mention.from, next.from);

/** What a sentence names and which phrases of judgement it uses. A phrase of judgement wins over a topic within it. */
export const readingOf = (sentence: string, { shared, isName, whole }: OwnWords): Reading => {
  const words = wordsIn(sentence);
  const phrases = phrasesFoundIn(words, JUDGEMENTS);
  const taken = new Map(phrases.flatMap((phrase) => phrase.at.map((at) => [at, phrase] as const)));
  const standingAt = (from: number) => standing(prepositionBefore(words, from, (at) => taken.has(at)));
  const named = phrasesFoundIn(words, TOPICS)
    .filter(({ at }) => !at.some((index) => (taken.get(index)?.at.length ?? 0) > at.length))
    .filter(({ from }) => !isOfOthers(words, from))
    .map(({ meaning, from, to }): Mention => ({ ...meaning, from, to, ...standingAt(from) }));
  const own = words.flatMap((word, at): Mention[] => {
    if (taken.has(at) || named.some(({ from, to }) => at >= from && at < to)) return [];
    if (isName(word)) return [{ topic: whole, isLoose: true, from: at, to: at + 1, ...standingAt(at) }];
    const found = isThing(words, at, (index) => taken.has(index)) ? shared.get(word.stem) : undefined;
    if (!found || isNextOf(words[at - 1], word, shared)) return [];
    const to = found.next === undefined ? at + 1 : at + 2;
    return [{ topic: found.topic, isLoose: true, from: at, to, ...standingAt(at) }];
  });
  const all = [...named, ...own].toSorted((a, b) => a.from - b.from);
  const mentions = all.filter((mention, at) => !isOfNext(words, mention, all[at + 1]));
  return { words, mentions, phrases, isQuestion: /\?["'”’)\]»]*$/u.test(sentence) };
};
