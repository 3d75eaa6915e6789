import { wordsOf } from '../read/wording.ts';

/** Ends of clauses, and of entries of a list that were run together: “Pads, Made in USA!(1) Cork”. */
const BORDER = /[,;:](?:\s|(?=\(\d))|\s[–—|•·-]\s|[!?.)](?=\(\d)|[!?.]\s/g;
/** Where to write or call, behind what is said. */
const CONTACT =
  /\s\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}|\s\d{1,5} (?:[A-Z][\w.]+ ){1,4}(?:St(?:reet)?|Ave(?:nue)?|R(?:oa)?d|Dr(?:ive)?|Blvd|Lane|Way|Highway)\b|\s\S+@\S+\.\w|\s(?:tel|phone|telefon|fax)\b[.: ]/i;
const [MOST_WORDS, FEWEST_WORDS] = [15, 4];

/** The words of a sentence that matter: what stands around a find, from border to border; short sentences whole, without contact data behind them. */
export const tellingPart = (sentence: string, at: number, length: number): string => {
  const end = at + length;
  const contact = sentence.slice(end).search(CONTACT);
  const said = contact < 0 ? sentence : sentence.slice(0, end + contact).trimEnd();
  if (wordsOf(said).length <= MOST_WORDS) return said;
  const marks = Array.from(said.matchAll(BORDER), ({ index, 0: mark }) => ({ from: index + mark.length, to: index }));
  const starts = [0, ...marks.map(({ from }) => from).filter((from) => from <= at)];
  const ends = [
    ...marks.filter(({ to }) => to >= end).map(({ to }) => (/[!?.)]/.test(said[to] ?? '') ? to + 1 : to)),
    said.length,
  ];
  for (let [first, last] = [starts.length - 1, 0]; ;) {
    const part = said.slice(starts[first], ends[last]).trim();
    if (wordsOf(part).length >= FEWEST_WORDS || (first === 0 && last === ends.length - 1)) return part;
    if (first > 0) first -= 1;
    else last += 1;
  }
};
