/** A stretch of text that belongs together: a paragraph, a line of its own, or an item of a list. */
export type Block = { readonly text: string; readonly isItem: boolean; readonly paragraph: number };

const LIST_MARK = /^(?:[-*•·●▪►✓✔✗✘–—+]|\(?\d{1,2}[.)]|\(?[a-z]\))\s+(?=\S)/u;
const ENDS_A_SENTENCE = /[.!?…:;。！？]["'”’)\]»]*$/u;
/** A line that ends with one of these goes on in the next. */
const LEFT_HANGING =
  /(?:,|\b(?:a|an|the|and|or|but|of|to|in|on|at|for|with|from|by|that|which|is|are|was|were|my|your|their|its|not|then))$/iu;
/** A line as long as this was broken by an editor, not by somebody who had said what there was to say. */
const WRAPPED_FROM = 50;

/** Who begins in lower case does so on every line: only a paragraph that begins otherwise shows what was wrapped. */
const goesOn = (begun: string, line: string, next: string): boolean =>
  !ENDS_A_SENTENCE.test(line) &&
  (LEFT_HANGING.test(line) || (line.length >= WRAPPED_FROM && /^\p{Ll}/u.test(next) && !/^\p{Ll}/u.test(begun)));

/** Parts a text at empty lines, list items and line breaks that mean something; lines that were only wrapped are joined. */
export const blocksOf = (text: string): Block[] => {
  const blocks: Block[] = [];
  let paragraph = 0;
  let mayGoOn = false;
  let lastLine = '';
  for (const raw of text.split(/\r\n|[\n\r\u2028\u2029]/u)) {
    const line = raw.replaceAll(/\s+/gu, ' ').trim();
    if (line === '') {
      paragraph += 1;
      mayGoOn = false;
      continue;
    }
    const item = line.replace(LIST_MARK, '');
    const isItem = item !== line;
    const last = blocks.at(-1);
    if (mayGoOn && !isItem && last && goesOn(last.text, lastLine, line)) {
      blocks[blocks.length - 1] = { ...last, text: `${last.text} ${line}` };
    } else {
      blocks.push({ text: item, isItem, paragraph });
    }
    lastLine = line;
    mayGoOn = true;
  }
  return blocks;
};
