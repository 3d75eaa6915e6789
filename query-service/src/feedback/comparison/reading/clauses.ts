import { CONDITIONS, CONTRASTS, PREPOSITIONS, SUBJECTS, SUBORDINATORS } from '../lexicon/small-words.ts';
import type { Word } from '../text/words.ts';

/** A part of a sentence that says one thing: the words from `from` to before `to`. */
export type Clause = {
  readonly from: number;
  readonly to: number;
  /** What it says would be so, or is so at times: “if the price were clear”. */
  readonly isConditional: boolean;
};
type Piece = Clause & { readonly isSoft: boolean };

const HARD = /[;:()–—?!…[\]]|\.\s|\s-\s/u;
/** These begin a part only after a comma; elsewhere they are “for a while”, “so clear”, “not yet”. */
const ONLY_AFTER_A_COMMA = new Set(['yet', 'while', 'so', 'still', 'once', 'who', 'whom', 'which']);
const SHORT = 5;
/** What grows longer is not one list of things. */
const LONGEST = 40;

const beginsAt = (words: readonly Word[], at: number): 'hard' | 'soft' | undefined => {
  const { text, gap } = words[at] ?? { text: '', gap: '' };
  const hasComma = gap.includes(',');
  if (HARD.test(gap)) return 'hard';
  if ((CONTRASTS.has(text) || SUBORDINATORS.has(text)) && (hasComma || !ONLY_AFTER_A_COMMA.has(text))) return 'hard';
  if (hasComma) return 'soft';
  const isJoined = text === 'and' || text === 'or' || text === 'then';
  const next = words[at + 1]?.text ?? '';
  if (isJoined && next === 'yet') return 'hard';
  return isJoined && SUBJECTS.has(next) ? 'soft' : undefined;
};

const piecesOf = (words: readonly Word[], isInside: (at: number) => boolean): Piece[] => {
  const pieces: Piece[] = [];
  let from = 0;
  let isSoft = false;
  for (let at = 1; at <= words.length; at += 1) {
    const begins = at === words.length ? 'hard' : isInside(at) ? undefined : beginsAt(words, at);
    if (!begins) continue;
    const first = words[from]?.text ?? '';
    const isConditional = CONDITIONS.has(first) || (first === 'even' && words[from + 1]?.text === 'if');
    pieces.push({ from, to: at, isConditional, isSoft });
    from = at;
    isSoft = begins === 'soft';
  }
  return pieces;
};

const opensFreely = (words: readonly Word[], { from, isConditional }: Piece): boolean => {
  const first = words[from]?.text ?? '';
  return !isConditional && !PREPOSITIONS.has(first) && !SUBORDINATORS.has(first);
};

/** “The menu, the footer” waits for what is said of it; “and the photos” goes with what was said. */
const joined = (words: readonly Word[], pieces: readonly Piece[], isJudged: (piece: Piece) => boolean): Piece[] => {
  const waiting = (piece: Piece): boolean =>
    piece.to - piece.from <= SHORT && !isJudged(piece) && opensFreely(words, piece);
  const forward = pieces.reduceRight<Piece[]>((later, piece) => {
    const [next, ...rest] = later;
    if (!next?.isSoft || !waiting(piece) || next.to - piece.from > LONGEST) return [piece, ...later];
    return [{ ...piece, to: next.to }, ...rest];
  }, []);
  return forward.reduce<Piece[]>((earlier, piece) => {
    const last = earlier.at(-1);
    const goesBack =
      piece.isSoft && !isJudged(piece) && opensFreely(words, piece) && piece.to - piece.from <= 2 * SHORT;
    const isInterjection = last?.from === 0 && last.to === 1;
    return last && goesBack && !isInterjection && piece.to - last.from <= LONGEST
      ? [...earlier.slice(0, -1), { ...last, to: piece.to }]
      : [...earlier, piece];
  }, []);
};

/**
 * Parts a sentence where it turns to something else. Nothing is parted at a word for which `isInside` holds, and parts that
 * hold no judgement are joined to the one that judges them.
 */
export const clausesOf = (
  words: readonly Word[],
  isInside: (at: number) => boolean,
  hasJudgement: (clause: Clause) => boolean,
): Clause[] => joined(words, piecesOf(words, isInside), hasJudgement);
