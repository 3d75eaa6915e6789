const MAX_QUOTE_LENGTH = 240;

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

const sentencesOf = (text: string): readonly string[] => text.match(/[^.!?。！？]+[.!?。！？]*\s*/gu) ?? [text];

/** The beginning of a text, cut between words if possible. */
const beginning = (text: string): string => {
  if (text.length <= MAX_QUOTE_LENGTH) return text;
  const cut = text.slice(0, MAX_QUOTE_LENGTH);
  return (/^[\s\S]{60,}(?=\s)/u.exec(cut)?.[0] ?? cut).replace(/[\uD800-\uDBFF]$/u, '');
};

/** The verbatim part of a passage that is shown with a statement: the sentence that shares the most words with it. */
export const cutQuote = (words: string, statement: string): string => {
  const passage = words.trim();
  if (passage.length <= MAX_QUOTE_LENGTH) return passage;
  const wanted = new Set(wordsIn(statement));
  const scored = sentencesOf(passage).map((sentence) => ({
    sentence,
    shared: wordsIn(sentence).filter((word) => wanted.has(word)).length,
  }));
  const [best] = scored.toSorted((a, b) => b.shared - a.shared);
  return beginning((best?.sentence ?? passage).trim());
};
