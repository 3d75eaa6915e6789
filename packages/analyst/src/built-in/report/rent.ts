import type { Context } from '../findings/context.ts';
import { pricesOf } from '../findings/price.ts';
import { priceRange } from '../findings/price-range.ts';
import { isHead } from '../read/passage.ts';
import { quoted } from '../read/wording.ts';
import { quoteFrom, type Statement, statement } from './statement.ts';

const RENTED =
  /(?<!\p{L})(?:apartments?(?! hotel)|flats? to (?:let|rent)|homes? for rent|mietwohnung\p{L}*|wohnungen (?:zu vermieten|mieten)|appartements? à louer|pisos? en alquiler|appartament[io] in affitto)(?!\p{L})/iu;
const BY_LANDLORD =
  /(?<!\p{L})(?:residents?|leas(?:e|ing)|amenities|floor ?plans|communit(?:y|ies)|mieter\p{L}*|locataires?|inquilin[oi]s?)(?!\p{L})/iu;
/** The rent of an apartment building: prices under its own name, if there are any. */
export const rent = (context: Context): Statement | undefined => {
  const { site, isSure } = context;
  const title = site.said.find((said) => said.page === 0 && isHead(said) && RENTED.test(said.text));
  const isLandlord = site.snapshot.links.some(({ text }) => BY_LANDLORD.test(text));
  if (isSure || title === undefined || !isLandlord) return undefined;
  const prices = pricesOf(context);
  const own = prices.filter(({ text, section }) => `${section} ${text}`.includes(site.name.title));
  const range = priceRange(own.length > 0 ? own : prices);
  const words = RENTED.exec(title.text)?.[0] ?? '';
  return statement(
    'today',
    1,
    `Today: rent for ${quoted(words)}${range === undefined ? '' : `, ${range}`}`,
    quoteFrom(title, title.text),
  );
};
