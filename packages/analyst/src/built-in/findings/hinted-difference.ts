import { hintsAward, isHinted } from './also-said.ts';
import { once } from './once.ts';
import type { Context } from './context.ts';

/** Figures in words, ranks, patents, guarantees and the like in seven languages: too weak to praise, enough not to miss a difference. */
const SIGNS =
  /#\s?1(?!\d)|\bn[o°º]\.?\s?1(?!\d)|(?<!\p{L})(?:number one|nummer eins|numéro un|número uno|numero uno|(?:hundreds|thousands|millions|billions|dozens) of|hunderte|tausende|millionen|centaines|milliers|millions? d|cientos de|miles de|millones de|centinaia|migliaia|milioni di|centenas|milhares|milhões|patent\p{L}*|brevet\p{L}*|brevett\p{L}*|first (?:in|of its|and only|to)|the (?:first|only|official|original)|offiziell\p{L}*|officiel\p{L}*|oficial\p{L}*|ufficial\p{L}*|official (?:site|version|partner)|exclusiv\p{L}*|exklusiv\p{L}*|exclusif|esclusiv\p{L}*|unique|einzigartig\p{L}*|únic[oa]s?|unic[oa]|erste[rnsm]?|einzige[rnsm]?|largest|biggest|leading|oldest|größte\p{L}*|führend\p{L}*|älteste\p{L}*|leader|líder|award\p{L}*|ausgezeichnet\p{L}*|since \d{4}|seit \d{4}|depuis|desde|dal \d{4}|guarante\p{L}*|garant\p{L}*|years of|jahre\p{L}* (?:erfahrung|tradition)|ans d|años de|anni di|anos de|best[- ](?:seller|selling|known))(?!\p{L})|世界初|日本初|唯一|特許|公式|創業|保証/iu;
const LONGEST = 600;

/** Whether the pages may name a difference in a form that the rules cannot tell for certain. */
export const hintsDifference = once(
  ({ site }: Context): boolean =>
    isHinted(site, 'certified') ||
    hintsAward(site) ||
    site.said.some(({ text, place }) => place !== 'link' && place !== 'address' && SIGNS.test(text.slice(0, LONGEST))),
);
