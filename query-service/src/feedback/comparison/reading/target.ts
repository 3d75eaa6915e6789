import type { Judgement } from '../lexicon/judgement.ts';
import type { Clause } from './clauses.ts';
import type { Mention } from './mention.ts';
import type { Found } from '../lexicon/phrases.ts';
import { COPULAS, DETERMINERS, JOINING } from '../lexicon/small-words.ts';
import type { Word } from '../text/words.ts';

const REACH = 8;
const REACH_BACK = 12;

const preferred = (mentions: readonly Mention[]): readonly Mention[] => {
  const own = mentions.filter(({ topic }) => topic.id !== 'whole');
  const plain = own.filter(({ isAside }) => !isAside);
  const whole = mentions.filter(({ topic, isAside }) => topic.id === 'whole' && !isAside);
  return [plain, whole, own, mentions].find((some) => some.length > 0) ?? [];
};

const hasCopulaBefore = (words: readonly Word[], { from }: Clause, at: number): boolean =>
  words.slice(Math.max(from, at - 4), at).some(({ text }) => COPULAS.has(text));

const following = (mentions: readonly Mention[], to: number, reach: number): readonly Mention[] =>
  mentions.filter(({ from }) => from >= to && from - to <= reach);

const preceding = (mentions: readonly Mention[], from: number): readonly Mention[] =>
  mentions.filter(({ to }) => to <= from && from - to <= REACH_BACK);

/** The first that is plainly spoken of, else the first at all. */
const firstOf = (mentions: readonly Mention[]): Mention | undefined => preferred(mentions)[0];
const lastOf = (mentions: readonly Mention[]): Mention | undefined => preferred(mentions).at(-1);

/** “On the phone the menu is broken”: what is said of the menu is said of the mobile version. */
const scenes = (mentions: readonly Mention[], judged: Found<Judgement>): readonly Mention[] =>
  judged.meaning.isOfObject ? [] : mentions.filter(({ topic, isAside }) => topic.isScene && isAside);

const chosen = (
  words: readonly Word[],
  clause: Clause,
  mentions: readonly Mention[],
  judged: Found<Judgement>,
): Mention | undefined => {
  const inside = mentions.filter(({ from, to }) => from >= judged.from && to <= judged.to);
  if (inside.length > 0) return firstOf(inside);
  const before = preceding(mentions, judged.from);
  if (judged.meaning.isOfObject) return firstOf(following(mentions, judged.to, REACH)) ?? lastOf(before);
  const described = following(mentions, judged.to, 2).find(
    ({ isAside, from }) => !isAside && !words.slice(judged.to, from).some(({ text }) => DETERMINERS.has(text)),
  );
  if (hasCopulaBefore(words, clause, judged.from)) {
    const subject = before.length > 0 ? lastOf(before) : undefined;
    return subject ?? described ?? firstOf(following(mentions, judged.to, REACH));
  }
  return described ?? lastOf(before) ?? firstOf(following(mentions, judged.to, REACH));
};

const isJoinedToLast = (words: readonly Word[], mentions: readonly Mention[], b: Mention, at: number): boolean => {
  const a = mentions[at - 1];
  if (!a) return false;
  const between = words.slice(a.to, b.from);
  if (between.length > 4) return false;
  if (between.length === 0) return (words[b.from]?.gap ?? '').includes(',');
  const areNamedTogether = between.some(({ text, gap }) => /^(?:and|or|nor|plus|as)$/u.test(text) || gap.includes(','));
  return areNamedTogether && between.every(({ text, gap }) => JOINING.has(text) && !/[;:()–—]/u.test(gap));
};

/**
 * What a judgement is about: the mention it goes with, and those that are named together with it (“the menu and the
 * footer”). Empty when its part of the sentence names nothing that it could go with.
 */
export const targetsOf = (
  words: readonly Word[],
  clause: Clause,
  mentions: readonly Mention[],
  judged: Found<Judgement>,
): readonly Mention[] => {
  const first = chosen(words, clause, mentions, judged);
  if (!first) return [];
  const place = mentions.indexOf(first);
  const parted = mentions.findIndex((mention, at) => at > place && !isJoinedToLast(words, mentions, mention, at));
  const back = mentions
    .slice(0, place + 1)
    .findLastIndex((mention, at) => !isJoinedToLast(words, mentions, mention, at));
  const named = mentions.slice(Math.max(back, 0), parted === -1 ? mentions.length : parted);
  return [...new Set([...named, ...scenes(mentions, judged)])];
};
