import type { Context } from '../findings/context.ts';
import { pricesOf } from '../findings/price.ts';

/** Buttons that sell: “Buy the course”, “Get the starter package”, “Jetzt bestellen”. */
const BUYS =
  /^\W*(?:buy|order|purchase|enrol{1,2}|book|get the \p{L}+|add to (?:cart|basket|bag)|(?:jetzt )?(?:kaufen|bestellen|buchen)|in den warenkorb|achete[rz]|commande[rz]|réserve[rz]|compr[ae]r?|pedir|reserv[ae]r?|acquista|ordina|prenota|comprar?)(?!\p{L})/iu;
const MAX_LENGTH = 40;

/** A button that sells on a page with prices. Several with different texts still make the next step clear. */
export const buyCall = (context: Context): string | undefined =>
  pricesOf(context).length === 0
    ? undefined
    : context.site.snapshot.callsToAction
        .map(({ text }) => text.trim().replace(/[^\p{L}\p{N})!]+$/u, ''))
        .find((text) => text.length <= MAX_LENGTH && BUYS.test(text));
