/** A word of a sentence. `gap` is what stands between the word before it and this one. */
export type Word = {
  /** In lower case, with contractions written out: “couldn't” is two words. */
  readonly text: string;
  /** As it is written in the sentence. */
  readonly surface: string;
  readonly stem: string;
  readonly gap: string;
  /** Whether a mark stands there that parts a sentence. */
  readonly isParted: boolean;
};

const PARTS_A_SENTENCE = /[,;:()–—[\]!?]|\.\s|\s-\s|^-\s/u;

const WORD = /\p{L}[\p{L}\p{M}\d]*(?:['’]\p{L}+)*|\d+(?:[.,]\d+)*|[$€£%]/gu;

const WHOLE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "can't": 'can not',
    cannot: 'can not',
    cant: 'can not',
    dont: 'do not',
    didnt: 'did not',
    doesnt: 'does not',
    couldnt: 'could not',
    wasnt: 'was not',
    isnt: 'is not',
    wouldnt: 'would not',
    "won't": 'will not',
    "shan't": 'shall not',
    "let's": 'let us',
    signup: 'sign up',
    login: 'log in',
    signin: 'sign in',
    popup: 'pop up',
    popups: 'pop ups',
    dropdown: 'drop down',
    dropdowns: 'drop downs',
    homepage: 'home page',
    homepages: 'home pages',
    webpage: 'web page',
    email: 'e mail',
    emails: 'e mails',
    colour: 'color',
    colours: 'colors',
    coloured: 'colored',
    colourful: 'colorful',
    favourite: 'favorite',
    favourites: 'favorites',
    organised: 'organized',
    personalised: 'personalized',
    sceptical: 'skeptical',
  }),
);
const ENDINGS: readonly (readonly [string, string])[] = [
  ["n't", 'not'],
  ["'ve", 'have'],
  ["'re", 'are'],
  ["'ll", 'will'],
  ["'m", 'am'],
  ["'d", 'would'],
];
const WITH_IS = new Set("it's that's there's what's where's here's who's how's he's she's".split(' '));

const writtenOut = (lower: string): readonly string[] => {
  const whole = WHOLE.get(lower);
  if (whole !== undefined) return whole.split(' ');
  if (!lower.includes("'")) return [lower];
  if (WITH_IS.has(lower)) return [lower.slice(0, -2), 'is'];
  const ending = ENDINGS.find(([end]) => lower.endsWith(end));
  if (ending) return [lower.slice(0, -ending[0].length), ending[1]].filter((text) => text !== '');
  return [lower.replace(/'s?$/u, '')].filter((text) => text !== '');
};

/** Longer words have no forms. */
const LONGEST = 30;

const withoutDouble = (text: string): string =>
  /([bdfgmnprt])\1$/u.test(text) ? text.slice(0, -1) : text.replace(/([^aeiou])e$/u, '$1');

/**
 * Brings the forms of an English word together: “prices”, “priced” and “pricing”. A stem is no word itself; it is only
 * compared with others that were made alike.
 */
export const stemOf = (text: string): string => {
  if (text.length < 4 || text.length > LONGEST || /[^a-z]/u.test(text)) return text;
  const one = /(?:ss|us|is)$/u.test(text)
    ? text
    : text
        .replace(/ie[sd]$/u, 'y')
        .replace(/(sh|ch|x|ss|z)es$/u, '$1')
        .replace(/s$/u, '');
  const bare = /^(.*[aeiouy].*)(?:ing|ed)$/u.exec(one)?.[1] ?? '';
  return withoutDouble(bare.length >= 3 ? bare : one);
};

export const isCapitalised = ({ surface }: Word): boolean => /^\p{Lu}/u.test(surface);

/** The words of a sentence, in lower case and with their stems; numbers and signs of money are words, too. */
export const wordsIn = (sentence: string): Word[] => {
  const words: Word[] = [];
  let end = 0;
  for (const { 0: surface, index } of sentence.matchAll(WORD)) {
    const gap = sentence.slice(end, index);
    const isParted = gap !== ' ' && gap !== '' && PARTS_A_SENTENCE.test(gap);
    writtenOut(surface.toLowerCase().replaceAll('’', "'")).forEach((text, part) => {
      words.push({ text, surface, stem: stemOf(text), gap: part === 0 ? gap : '', isParted: part === 0 && isParted });
    });
    end = index + surface.length;
  }
  return words;
};
