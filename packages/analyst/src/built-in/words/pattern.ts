import { phrases } from './lexicon.ts';

/** A text as it stands, inside a regular expression. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** The phrases of a list as alternatives, the longest first; either apostrophe, any white space. */
export const anyOf = (list: string): string =>
  phrases(list)
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) =>
      escaped(phrase)
        .replaceAll("'", "['’]")
        .replaceAll(' ', String.raw`\s+`),
    )
    .join('|');
