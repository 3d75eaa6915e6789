import { memoize } from './memoize.ts';
import type { Context } from './context.ts';

const SIGN = String.raw`(?:\p{Sc}|(?<!\p{L})(?:R\$|US\$|A\$|C\$|CHF|EUR|USD|GBP|AUD|CAD|INR|Rs\.?|SFr\.?|Fr\.|kr\.?|PLN|CZK|HUF|SEK|NOK|DKK|BRL|MXN|COP|ARS|CLP|NT\$|HK\$|AED|THB|RM|Rp\.?))`;
const AFTER = String.raw`(?:[\p{Sc}円元원]|(?:R\$|euros?|dollars?|pounds?|reais|pesos?|CHF|EUR|USD|GBP|AUD|CAD|INR|Rs\.?|SFr\.?|Fr\.|kr\.?|zł|PLN|Kč|CZK|Ft|lei|лв|р(?:\.|(?!\p{L}|-))|руб\p{L}*|грн|ден\.?|дин\.?|тенге|kn|TL|SEK|NOK|DKK|BRL|MXN|COP|ARS|CLP|AED|THB)(?!\p{L}))`;
/** “12 €”, “Rs 400”, “R1 299”, “1.200,-”, “49 kr”, “R$ 30”, “CHF 12.–”. */
export const AMOUNT = new RegExp(
  String.raw`${SIGN}\s?\d|\d\s?${AFTER}|(?<![\p{L}\d/])R\s?\d{1,3}(?:[ ,]?\d{3}|\.\d\d)(?!\d)|(?<![\p{L}\d])\d{1,3}(?:[.,' ]?\d{3})*[.,](?:-|–|—)(?!\d)`,
  'iu',
);
const MAX_LENGTH = 600;

/** Whether an amount of money stands anywhere on the pages, in any form. */
export const showsAmount = memoize(
  ({ site }: Context): boolean =>
    site.pages.some(
      ({ prices, structuredData }) => prices.length > 0 || structuredData.some(({ price }) => price !== undefined),
    ) || site.passages.some(({ text, place }) => place !== 'address' && AMOUNT.test(text.slice(0, MAX_LENGTH))),
);

const MAX_NAME_LENGTH = 40;
/** A heading or a link to a section on prices. Its amounts may come from a script or be part of a picture. */
const hasPriceSection = memoize(({ site }: Context): boolean => {
  const [page] = site.snapshot.finalUrl.split('#');
  const anchors = new Set(
    site.snapshot.links
      .filter(({ href }) => /#./u.test(href) && href.split('#')[0] === page)
      .map(({ text }) => text.trim()),
  );
  return site
    .topic('pricing')
    .some(
      ({ passage: { place, text } }) =>
        text.length <= MAX_NAME_LENGTH && (place === 'heading' || anchors.has(text.trim())),
    );
});

/** Whether there is an amount or a pricing section anywhere. This is too little to state a price, but enough not to call one missing. */
export const mayShowPrices = (context: Context): boolean => showsAmount(context) || hasPriceSection(context);
