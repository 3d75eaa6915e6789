import type { PageSnapshot } from '@twofold/site-reader/site-snapshot';
import { excerpt } from '../read/wording.ts';
import type { Price } from './price-range.ts';

/** Currencies that are written in letters beside an amount. */
export const CURRENCY_WORDS = 'грн|лв|руб|zł|Kč|Ft|kr|Rs';

const AMOUNT_WORDS = new RegExp(
  String.raw`[\d.,]+\s?(?:${CURRENCY_WORDS})(?!\p{L})|[$€£¥]\s?[\d.,]+|[\d.,]+\s?(?:[$€£¥円]|EUR|USD|GBP|THB|CHF)|\b[A-Z]{3}\s?[\d.,]+|\b(?:prices?|from|only|just|now|you pay|our price|retail|\p{L}*preis|inkl|mwst|(?:für )?nur|ab|prix|prezzo|precio|preço|per person|each|buy|used|new|add to cart)\b|(?:\p{L}{3,} )?(?:cena|cene|цена|kaina|hind|pris|prijs|hinta)(?!\p{L})|[>*|]`,
  'giu',
);
const MAX_ITEM_LENGTH = 70;
const wordsIn = (text: string): number => text.match(/\p{L}{3,}/gu)?.length ?? 0;

const MAX_WORDS_OF_PLAN = 3;
const NO_PLAN = /pric|plans?\b|cost|preis|tarif|prix|precio|prezz|preço|料金|価格/iu;

/** Headings that name no item: questions, news, activities, contact, prices, badges, promotions. */
const NO_ITEM =
  /(?<!\p{L})(?:faqs?|q ?& ?a|questions?|fragen|preguntas|domande|perguntas|news|aktuelles|actualit\p{L}+|noticias|notizie|novità|about|über uns|à propos|sobre|chi siamo|contacts?|kontakt|contactos?|contatt[io]|contato|activities|aktivitäten|activités|actividades|attività|atividades|all(?:e|es)?|toutes|tod[ao]s|tutt[ei]|pric(?:es?|ing)|preise?|tarif\p{L}*|prix|precios?|prezz[io]|preços?|policy|richtlinie|top|hits?|neu(?:heit)?(?:en)?|aktion(?:en)?|angebote?|sale|offers?|deals?|promo\p{L}*|soldes|offres?|ofertas?|rebajas|offert[ae]|sconti|novedad(?:es)?|novidades|nouveautés?|best ?sellers?|gratis)(?!\p{L})|(?:19|20)\d\d|[?？]|よくある|質問|お知らせ|新着|価格|料金|費|について|お問い合わせ/iu;
const MAX_WORDS_OF_ITEM = 6;
/** “REFERRING DENTISTS”: all caps are a badge or the title of a box. A single word may be the name of a plan. */
const isShouted = (section: string): boolean => section === section.toUpperCase() && /\p{Lu}{3}/u.test(section);

const isPlanName = (section: string): boolean =>
  section !== '' &&
  section.split(/\s+/u).length <= MAX_WORDS_OF_PLAN &&
  !NO_PLAN.test(section) &&
  !(isShouted(section) && /\s/u.test(section));

const isItemName = (section: string): boolean =>
  section.length >= 4 &&
  section.length <= MAX_ITEM_LENGTH &&
  section.split(/\s+/u).length <= MAX_WORDS_OF_ITEM &&
  wordsIn(section) >= 1 &&
  !isShouted(section);

/** Between the name and the amount there may be a line about the item and one about the price. */
const MAX_BETWEEN = 2;
/** Whether the heading is right above the amount and has no other occurrence of it below. */
const isRightAbove = ({ section, text }: Price, pages: readonly PageSnapshot[]): boolean =>
  pages.some(({ blocks }) => {
    const below = blocks.filter((block) => block.section === section && block.kind !== 'heading');
    const places = below.flatMap((block, at) => (block.text.includes(text) ? [at] : []));
    return places.length === 1 && places.every((at) => at <= MAX_BETWEEN);
  });

/** The item that a price buys: the words beside the amount, or else a heading right above this amount only. For a recurring price, the plan. */
export const itemOf = (price: Price, prices: readonly Price[], pages: readonly PageSnapshot[]): string | undefined => {
  const { section, text } = price;
  const beside = text
    .replaceAll(AMOUNT_WORDS, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s·–—○●•-]+|[\s·–—-]+$/gu, '');
  const isHeaded = (): boolean => !NO_ITEM.test(section) && isRightAbove(price, pages);
  if (price.period !== 'once') return isPlanName(section) && !/[.!?]$/u.test(text) && isHeaded() ? section : undefined;
  // If there are words beside the amount, the heading is about the text and does not name the item.
  if (wordsIn(beside) > 0)
    return wordsIn(beside) > 1 && text.includes(beside) ? excerpt(beside, MAX_ITEM_LENGTH) : undefined;
  const isOwn = prices.every((other) => other.section !== section || other.text === text);
  return isOwn && isItemName(section) && isHeaded() ? section : undefined;
};
