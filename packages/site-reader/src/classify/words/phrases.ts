/** The languages of the phrases. Pages often declare the wrong language. */
export type PhrasesByLanguage = Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'ja', readonly string[]>>;

const WORD_START = '(?<![\\p{L}\\p{N}])';
const WORD_END = '(?![\\p{L}\\p{N}])';

const anyOf = ({ ja, ...others }: PhrasesByLanguage): string =>
  [`${WORD_START}(?:${Object.values(others).flat().join('|')})${WORD_END}`, ...ja].join('|');

/** Finds the phrases of all languages, as whole words; Japanese has no spaces between its words. */
export const anywhere = (phrases: PhrasesByLanguage): RegExp => new RegExp(anyOf(phrases), 'u');

const MARKS = '[\\s\\p{P}\\p{S}]{0,12}';

/** Finds a text that is one of the phrases and nothing else, but for punctuation around it. */
export const exactly = (phrases: PhrasesByLanguage): RegExp =>
  new RegExp(`^${MARKS}(?:${Object.values(phrases).flat().join('|')})${MARKS}$`, 'u');

/**
 * The form of the phrases: lower case, with straight apostrophes. (A regular expression that ignores case takes ten
 * times as long to compile, and each page is read by a separate process.)
 */
export const normalized = (text: string): string => text.replaceAll(/[’‘ʼ`´]/g, "'").toLowerCase();
