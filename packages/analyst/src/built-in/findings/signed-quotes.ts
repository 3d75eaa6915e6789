import type { Passage } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import { memoize } from './memoize.ts';
import { FIRST_PERSON_PRONOUN, nameAt, praiseZone, SPOKEN, THANKS_WORDS } from './voices.ts';

const QUOTED_TEXT = /^["“„«”]\s?[^"“”„«»]{40,900}["”“»]\W*$/u;
const FIRST_PERSON_SINGULAR =
  /(?<!\p{L})(?:I|[Mm](?:y|e|ein\p{L}*|ir|ich|on|a|i|is|io|ia|eu|inha)|[Ii]ch|[Jj]e|[Yy]o|[Ii]o|[Ee]u)(?!\p{L})/u;
const SIGNED = /^[—–~-]\s?\p{L}.{1,78}$/u;
const ADMIRES = new RegExp(String.raw`(?<!\p{L})(?:${THANKS_WORDS}|obrigad[oa]|saved)(?!\p{L})`, 'iu');
const [MIN_COUNT, NEAR] = [2, 10];

/** Whether a body text is in quotation marks from its first to its last letter. */
export const isWhollyQuoted = ({ place, text }: Passage): boolean => SPOKEN.has(place) && QUOTED_TEXT.test(text.trim());

/** Words of other people: whole texts in quotation marks, and first-person texts below a testimonials heading. */
export const saidByOthers = memoize((site: Site): ReadonlySet<Passage> => {
  const zone = praiseZone(site);
  return new Set(
    site.said.filter(
      (passage) =>
        isWhollyQuoted(passage) ||
        (zone.has(passage) && SPOKEN.has(passage.place) && FIRST_PERSON_SINGULAR.test(passage.text)),
    ),
  );
});

/** The speaker of a quote, by name or only by a description. */
export type Signer = { readonly name?: string; readonly description?: string; readonly words: string };

/** “I found it here!” - Ada: a quote and its speaker in one text. */
const WITH_NAME = /^(?<words>["“„«”]\s?[^"“”„«»]{40,900}["”“»])\s?[—–~-]\s?(?<by>\p{Lu}.{1,60})$/u;
const signedWithin = (passage: Passage): Signer | undefined => {
  const { words, by } = (SPOKEN.has(passage.place) && WITH_NAME.exec(passage.text.trim())?.groups) || {};
  const name = by === undefined ? undefined : nameAt({ ...passage, text: by });
  return words === undefined || name === undefined ? undefined : { name, words };
};

/** The speaker named beside a quote: below it after a dash, or above it as the heading of its card. */
const signerOf = (said: readonly Passage[], at: number): Signer | undefined => {
  const words = said[at]?.text.trim() ?? '';
  const [above, heading, below] = [said[at - 1], said[at - 2], said[at + 1]];
  for (const card of [above, heading]) {
    const name = card?.place === 'heading' && card.level > 2 ? nameAt(card) : undefined;
    if (name !== undefined) return { name, words };
  }
  const text = below?.text.trim() ?? '';
  if (below === undefined || !SPOKEN.has(below.place) || !SIGNED.test(text)) return undefined;
  const name = nameAt(below);
  return name === undefined ? { description: text.replace(/^[—–~-]\s?/u, ''), words } : { name, words };
};

/** Whether a quote is about the site: it contains a word of its name, or thanks. */
const isOfSite = ({ name }: Site, words: string): boolean =>
  ADMIRES.test(words) ||
  (name.title.match(/\p{Lu}[\p{L}’'-]{3,}/gu) ?? []).some((word) =>
    new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(words),
  );

/** At least two signed first-person quotes near each other, one of which is about the site. */
export const signedQuotes = memoize((site: Site): ReadonlyMap<Passage, Signer> => {
  const found = site.said.flatMap((passage, at) => {
    const signer = isWhollyQuoted(passage) ? signerOf(site.said, at) : signedWithin(passage);
    return signer === undefined || !FIRST_PERSON_PRONOUN.test(signer.words) ? [] : [{ passage, at, signer }];
  });
  const isNear = ({ at }: { readonly at: number }): boolean =>
    found.some((other) => other.at !== at && Math.abs(other.at - at) <= NEAR);
  const set = found.filter(isNear);
  const isMeant = set.length >= MIN_COUNT && set.some(({ passage }) => isOfSite(site, passage.text));
  return new Map(isMeant ? set.map(({ passage, signer }) => [passage, signer]) : []);
});
