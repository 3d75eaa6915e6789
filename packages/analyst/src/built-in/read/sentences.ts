import type { Passage } from './passage.ts';

const SENTENCE_END = /[.!?…。！？]["”’»)]*(?=\s|$)|[。！？]|\n/gu;
/** “D.C.”, “Mr.”, “No.”: a period that does not end a sentence. */
const ABBREVIATION = /(?:^|[\s.(])(?:\p{L}|Mr|Mrs|Ms|Dr|St|No|Nr|Inc|Ltd|Co|vs|approx|ca|bzw|etc|Prof|Jr|Sr)\.$/u;

const SHORT_TEXT = 130;

/** Every sentence of a text, word for word, with the spaces around it. */
export const sentencesOf = (text: string): readonly string[] => {
  const sentences: string[] = [];
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(SENTENCE_END)) {
    const to = index + mark.length;
    if (ABBREVIATION.test(text.slice(Math.max(0, index - 8), index + 1))) continue;
    sentences.push(text.slice(from, to));
    from = to;
  }
  return [...sentences, text.slice(from)];
};

/** The sentence of a passage at a position, word for word. */
export const sentenceAt = ({ text }: Passage, start: number): string => {
  if (text.length <= SHORT_TEXT) return text.trim();
  const sentences = sentencesOf(text);
  let to = 0;
  for (const sentence of sentences) {
    to += sentence.length;
    if (start < to) return sentence.trim();
  }
  return sentences.at(-1)?.trim() ?? '';
};
