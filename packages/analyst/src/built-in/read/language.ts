import type { PageSnapshot } from '@twofold/site-reader/site-snapshot';
import { setOf } from './wording.ts';

/** The language of a page: its tag and its English name. */
export type Language = { readonly tag: string; readonly name: string };

/** Frequent small words that identify a language. */
const SMALL_WORDS: Readonly<Record<string, string>> = {
  en: 'the and of to in is you that it for with on are this your we our from by be at or an as not have can will more all what how get',
  de: 'der die das und in den von zu mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach bei wir ihre unsere oder',
  fr: 'de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont la avec vous nous votre nos',
  es: 'de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le nuestro tu este',
  it: 'di e il la che in un a per è una sono con non si da come le dei nel alla più del della gli anche ma i nostro',
  pt: 'de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua você nosso',
  pl: 'i w na z do się nie jest to że dla od po przez jak oraz lub są ze za przy naszych twoje',
  cs: 'a v na se je to z do pro že s od po za jako nebo jsou ve při našich vaše bez také',
  hr: 'i u je se na da za su od s koji ili iz po kao do nije što kako vaša naše sve može biti ima',
  da: 'og i at det er en til på af for med den som de ikke et har vi du kan din vores eller fra',
  sv: 'och i att det är en till på av för med den som de inte ett har vi du kan din våra eller från',
  no: 'og i å det er en til på av for med den som de ikke et har vi du kan din våre eller fra',
  fi: 'ja on ei että se kun tai myös sekä mutta ovat meidän sinun kaikki nyt jos niin voit',
  hu: 'a az és hogy nem is egy van meg csak vagy de ha már még mint minden után kell',
  tr: 've bir bu ile için de da olarak daha çok en gibi sonra kadar olan her ya veya',
  ro: 'și în de la a cu pe pentru este din nu mai care sau sunt prin care noastre tău',
  sl: 'in je se na da za v z ki pri od do po tudi kot so ne ali več med še vas naše vaše kako',
  sk: 'a v na sa je to z do pre že s od po za ako alebo sú vo pri našich vaše bez aj viac',
  ca: 'de la el i que en a els les un una per amb és són del dels al als més no com també tots nostre seva aquest',
  gl: 'de a o que e do da en un unha para con é non os as no na por máis como ao dos das tamén nosa túa teu moito',
  et: 'ja on ei et see ka kui oma või mis ning meie kõik saab',
  lt: 'ir yra kad iš į su ne tai bet kaip mūsų ar jūsų nuo dėl',
  lv: 'un ir ka no uz ar par kas vai mūsu jūsu lai pie kā',
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

/** Languages that share a script with the key. */
const SHARING: Readonly<Record<string, string>> = {
  ru: 'ru bg uk be sr mk kk ky mn tg',
  zh: 'zh yue',
  ar: 'ar fa ur ps ckb',
  he: 'he yi',
  hi: 'hi mr ne',
};

/** Letters that only one language writes, or hardly any other. */
const OWN_LETTERS: readonly (readonly [tag: string, letters: RegExp])[] = [
  ['uk', /[іїєґ]/giu],
  ['mk', /[ѓќѕ]/giu],
  ['sr', /[ђћ]/giu],
  ['ru', /[ыэё]/giu],
  ['bg', /ъ/giu],
];
/** The smallest share of all letters at which such a letter decides. */
const MIN_OWN = 0.004;

/** The language among those that share a script: the one that the markup names, else the one whose letters occur. */
const amongSharing = (script: string, tag: string | undefined, sample: string): string => {
  const sharing = SHARING[script]?.split(' ') ?? [];
  if (tag !== undefined && sharing.includes(tag)) return tag;
  if (script !== 'ru') return script;
  const letters = sample.match(/\p{Script=Cyrillic}/gu)?.length ?? 1;
  return OWN_LETTERS.find(([, own]) => (sample.match(own)?.length ?? 0) / letters > MIN_OWN)?.[0] ?? script;
};

const SAMPLE_LENGTH = 12_000;
/** The smallest share of letters at which a page is written in a script. */
const MIN_SCRIPT = 0.15;
/** The smallest share of small words at which the text overrules the language tag. */
const MIN_SHARE = 0.12;
/** The tag is believed if its language has almost as many small words: Norwegian and Danish, or Slovene and Croatian, share most of theirs. */
const NEARLY = 0.7;
/** Two tags for one language. */
const SAME_AS: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' };
/** This many distinct small words overrule the tag of a language without a list: Romanian and Spanish share a few. */
const MIN_DIFFERENT = 10;

const names = new Intl.DisplayNames(['en'], { type: 'language' });

const named = (tag: string): Language => {
  try {
    return { tag, name: names.of(tag) ?? tag };
  } catch {
    return { tag: 'en', name: 'English' };
  }
};

const smallWords = Object.entries(SMALL_WORDS).map(([tag, words]) => ({ tag, words: new Set(words.split(' ')) }));

const differentIn = (words: readonly string[], tag: string | undefined): number => {
  const small = smallWords.find((each) => each.tag === tag)?.words;
  return new Set(words.filter((word) => small?.has(word))).size;
};

/** How many distinct small words of a language occur among the words of two letters or more, and how many of every other language; none for a language without a list. */
export const smallWordsIn = (
  all: readonly string[],
  tag: string,
): { readonly count: number; readonly others: readonly number[] } => {
  const words = all.filter(({ length }) => length > 1);
  const isKnown = tag in SMALL_WORDS;
  const others = isKnown ? smallWords.filter((each) => each.tag !== tag) : [];
  return { count: differentIn(words, tag), others: others.map((each) => differentIn(words, each.tag)) };
};

const scriptOf = (sample: string): string | undefined => {
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  return SCRIPTS.find(([, script]) => (sample.match(script)?.length ?? 0) > Math.max(4, letters * MIN_SCRIPT))?.[0];
};

/** The language of a page: by its script, its small words, or its tag where those do not decide. */
export const languageOf = (page: Pick<PageSnapshot, 'title' | 'description' | 'text' | 'language'>): Language => {
  const sample = `${page.title}\n${page.description}\n${page.text.slice(0, SAMPLE_LENGTH)}`;
  const tag = /^[a-z]{2,3}(?=$|[-_])/iu.exec(page.language?.trim() ?? '')?.[0]?.toLowerCase();
  const script = scriptOf(sample);
  if (script !== undefined) return named(amongSharing(script, tag, sample));
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? [];
  const shares = smallWords.map((each) => {
    return { tag: each.tag, share: words.filter((word) => each.words.has(word)).length / words.length };
  });
  const [best] = shares.toSorted((a, b) => b.share - a.share);
  const marked = shares.find((each) => each.tag === (SAME_AS[tag ?? ''] ?? tag));
  if (tag !== undefined && best !== undefined && (marked?.share ?? 0) > best.share * NEARLY) return named(tag);
  const isPlain = tag === undefined || tag in SMALL_WORDS || differentIn(words, best?.tag) >= MIN_DIFFERENT;
  if (best !== undefined && best.share >= MIN_SHARE && words.length > 20 && isPlain) return named(best.tag);
  return named(tag ?? (best !== undefined && best.share >= MIN_SHARE ? best.tag : 'en'));
};

/** Whether text on a page in another language is English: outside of brackets it has small words of English, and none of the page’s language. */
export const isEnglish = (text: string, { tag }: Language): boolean => {
  if (tag === 'en') return true;
  if (!/^[\p{ASCII}’“”–—…]*$/u.test(text)) return false;
  const words =
    text
      .toLowerCase()
      .replaceAll(/\([^()]*\)/gu, '')
      .match(/\p{L}+/gu) ?? [];
  const has = (language: string): boolean =>
    smallWords.some((each) => each.tag === language && words.some((word) => each.words.has(word)));
  return has('en') && (tag in SMALL_WORDS || tag === 'ru' || tag === 'bg') && !has(tag);
};

/** Languages with a lexicon; in others, a word they share may mean anything. */
export const KNOWN_LANGUAGES: ReadonlySet<string> = setOf('en de fr es it pt ja');
