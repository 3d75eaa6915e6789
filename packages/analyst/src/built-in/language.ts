import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import { normal } from './wording.ts';
import { isFiller } from './words/filler.ts';
import { dutch } from './words/dutch.ts';
import { eastAsian } from './words/east-asian.ts';
import { english } from './words/english.ts';
import { french } from './words/french.ts';
import { german } from './words/german.ts';
import { italian } from './words/italian.ts';
import { type Lexicon, phrases } from './words/lexicon.ts';
import { portuguese } from './words/portuguese.ts';
import { spanish } from './words/spanish.ts';

/** What a page is written in: its tag, and the name of the language in English. */
export type Language = { readonly tag: string; readonly name: string; readonly isEnglish: boolean };

const spoken: readonly Lexicon[] = [english, german, french, spanish, portuguese, italian, dutch];

/** Enough of a page to know its language by. */
const SAMPLE_LENGTH = 12_000;

const commonWords = new Map(spoken.map((lexicon) => [lexicon, new Set(phrases(lexicon.common))]));

const share = (words: readonly string[], lexicon: Lexicon): number => {
  const common = commonWords.get(lexicon) ?? new Set<string>();
  return words.filter((word) => common.has(word)).length / Math.max(1, words.length);
};

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });

const nameFor = (tag: string): string => {
  try {
    return languageNames.of(tag.split('-')[0] ?? tag) ?? tag;
  } catch {
    return 'another language';
  }
};

const isTag = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
};

const scripts: readonly (readonly [tag: string, letters: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['th', /\p{Script=Thai}/gu],
];

const foreignScript = (sample: string): string | undefined => {
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return scripts.find(([, letters]) => (sample.match(letters)?.length ?? 0) > latin * 0.3 + 8)?.[0];
};

const language = (tag: string): Language => ({
  tag,
  name: nameFor(tag),
  isEnglish: tag === 'en' || tag.startsWith('en-'),
});

/** Filler is in no language. */
const sampleOf = ({ title, description, text }: SiteSnapshot): string =>
  [title, description, ...text.slice(0, SAMPLE_LENGTH).split('\n')].filter((line) => !isFiller(line)).join('\n');

/**
 * The language of a page, by its own words first and by its tag where those do not decide: many pages keep the `en` of
 * a template. English words are looked for on every page, since many mix.
 */
export const languageOf = (snapshot: SiteSnapshot): { language: Language; lexicons: readonly Lexicon[] } => {
  const sample = sampleOf(snapshot);
  const said = snapshot.language?.trim().toLowerCase() ?? '';
  const tag = isTag(said) ? said : '';
  const script = foreignScript(sample);
  if (script !== undefined) {
    const isEastAsian = ['ja', 'zh', 'ko'].includes(script);
    const known = tag !== '' && !spoken.some((lexicon) => tag.startsWith(lexicon.tag)) ? tag : script;
    return { language: language(known), lexicons: isEastAsian ? [eastAsian, english] : [english] };
  }
  const words = normal(sample).trim().split(' ');
  const ranked = spoken
    .map((lexicon) => ({ lexicon, share: share(words, lexicon) }))
    .toSorted((a, b) => b.share - a.share);
  const best = ranked[0];
  const tagged = ranked.find(({ lexicon }) => tag.split('-')[0] === lexicon.tag);
  if (
    best !== undefined &&
    best.share > leastShare(tag, tagged !== undefined) &&
    best.share > (tagged?.share ?? 0) * 1.4
  ) {
    return { language: language(best.lexicon.tag), lexicons: withEnglish(best.lexicon, tagged?.lexicon) };
  }
  if (tagged !== undefined) return { language: language(tag), lexicons: withEnglish(tagged.lexicon) };
  return { language: language(tag || 'en'), lexicons: [english] };
};

/** How many of the words must be a language's small words before it overrules what the page says it is written in. */
const leastShare = (tag: string, isSpoken: boolean): number => {
  if (tag === '') return 0.12;
  return isSpoken ? 0.08 : 0.24;
};

const withEnglish = (...lexicons: readonly (Lexicon | undefined)[]): readonly Lexicon[] => [
  ...new Set([...lexicons.filter((lexicon) => lexicon !== undefined), english]),
];
