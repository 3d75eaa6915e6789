import type { PageSnapshot } from '@twofold/site-reader/site-snapshot';
import { excerpt } from '../read/wording.ts';

type Price = PageSnapshot['prices'][number];

/** What stands beside an amount instead of a sign. */
export const CURRENCY_WORDS = 'грн|лв|руб|zł|Kč|Ft|kr|Rs';

const AMOUNT_WORDS = new RegExp(
  String.raw`[\d.,]+\s?(?:${CURRENCY_WORDS})(?!\p{L})|[$€£¥]\s?[\d.,]+|[\d.,]+\s?(?:[$€£¥円]|EUR|USD|GBP|THB|CHF)|\b[A-Z]{3}\s?[\d.,]+|\b(?:prices?|from|only|just|now|you pay|our price|retail|\p{L}*preis|inkl|mwst|(?:für )?nur|ab|prix|prezzo|precio|preço|per person|each|buy|used|new|add to cart)\b|(?:\p{L}{3,} )?(?:cena|cene|цена|kaina|hind|pris|prijs|hinta)(?!\p{L})|[>*|]`,
  'giu',
);
const LONGEST_ITEM = 70;
const wordsIn = (text: string): number => text.match(/\p{L}{3,}/gu)?.length ?? 0;

const MOST_WORDS_OF_PLAN = 3;
const NO_PLAN = /pric|plans?\b|cost|preis|tarif|prix|precio|prezz|preço|料金|価格/iu;

const isPlanName = (section: string): boolean =>
  section !== '' && section.split(/\s+/u).length <= MOST_WORDS_OF_PLAN && !NO_PLAN.test(section);

/** A heading over questions, news, activities, contact or prices names no thing. */
const NO_THING =
  /(?<!\p{L})(?:faqs?|q ?& ?a|questions?|fragen|preguntas|domande|perguntas|news|aktuelles|actualit\p{L}+|noticias|notizie|novità|about|über uns|à propos|sobre|chi siamo|contacts?|kontakt|contactos?|contatt[io]|contato|activities|aktivitäten|activités|actividades|attività|atividades|all(?:e|es)?|toutes|tod[ao]s|tutt[ei]|pric(?:es?|ing)|preise?|tarif\p{L}*|prix|precios?|prezz[io]|preços?|policy|richtlinie)(?!\p{L})|[?？]|よくある|質問|お知らせ|新着|価格|料金|について|お問い合わせ/iu;
const MOST_WORDS_OF_THING = 6;

/** What costs a price: the words beside the amount, or else a heading that stands above this amount alone; of a plan, its name. */
export const itemOf = (price: Price, prices: readonly Price[]): string | undefined => {
  if (price.period !== 'once') return isPlanName(price.section) ? price.section : undefined;
  const beside = price.text
    .replaceAll(AMOUNT_WORDS, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s·–—○●•-]+|[\s·–—-]+$/gu, '');
  if (wordsIn(beside) >= 2 && price.text.includes(beside)) return excerpt(beside, LONGEST_ITEM);
  const { section } = price;
  if (NO_THING.test(section) || section.split(/\s+/u).length > MOST_WORDS_OF_THING) return undefined;
  const isOwn = prices.every((other) => other.section !== section || other.text === price.text);
  return isOwn && section.length >= 4 && section.length <= LONGEST_ITEM && wordsIn(section) >= 1 ? section : undefined;
};
