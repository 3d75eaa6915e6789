import { once } from '../findings/once.ts';
import { kindsOf } from '../kind/kind.ts';
import { type Context, inWords, pagesRead } from '../findings/context.ts';
import { SECTIONS } from '../findings/parts.ts';
import type { Passage } from '../read/passage.ts';
import { excerpt } from '../read/wording.ts';
import { type Finding, inferred, quoteFrom, type Statement } from './statement.ts';
import { offerWords } from './offer-words.ts';
import { selfDescription } from './self-description.ts';

const REASONS =
  /\b(?:reasons?|benefits?|advantages?|what makes|our promise|how it works|what you get|highlights|vorteile|gründe|leistungen|avantages|nos atouts|ventajas|vantaggi|vantagens|características)\b|特長|特徴|選ばれる理由/iu;
const WHY = /(?<!\p{L})(?:why|warum|pourquoi|por qué|perché|por que)(?!\p{L})/iu;
const WHY_US =
  /(?<!\p{L})(?:why (?:us|choose)|warum (?:wir|uns|zu uns)|pourquoi (?:nous|choisir)|por qué (?:nosotros|elegir)|perché (?:noi|scegliere)|por que (?:nós|escolher))(?!\p{L})/iu;
const MOST_WORDS_ASKED = 5;

/** A heading above reasons. “Why trees fall in winter” is an article; “Why us”, “Why Acme” and “Why go solar?” are not. */
const isReasons = (text: string, { site }: Context): boolean => {
  if (REASONS.test(text) || WHY_US.test(text)) return true;
  if (!WHY.test(text)) return false;
  const isShortQuestion = text.trim().endsWith('?') && text.trim().split(/\s+/u).length <= MOST_WORDS_ASKED;
  return isShortQuestion || text.toLowerCase().includes(site.name.title.toLowerCase());
};

const UNIQUE = new Set(
  'rival superlative without trial free-shipping guarantee counts users founded award rating certified platforms free-plan cause free-first speed leave always origin share privacy'.split(
    ' ',
  ),
);
const PRODUCTS = kindsOf('saas app developer-tool');
const FEATURES = /\b(?:features|funktionen|fonctionnalités|funciones|funzionalità|funcionalidades)\b|機能/iu;
const MOST = 6;
/** Buttons and prices are no reasons. */
const CALL =
  /^(?:sign up|get |find |proudly |call|join|book|contact|plans? from|from |order|shop|buy|read|see|view|start|download|subscribe|follow|learn|click|jetzt|mehr|en savoir|ver |leggi|saiba)/iu;
const NUMBERS = /[$€£¥]\s?\d|\d\s?€|^\W*0\s/u;

