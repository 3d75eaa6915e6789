import { cleanText } from './clean-text.ts';

/**
 * Text that comes in pieces. It is kept in pieces: a string that is looked at after every piece is copied every time,
 * and a page of a million pieces would take hours.
 */
export interface TextRun {
  add(text: string): void;
  /** The cleaned text since a mark, or undefined when it is longer than `max`, which costs nothing to find out. */
  since(mark: Mark, max: number): string | undefined;
  mark(): Mark;
  /** Forgets what came after a mark. */
  rewind(mark: Mark): void;
  readonly length: number;
  readonly lastCharacter: string;
  toString(): string;
}

export interface Mark {
  readonly pieces: number;
  readonly length: number;
}

export const START: Mark = { pieces: 0, length: 0 };

/** `max` is how many characters it takes; it ignores what comes after. */
export const textRun = (max = Number.POSITIVE_INFINITY): TextRun => {
  const found: string[] = [];
  let length = 0;
  return {
    add: (text) => {
      if (text === '' || length >= max) return;
      const piece = text.slice(0, max - length);
      found.push(piece);
      length += piece.length;
    },
    since: (mark, limit) => (length - mark.length > limit ? undefined : cleanText(found.slice(mark.pieces).join(''))),
    mark: () => ({ pieces: found.length, length }),
    rewind: (mark) => {
      found.length = mark.pieces;
      length = mark.length;
    },
    get length() {
      return length;
    },
    get lastCharacter() {
      return found.at(-1)?.at(-1) ?? '';
    },
    toString: () => cleanText(found.join('')),
  };
};
