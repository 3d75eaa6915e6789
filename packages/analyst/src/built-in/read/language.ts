import type { PageSnapshot } from '@twofold/site-reader/site-snapshot';
import { setOf } from './wording.ts';

/** What a page is written in: its tag, and the name of the language in English. */
export type Language = { readonly tag: string; readonly name: string };

/** Frequent small words by which a language is known. */
const SMALL_WORDS: Readonly<Record<string, string>> = {
  en: 'the and of to in is you that it for with on are this your we our from by be at or an as not have can will more all what how get',
  de: 'der die das und in den von zu mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach bei wir ihre unsere oder',
  fr: 'de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont la avec vous nous votre nos',
  es: 'de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le nuestro tu este',
  it: 'di e il la che in un a per è una sono con non si da come le dei nel alla più del della gli anche ma i nostro',
  pt: 'de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua você nosso',
  nl: 'de het een en van in is dat op te zijn voor met die niet aan er om ook als bij maar uit wij onze u naar',
};

const SCRIPTS: readonly (readonly [tag: string, letters: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['th', /\p{Script=Thai}/gu],
];

/** Languages of one script, by the language that stands for it: the tag of a page decides among them. */
const SAME_SCRIPT: Readonly<Record<string, ReadonlySet<string>>> = {
  ru: setOf('bg uk be sr mk kk ky mn'),
  ar: setOf('fa ur ckb'),
  hi: setOf('mr ne'),
};

const SAMPLE_LENGTH = 12_000;
/** From this share of a script's letters on, a page is written in it. */
const LEAST_SCRIPT = 0.15;
/** From this share of small words on, a page's own words overrule the tag it carries. */
const LEAST_SHARE = 0.12;

const names = new Intl.DisplayNames(['en'], { type: 'language' });

const named = (tag: string): Language => {
  try {
    return { tag, name: names.of(tag) ?? tag };
  } catch {
    return { tag: 'en', name: 'English' };
  }
};

const smallWords = Object.entries(SMALL_WORDS).map(([tag, words]) => ({ tag, words: new Set(words.split(' ')) }));

const scriptOf = (sample: string): string | undefined => {
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  return SCRIPTS.find(([, script]) => (sample.match(script)?.length ?? 0) > Math.max(4, letters * LEAST_SCRIPT))?.[0];
};

/** The language of a page: by its script, by its own small words, and by its tag where those do not decide. */
export const languageOf = (page: Pick<PageSnapshot, 'title' | 'description' | 'text' | 'language'>): Language => {
  const sample = `${page.title}\n${page.description}\n${page.text.slice(0, SAMPLE_LENGTH)}`;
  const script = scriptOf(sample);
  const tag = /^[a-z]{2,3}(?=$|[-_])/iu.exec(page.language?.trim() ?? '')?.[0]?.toLowerCase();
  if (script !== undefined) return named(tag !== undefined && SAME_SCRIPT[script]?.has(tag) === true ? tag : script);
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? [];
  const best = smallWords
    .map(({ tag, words: small }) => ({ tag, share: words.filter((word) => small.has(word)).length / words.length }))
    .toSorted((a, b) => b.share - a.share)[0];
  if (best !== undefined && best.share >= LEAST_SHARE && words.length > 20) return named(best.tag);
  return named(tag ?? (best !== undefined && best.share >= LEAST_SHARE ? best.tag : 'en'));
};

/** Languages whose words the lexicons know; in others a word that they share may mean anything. */
export const KNOWN_LANGUAGES: ReadonlySet<string> = setOf('en de fr es it pt ja');