/** “By Lila Caballero, volunteer”: who wrote it. */
const BYLINE = /^\W*(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or)\s\p{Lu}[\p{L}.’'-]*\s\p{Lu}/u;
/** Steps of reporting or submitting something. */
const ERRANDS = /\b(?:report(?:ing)?|submit(?:ting)?|flag(?:ging)?)\b/iu;

const wordsIn = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;
const FEWEST_WORDS = 5;

/** “Lake Harmony Winter Festival”: a name or a heading, no sentence about the offer. */
const isTitleCase = (text: string): boolean => {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  return words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.6;
};

const isPoint = ({ text, place, isQuotable, page }: Passage): boolean =>
  isQuotable &&
  page === 0 &&
  (place === 'heading' || place === 'item' || place === 'text') &&
  text.length >= 14 &&
  text.length <= 140 &&
  wordsIn(text) >= FEWEST_WORDS &&
  !isTitleCase(text) &&
  !/[?:]$/u.test(text.trim()) &&
  !CALL.test(text.replace(/^[^\p{L}\p{N}]+/u, '')) &&
  !NUMBERS.test(text) &&
  !BYLINE.test(text) &&
  !/at a glance|^our features?\b/iu.test(text);

/** Points under a heading such as “Five reasons to …”, and sub-headings that claim something. */
export const points = once((context: Context): readonly Passage[] => {
  const { site, isSure, judgment } = context;
  const label = site.said.findIndex(
    ({ text, place, page }) =>
      page === 0 && place !== 'heading' && text.length < 90 && text.trim().endsWith(':') && isReasons(text, context),
  );
  const isProduct = isSure && PRODUCTS.has(judgment.kind.id);
  const listed =
    label < 0
      ? []
      : site.said.slice(label + 1, label + 7).filter((passage) => passage.place === 'item' && isPoint(passage));
  if (listed.length >= 2) return listed.slice(0, 5);
  return site.said
    .filter(
      (passage) =>
        isPoint(passage) &&
        (isReasons(passage.section, context) || (isProduct && FEATURES.test(passage.section))) &&
        passage.section !== passage.text &&
        !ERRANDS.test(passage.section) &&
        passage.level < 2,
    )
    .slice(0, 4);
});

/** Kinds whose sub-headings argue for the offer; elsewhere they are titles of articles, events or products. */
const ARGUING = new Set([...PRODUCTS, 'insurance']);
/** Sub-headings that are sentences about the offer rather than names of sections or articles. */
const claims = ({ site, isSure, judgment }: Context): readonly Passage[] => {
  if (!isSure || !ARGUING.has(judgment.kind.id)) return [];
  const named = new Set(SECTIONS.flatMap((topic) => site.topic(topic)).map(({ passage }) => passage.text));
  const aboveQuotes = new Set(site.said.flatMap(({ place, section }) => (place === 'quote' ? [section] : [])));
  return site.said
    .filter(
      (passage) =>
        passage.place === 'heading' &&
        passage.level >= 2 &&
        isPoint(passage) &&
        !named.has(passage.text) &&
        !aboveQuotes.has(passage.text) &&
        !/^\W*(?:why|how|what|when|who|read|see|latest|upcoming|recent|our|the)\b/iu.test(passage.text) &&
        !/\d{4}/u.test(passage.text),
    )
    .slice(0, 3);
};

const SAME = 0.6;
const wordSet = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? []);

/** Whether most words of a text stand in another one. */
const saysTheSame = (one: string, other: string): boolean => {
  const [words, others] = [wordSet(one), wordSet(other)];
  return [...others].filter((word) => words.has(word)).length >= others.size * SAME;
};

/** What sets the offer apart: claims that can be checked first, then the reasons the site gives, then its own description. */
export const uspsOf = (context: Context, strengths: readonly Finding[]): readonly Statement[] => {
  const found = strengths.filter(({ kind }) => UNIQUE.has(kind)).slice(0, 4);
  const used = new Set(found.map(({ basis }) => (basis.basis === 'quote' ? basis.quote : '')));
  const given = [...points(context), ...claims(context)]
    .filter(({ text }) => !used.has(text) && ![...used].some((words) => saysTheSame(words, text)))
    .map((passage): Statement => ({
      kind: 'reason',
      text: inWords(context, passage.text),
      basis: quoteFrom(passage, passage.text),
      weight: 0.8,
    }));
  const usps = [...found, ...given].slice(0, MOST);
  if (usps.length > 0) return usps;
  const own = selfDescription(context);
  if (own === undefined)
    return [
      {
        kind: 'none-found',
        text: `No reason to choose ${context.site.name.inText} is given on ${pagesRead(context.site)}`,
        basis: inferred(
          'Inferred from two things: no claim that can be checked was found; the page has no sentence about itself.',
        ),
        weight: 0.1,
      },
    ];
  const words = context.judgment.kind.id === 'portfolio' ? undefined : offerWords(context);
  return [
    {
      kind: 'own-words',
      text: words === undefined ? inWords(context, excerpt(own.text, 160)) : `Offers ${words}`,
      basis: quoteFrom(own, own.text),
      weight: 0.5,
    },
  ];
};
