/** The languages of the phrases. Pages often declare the wrong language. */
export type PhrasesByLanguage = Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'ja', readonly string[]>>;

const WORD_START = '(?<![\\p{L}\\p{N}])';
const WORD_END = '(?![\\p{L}\\p{N}])';

const anyOf = ({ ja, ...others }: PhrasesByLanguage): string =>
  [`${WORD_START}(?:${Object.values(others).flat().join('|')})${WORD_END}`, ...ja].join('|');

/** Matches a text that contains a phrase as whole words. Japanese phrases match anywhere: Japanese has no spaces. */
export const anywhere = (phrases: PhrasesByLanguage): RegExp => new RegExp(anyOf(phrases), 'u');

const PUNCTUATION = '[\\s\\p{P}\\p{S}]{0,12}';

/** Matches a text that consists of one phrase, with optional punctuation around it. */
export const exactly = (phrases: PhrasesByLanguage): RegExp =>
  new RegExp(`^${PUNCTUATION}(?:${Object.values(phrases).flat().join('|')})${PUNCTUATION}$`, 'u');

/**
 * Converts a text to the form of the phrases: lower case, straight apostrophes. (A regular expression with the flag `i`
 * takes ten times as long to compile, and each page is read by a new process.)
 */
export const normalized = (text: string): string => text.replaceAll(/[’‘ʼ`´]/g, "'").toLowerCase();
