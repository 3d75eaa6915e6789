import { isHead } from '../read/passage.ts';
import type { Site } from '../read/site.ts';

/** Words for working in a whole country or everywhere. */
const EVERYWHERE =
  /(?<!\p{L})(?:nation-?wide|country-?wide|world-?wide|across the (?:country|nation|globe|world|u\.?s\.?a?|uk|united (?:states|kingdom))|throughout the (?:country|u\.?s\.?a?|uk|united (?:states|kingdom))|(?:bundes|deutschland|österreich|schweiz|europa|welt)weit\p{L}*|in ganz (?:deutschland|österreich|europa)|(?:dans )?(?:la )?france entière|(?:partout|dans toute) (?:en|la) france|dans le monde entier|(?:en|a) tod[oa] (?:españa|méxico|chile|el (?:país|mundo)|argentina|colombia)|in tutta (?:italia|europa)|in tutto il mondo|(?:em|para) todo o (?:brasil|país|mundo))(?!\p{L})|全国(?:対応|どこ|配送|出張)/iu;
const MIN_COUNT = 2;

/** Whether a site says in its first words, or twice, that it works in a whole country: its address is then the head office. */
export const isWide = ({ said }: Site): boolean => {
  const own = said.filter(({ page, place, text }) => page === 0 && place !== 'quote' && EVERYWHERE.test(text));
  return own.some(isHead) || new Set(own.map(({ text }) => text)).size >= MIN_COUNT;
};
