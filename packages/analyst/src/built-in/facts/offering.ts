import { titleParts } from '../name.ts';
import { isAbout, type Page, type Quote, quoteOf, type Sentence } from '../page.ts';
import { capitalised, ended, excerpt, normal, quoted, withArticle, wordsOf } from '../wording.ts';
import { kindNames, type SiteKind } from '../words/site-kinds.ts';
import { colonHead, retold } from './retold.ts';

/** What a page is there for: the sentence in which it says so, and that sentence as one of ours. */
export type Offering = {
  readonly purpose: string;
  readonly quote: Quote;
  /** The page says in its headline what it is, rather than with a slogan. */
  readonly isPlain: boolean;
};

/** `order` counts from 0 among the sentences of the same place: the first ones introduce, the next explain. */
type Candidate = { readonly text: string; readonly sentence: Sentence; readonly order: number };

/** The title without the name of the site is a candidate of its own: it is a tagline more often than not. */
const candidatesOf = (page: Page, kind: SiteKind): readonly Candidate[] => {
  const title = page.sentences.find(({ place }) => place === 'title');
  const name = normal(page.name.title);
  const parts = titleParts(page.snapshot.title).filter((part) => normal(part) !== name);
  const h1 = normal(page.snapshot.headings.find(({ level }) => level === 1)?.text ?? '');
  const headline = page.prose.find((sentence) => sentence.place === 'heading' && sentence.normal === h1);
  const isRead = kind === 'blog' || kind === 'news';
  const said = page.prose.filter(({ place, block }) => place === 'paragraph' && (!isRead || block <= 2)).slice(0, 4);
  const described = page.sentences.filter(({ place }) => place === 'description').slice(0, 2);
  const inOrder = (sentences: readonly Sentence[]) =>
    sentences.map((sentence, order) => ({ text: sentence.text, sentence, order }));
  const all = [
    ...(title === undefined ? [] : parts.slice(0, 3).map((text) => ({ text, sentence: { ...title, text }, order: 0 }))),
    ...inOrder(described),
    ...(headline === undefined ? [] : inOrder([headline])),
    ...inOrder(said),
  ];
  return all.filter(({ text }) => normal(text) !== name && (text.match(/\p{L}/gu)?.length ?? 0) >= text.length / 3);
};

const placeScore: Readonly<Partial<Record<Sentence['place'], number>>> = { title: 1.4, description: 1.6, heading: 1 };

const contentWords = (text: string): readonly string[] => [
  ...new Set(wordsOf(text.toLowerCase()).filter((word) => word.length >= 4)),
];

const lengthScore = (count: number): number => {
  if (count < 3) return -5;
  if (count < 5) return 0.5;
  return count <= 14 ? 2 : 2 - (count - 14) * 0.15;
};

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** Length in words; long compounds count for more than one, and scripts without spaces by their characters. */
const sizeOf = (text: string): number => {
  const characters = text.match(eastAsian)?.length ?? 0;
  return characters > 3 ? Math.round(characters / 2) : Math.max(wordsOf(text).length, Math.round(text.length / 9));
};

/** “Acme fixes what …”: the name, and a verb in the third person. */
const namesItself = (page: Page, text: string): boolean => {
  const { inText } = page.name;
  return text.startsWith(inText) && /^\s(?!is\s)[a-z]{2,}s\s/u.test(text.slice(inText.length));
};

const plainness = (
  page: Page,
  { text, sentence, order }: Candidate,
  headWords: ReadonlyMap<string, number>,
): number => {
  const repeated = contentWords(text).filter((word) => (headWords.get(word) ?? 0) >= 2).length;
  const lower = text.toLowerCase();
  return (
    lengthScore(sizeOf(text)) +
    (placeScore[sentence.place] ?? 0) +
    Math.min(2, repeated * 0.5) -
    order * (sentence.place === 'description' ? 1.3 : 0.7) +
    (introducesSomebody.test(text) ? 2.5 : 0) +
    (lower.startsWith(page.name.inText.toLowerCase()) &&
    /\b(?:is an?|is the|ist eine?|est une?|es una?|é uma?|è una?|is een)\b/u.test(lower)
      ? 2.5
      : 0) +
    (namesItself(page, text) ? 1.2 : 0) +
    (/\b(?:for|für|pour|para|per|voor)\b/u.test(lower) ? 0.8 : 0) -
    (text.endsWith('?') ? 3 : 0) -
    (text.endsWith('!') ? 1 : 0) -
    (/\b(?:we|our|us|you|your|i|my|welcome|willkommen|bienvenue)\b/u.test(lower) ? 0.8 : 0) -
    (isAbout(page, { normal: normal(text) }, 'self-praise') ? 1.2 : 0) -
    (isAbout(page, { normal: normal(text) }, 'boilerplate') ? 6 : 0) -
    (/https?:|\{\{|@/u.test(text) ? 3 : 0) -
    (/[$€£]\s?\d|\d\s?€|\d{3}[\s-]\d{3}/u.test(text) ? 2 : 0)
  );
};

const introducesSomebody =
  /^(?:hi,? |hello,? )?(?:i['’]m|i am)\s(?:an?\s)?.*\b(?:designer|developer|engineer|photographer|writer|artist|illustrator|architect|consultant|researcher|musician|director)\b/iu;

/** In how many of the title, the description and the first heading a word stands: what they repeat is what they are about. */
const headWordsOf = ({ snapshot }: Page): ReadonlyMap<string, number> => {
  const heading = snapshot.headings.find(({ level }) => level === 1)?.text ?? '';
  const counts = new Map<string, number>();
  for (const word of [snapshot.title, snapshot.description, heading].flatMap(contentWords)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
};

/** “Acme – tools for X” without the name and the dash; “Acme is …” stays as it is. */
const withoutLabel = (text: string, name: string): string => {
  const rest = text.startsWith(name) ? text.slice(name.length) : '';
  const found = /^\s*[–—:|-]\s*(?<rest>\S.{5,})$/u.exec(rest)?.groups?.['rest'];
  return found ?? text;
};

const LEAST_SCORE = 1;

const tell = (page: Page, { text }: Candidate): string | undefined =>
  page.language.isEnglish ? retold(text, page.name.title) : undefined;

/** What a page is there for. Undefined when it has no words that could say so. */
export const offeringOf = (page: Page, kind: SiteKind): Offering | undefined => {
  const headWords = headWordsOf(page);
  const ranked = candidatesOf(page, kind)
    .map((candidate) => ({ candidate, score: plainness(page, candidate, headWords) }))
    .toSorted((a, b) => b.score - a.score);
  const first = ranked[0];
  if (first === undefined || first.score < LEAST_SCORE) return undefined;
  const isClose = ({ score }: { score: number }) => score > first.score - 2.2 && score > 0;
  const best = page.language.isEnglish
    ? (ranked.find((entry) => isClose(entry) && tell(page, entry.candidate) !== undefined) ?? first)
    : first;
  const { text, sentence } = best.candidate;
  const head = colonHead(text);
  const said = withoutLabel(head === page.name.title ? text : head, page.name.title);
  const introduced = `${withArticle(kindNames[kind])} that introduces itself with ${quoted(excerpt(said, 140))}`;
  return {
    purpose: ended(tell(page, best.candidate) ?? capitalised(introduced)),
    quote: quoteOf(sentence),
    isPlain: first.score >= (first.candidate.sentence.place === 'paragraph' ? 4 : 2.5),
  };
};
