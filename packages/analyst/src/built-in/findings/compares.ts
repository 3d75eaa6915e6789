import { isHead, type Passage } from '../read/passage.ts';
import type { Context } from './context.ts';
import { memoize } from './memoize.ts';

const COMPARES =
  /(?<!\p{L})(?:compare (?:the )?prices|price comparisons?|preisvergleich\p{L}*|preise vergleichen|comparateur de prix|compare[rz] les prix|compar(?:a|ar|ador de|ación de) (?:los )?precios|confront(?:a|o) (?:dei )?prezzi|compar(?:ar|ador de|e) (?:os )?preços|hasonlítsd össze az árakat|ár-?összehasonlít\p{L}*|сравнение цен|сравни цените|porównywark\p{L}* cen|srovnání cen)(?!\p{L})|価格比較|価格\.com/iu;

/** The first title, description or main heading that says that the site compares prices. The prices on such a page are those of other shops. */
export const comparesPrices = memoize(({ site }: Pick<Context, 'site'>): Passage | undefined =>
  site.said.find((passage) => passage.page === 0 && isHead(passage) && COMPARES.test(passage.text)),
);
