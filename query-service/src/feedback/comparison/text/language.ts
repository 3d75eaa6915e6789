import type { Word } from './words.ts';

const ENGLISH =
  'the and is it to of i a not that was for with this but my you have are as they there on be your would could';
const OTHERS = [
  'und ist nicht das der die ich ein eine mit auf für sehr aber zu den dem von es auch sind wie man kann oder noch wird mir sie wenn nur',
  'le la les et est une pas je des du pour très mais que qui dans sur il elle ce un ne plus avec cette au en vous',
  'el la los las y es no que de muy pero una para con por está un se lo me su más como en al del mi',
  'il la le lo gli e è non che di molto ma una per con un sono si mi questo della del nel anche ho più',
  'o a os as e é não que de muito mas uma para com um se do da em no na mais eu isso são',
  'de het een en is niet dat die ik van op met voor maar zeer ook zijn er te naar om als je was',
  'och är inte det som en ett jag på med för men att den av så har till',
  'i w nie na jest się z to że do jak ale dla o po od za',
].map((words) => new Set(words.split(' ')));
const ENGLISH_WORDS = new Set(ENGLISH.split(' '));
const HAS_OTHER_LETTERS = /(?!\p{Script=Latin})\p{L}/u;
/** Fewer than this say nothing about a language. */
const ENOUGH = 4;

const countIn = (words: readonly Word[], known: ReadonlySet<string>): number =>
  words.reduce((count, { text }) => count + (known.has(text) ? 1 : 0), 0);

/**
 * Whether a text is written in another language than English: in letters that English does not have, or with more small
 * words of one other language than of English. Of such a text nothing is judged.
 */
export const isForeign = (words: readonly Word[]): boolean => {
  const foreign = words.filter(({ text }) => HAS_OTHER_LETTERS.test(text)).length;
  if (foreign * 2 > words.length) return true;
  const most = Math.max(...OTHERS.map((known) => countIn(words, known)));
  return most >= ENOUGH && most > countIn(words, ENGLISH_WORDS);
};
