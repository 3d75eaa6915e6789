import { COMMON_WORDS } from './common-words.ts';
import { JUDGEMENTS } from './judgements.ts';
import { CONTRASTS, COPULAS, DETERMINERS, JOINING, PREPOSITIONS, SUBJECTS, SUBORDINATORS } from './small-words.ts';
import { NAMES_OF_TOPICS } from './topics.ts';
import { stemOf, type Word } from '../text/words.ts';

const judging = [...JUDGEMENTS.values()].flat().map(({ parts }) => parts.map(({ text }) => text));
const JUDGING: ReadonlySet<string> = new Set(judging.flat());
const JUDGING_ALONE: ReadonlySet<string> = new Set(judging.filter((parts) => parts.length === 1).flat());
const SMALL: ReadonlySet<string> = new Set(
  [CONTRASTS, COPULAS, DETERMINERS, JOINING, PREPOSITIONS, SUBJECTS, SUBORDINATORS].flatMap((set) => [...set]),
);
const USUAL: ReadonlySet<string> = new Set([
  ...[...COMMON_WORDS.split(/\s+/u), ...NAMES_OF_TOPICS, ...SMALL].map((word) => stemOf(word.replace(/^=/u, ''))),
  ...JUDGING,
]);

const MIN_LENGTH = 3;

/** Whether a word is so rare that two who use it speak of the same thing. */
export const isRare = ({ text, stem }: Word): boolean =>
  text.length >= MIN_LENGTH && !USUAL.has(stem) && !USUAL.has(text) && /^\p{L}+$/u.test(text);

/** The stems of the rare words of a text. */
export const rareStemsIn = (words: readonly Word[]): ReadonlySet<string> =>
  new Set(words.filter(isRare).map(({ stem }) => stem));

/** Whether a word says so little that it makes no name with the word before it. */
export const isSmall = ({ text, stem }: Word): boolean =>
  SMALL.has(text) || text.length < MIN_LENGTH || JUDGING_ALONE.has(stem) || JUDGING_ALONE.has(text);
