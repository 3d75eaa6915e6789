import { visibleText } from '../visible-text.ts';
import { mainReviewIn } from './content.ts';

/** The maximum number of hashes in a sketch. A text with fewer parts is represented completely. */
const MAX_HASHES = 128;
/** Parts are runs of this many letters and digits. */
const PART_LENGTH = 5;
/** The maximum compared length: a review has at most 20,000 characters, and normalizing makes several of some letters. */
const MAX_CHARACTERS = 30_000;
/** Two texts are near duplicates if one contains this share of the parts of the other. */
const MIN_SHARED_RATIO = 0.6;
/** With fewer hashes to compare, different texts may match by chance. */
const MIN_COMPARED_HASHES = 12;

/** The smallest hashes of the parts of a text, in ascending order; `isWhole` if none was omitted. */
export type Sketch = { readonly hashes: Uint32Array; readonly isWhole: boolean };

/** Letters and digits only, without case, accents, spacing, punctuation and invisible characters. */
const normalized = (text: string): string =>
  visibleText(text.normalize('NFKD'))
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, MAX_CHARACTERS);

/** FNV-1a, then mixed so that the smallest hashes are a fair sample. */
const hashOf = (text: string, from: number, to: number): number => {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** Makes the sketch of a review: plain text, or JSON with `mainReview`. Linear in its length. */
export const sketchOf = (content: string): Sketch => {
  const text = normalized(mainReviewIn(content) ?? content);
  const parts = new Set<number>();
  const last = Math.max(0, text.length - PART_LENGTH);
  for (let at = 0; at <= last; at++) parts.add(hashOf(text, at, Math.min(text.length, at + PART_LENGTH)));
  const sorted = Uint32Array.from(parts).toSorted();
  return { hashes: sorted.slice(0, MAX_HASHES), isWhole: sorted.length <= MAX_HASHES };
};

/** The encoding in an event: a letter that says whether the sketch is complete, then the hashes in base64. */
export const sketchText = ({ hashes, isWhole }: Sketch): string =>
  (isWhole ? 'w' : 's') +
  btoa(String.fromCharCode(...new Uint8Array(hashes.buffer, hashes.byteOffset, hashes.byteLength)));

export const sketchFrom = (text: string): Sketch => {
  const bytes = Uint8Array.from(atob(text.slice(1)), (character) => character.charCodeAt(0));
  return { hashes: new Uint32Array(bytes.buffer, 0, bytes.length >>> 2), isWhole: text.startsWith('w') };
};

const countUpTo = (hashes: Uint32Array, bound: number): number => {
  const after = hashes.findIndex((hash) => hash > bound);
  return after === -1 ? hashes.length : after;
};

/**
 * Whether one text contains most parts of the other, so that added words do not hide a copy. Compares the hashes up to
 * the smaller of the two largest ones: both sketches contain every part in that range.
 */
export const areAlike = (one: Sketch, other: Sketch): boolean => {
  const boundOf = ({ hashes, isWhole }: Sketch): number => (isWhole ? 0xffffffff : (hashes.at(-1) ?? 0));
  const bound = Math.min(boundOf(one), boundOf(other));
  const [a, b] = [one, other].map(({ hashes }) => hashes.subarray(0, countUpTo(hashes, bound)));
  if (!a || !b) return false;
  const fewer = Math.min(a.length, b.length);
  if (fewer === 0 || (fewer < MIN_COMPARED_HASHES && !(one.isWhole && other.isWhole))) return false;
  const known = new Set(b);
  let shared = 0;
  for (const hash of a) if (known.has(hash)) shared++;
  return shared >= Math.min(fewer, MIN_COMPARED_HASHES) && shared >= MIN_SHARED_RATIO * fewer;
};
