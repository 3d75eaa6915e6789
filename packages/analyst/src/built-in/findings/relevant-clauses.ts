import { wordsOf } from '../read/wording.ts';

/** Boundaries of clauses (not of names in a list) and of list entries that were run together: “Pads, Made in USA!(1) Cork”. */
const BORDER =
  /,\s(?!(?:[^\s,]+\s){0,2}[^\s,]+(?:,|\s(?:and|or|und|oder|et|ou|y|o|e)\s|$))|[;:]\s|[,;:](?=\(\d)|\s[–—|•·-]\s|[!?.)](?=\(\d)|(?<=[a-zà-ÿ]{3})[!?.]\s/g;
/** Contact data at the end of a text. */
const CONTACT =
  /\s\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}|\s\d{1,5} (?:[A-Z][\w.]+ ){1,4}(?:St(?:reet)?|Ave(?:nue)?|R(?:oa)?d|Dr(?:ive)?|Blvd|Lane|Way|Highway)\b|\s\S+@\S+\.\w|\s(?:tel|phone|telefon|fax)\b[.: ]/i;
/** Words that may begin a quote. A clause without its subject may not. */
const BEGINS =
  /^(?:[\d(“"']|\p{Lu}|(?:we|our|you|it|they|this|there|with|more|over|wir|unser\p{L}*|sie|es|nous|notre|nos|vous|on|nuestr\p{L}*|noss\p{L}*)\s)/u;
const [MAX_WORDS, MIN_WORDS] = [15, 6];

/** The clauses of a sentence around a match. A short sentence is returned whole, without contact data at its end. */
export const relevantClauses = (sentence: string, at: number, length: number): string => {
  const end = at + length;
  const contact = sentence.slice(end).search(CONTACT);
  const text = contact < 0 ? sentence : sentence.slice(0, end + contact).trimEnd();
  if (wordsOf(text).length <= MAX_WORDS) return text;
  const marks = Array.from(text.matchAll(BORDER), ({ index, 0: mark }) => ({ from: index + mark.length, to: index }));
  const starts = [0, ...marks.map(({ from }) => from).filter((from) => from <= at && BEGINS.test(text.slice(from)))];
  const ends = [
    ...marks.filter(({ to }) => to >= end).map(({ to }) => (/[!?.)]/.test(text[to] ?? '') ? to + 1 : to)),
    text.length,
  ];
  const count = (first: number, last: number): number => wordsOf(text.slice(starts[first], ends[last])).length;
  let [first, last] = [starts.length - 1, 0];
  const isShort = (): boolean => count(first, last) < MIN_WORDS;
  // Neighboring clauses are added as long as they fit. A part with too few words takes one in any case.
  while (first > 0 && (isShort() || count(first - 1, last) <= MAX_WORDS)) first -= 1;
  while (last < ends.length - 1 && (isShort() || count(first, last + 1) <= MAX_WORDS)) last += 1;
  return text.slice(starts[first], ends[last]).trim();
};
