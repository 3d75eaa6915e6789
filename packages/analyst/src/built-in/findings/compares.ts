import { isHead, type Passage } from '../read/passage.ts';
import type { Context } from './context.ts';
import { once } from './once.ts';

const COMPARES =
  /(?<!\p{L})(?:compare (?:the )?prices|price comparisons?|preisvergleich\p{L}*|preise vergleichen|comparateur de prix|compare[rz] les prix|compar(?:a|ar|ador de|ación de) (?:los )?precios|confront(?:a|o) (?:dei )?prezzi|compar(?:ar|ador de|e) (?:os )?preços|hasonlítsd össze az árakat|ár-?összehasonlít\p{L}*|сравнение цен|сравни цените|porównywark\p{L}* cen|srovnání cen)(?!\p{L})|価格比較|価格\.com/iu;

/** The first words by which a site says that it compares prices: those are what other shops ask. */
export const comparesPrices = once(({ site }: Pick<Context, 'site'>): Passage | undefined =>
  site.said.find((passage) => passage.page === 0 && isHead(passage) && COMPARES.test(passage.text)),
);
