/** A word in lower case, with contractions expanded; `isQuoted` if it is in quotation marks. */
export type Word = { readonly text: string; readonly isQuoted: boolean };
export type Clause = readonly Word[];

const WORD = /\p{L}[\p{L}\p{M}\d]*(?:['’]\p{L}+)*|\d+|[^\p{L}\d]+/gu;
const SEPARATORS = /[,;:()[\]–—…!?.]|\s-\s/u;
const QUOTES = /["“”„«»]/u;
const CONJUNCTIONS = new Set('and but or nor although though while whereas yet because since so'.split(' '));
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/^(?:can't|cannot|cant)$/u, 'can not'],
  [/^won't$/u, 'will not'],
  [/^(do|did|does|could|would|should|was|is|are|were|has|have|had)n'?t$/u, '$1 not'],
  [/^(i|we|you|they)'(?:ve|d)$/u, '$1 have'],
  [/^i'm$/u, 'i am'],
  [/^(we|you|they)'re$/u, '$1 are'],
  [/^(it|that|there|what|here)'s$/u, '$1 is'],
  [/^(pop|log|sign)(ups?|in)$/u, '$1 $2'],
  [/^(home|landing|web)pages?$/u, '$1 page'],
  [/^colou?r(s?)$/u, 'color$1'],
];

const expanded = (lower: string): readonly string[] => {
  for (const [pattern, full] of CONTRACTIONS) if (pattern.test(lower)) return lower.replace(pattern, full).split(' ');
  return [lower.replace(/'s?$/u, '')];
};

/** Splits a sentence at punctuation and conjunctions; each clause may be one statement. */
export const clausesOf = (sentence: string): Clause[] => {
  const clauses: Word[][] = [[]];
  let isQuoted = false;
  for (const [token] of sentence.matchAll(WORD)) {
    if (!/^[\p{L}\d]/u.test(token)) {
      if (SEPARATORS.test(token)) clauses.push([]);
      isQuoted = QUOTES.test(token);
      continue;
    }
    const words = expanded(token.toLowerCase().replaceAll('’', "'"));
    if (CONJUNCTIONS.has(words[0] ?? '')) clauses.push([]);
    clauses.at(-1)?.push(...words.map((text) => ({ text, isQuoted })));
  }
  return clauses.filter(({ length }) => length > 0);
};
