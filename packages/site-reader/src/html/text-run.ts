import { cleanText } from './clean-text.ts';

/**
 * Text in pieces, up to `max` characters. The pieces are joined only at the end: reading a string after each piece would
 * copy it every time, and a page of a million pieces would take hours.
 */
export interface TextRun {
  readonly max: number;
  readonly pieces: string[];
  length: number;
}

/** A position in a run. */
export interface Mark {
  readonly pieces: number;
  readonly length: number;
}

export const START: Mark = { pieces: 0, length: 0 };

export const textRun = (max: number): TextRun => ({ max, pieces: [], length: 0 });

/** Adds a piece, or the part of it that still fits. */
export const addText = (run: TextRun, text: string): void => {
  if (text === '' || run.length >= run.max) return;
  const piece = text.length > run.max - run.length ? text.slice(0, run.max - run.length) : text;
  run.pieces.push(piece);
  run.length += piece.length;
};

export const markOf = ({ pieces, length }: TextRun): Mark => ({ pieces: pieces.length, length });

/** Drops everything after a mark. */
export const rewind = (run: TextRun, mark: Mark): void => {
  run.pieces.length = mark.pieces;
  run.length = mark.length;
};

export const lastCharacter = ({ pieces }: TextRun): string => pieces.at(-1)?.at(-1) ?? '';

/** The cleaned text since a mark; undefined if it is longer than `max`, which is checked without joining. */
export const textSince = ({ pieces, length }: TextRun, mark: Mark, max: number): string | undefined =>
  length - mark.length > max ? undefined : cleanText(pieces.slice(mark.pieces).join(''));

/** The whole text, cleaned. */
export const wholeText = ({ pieces }: TextRun): string => (pieces.length === 0 ? '' : cleanText(pieces.join('')));
