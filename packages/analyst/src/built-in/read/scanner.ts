/** A phrase found in a text: its key, its position, and how many letters of the match belong to the phrase. */
export type Match = { readonly key: string; readonly start: number; readonly end: number; readonly length: number };

type Node = { readonly next: Map<string, Node>; readonly keys: string[]; readonly beginnings: [string, string][] };

export type Scanner = (text: string) => readonly Match[];

const node = (): Node => ({ next: new Map(), keys: [], beginnings: [] });

const WORD = /[\p{L}\p{N}]+/gu;
const UNSPACED = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** A phrase does not run from one sentence into the next. */
const SENTENCE_END = /[.!?;:|]\s|\n/u;
const ENDING = 4;

export const phrasesIn = (list: string): readonly string[] =>
  list
    .split('|')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

type Word = { readonly text: string; readonly start: number; readonly end: number };

const wordsIn = (text: string): Word[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    text: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));

/**
 * Finds many phrases in one pass: the time depends on the length of the text, not on the number of phrases. `entries` are a
 * key and its phrases, separated by `|`: `ship*` matches longer words too, `*versicherung` (a single word) matches word endings.
 * @throws RangeError for several words after `*`
 */
export const createScanner = (entries: Iterable<readonly [key: string, phrases: string]>): Scanner => {
  const root = node();
  const endings = new Map<string, [string, string][]>();
  const unspaced: [string, string][] = [];
  const add = (key: string, phrase: string): void => {
    const lower = phrase.toLowerCase();
    if (UNSPACED.test(lower)) {
      unspaced.push([lower, key]);
      return;
    }
    const words = wordsIn(lower).map(({ text }) => text);
    const last = words.at(-1);
    if (last === undefined) return;
    if (lower.startsWith('*')) {
      if (words.length > 1) throw new RangeError(`Only a single word can begin earlier: ${phrase}`);
      const end = last.slice(-ENDING);
      endings.set(end, [...(endings.get(end) ?? []), [last, key]]);
      return;
    }
    let at = root;
    for (const word of lower.endsWith('*') ? words.slice(0, -1) : words) {
      const next = at.next.get(word) ?? node();
      at.next.set(word, next);
      at = next;
    }
    if (lower.endsWith('*')) at.beginnings.push([last, key]);
    else at.keys.push(key);
  };
  for (const [key, list] of entries) for (const phrase of phrasesIn(list)) add(key, phrase);

  return (text) => {
    const matches: Match[] = [];
    const words = wordsIn(text);
    words.forEach((first, index) => {
      const start = first.start;
      for (const [ending, key] of endings.get(first.text.slice(-ENDING)) ?? [])
        if (first.text.endsWith(ending)) matches.push({ key, start, end: first.end, length: ending.length });
      let at: Node | undefined = root;
      for (let ahead = index; at !== undefined; ahead++) {
        const word = words[ahead];
        const before = words[ahead - 1];
        if (word === undefined) break;
        if (ahead > index && before && SENTENCE_END.test(text.slice(before.end, word.start))) break;
        for (const [beginning, key] of at.beginnings)
          if (word.text.startsWith(beginning))
            matches.push({ key, start, end: word.end, length: word.start - start + beginning.length });
        at = at.next.get(word.text);
        for (const key of at?.keys ?? []) matches.push({ key, start, end: word.end, length: word.end - start });
      }
    });
    if (unspaced.length > 0 && UNSPACED.test(text)) {
      const lower = text.toLowerCase();
      for (const [phrase, key] of unspaced) {
        const start = lower.indexOf(phrase);
        if (start >= 0) matches.push({ key, start, end: start + phrase.length, length: phrase.length });
      }
    }
    return matches;
  };
};
