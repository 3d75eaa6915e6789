import { listed, quoted } from '../read/wording.ts';
import { type Finding, groundOf, weakness } from '../report/statement.ts';
import type { Context } from './context.ts';

/** “0 Years Experience”, “0+ Kunden”: where a counter begins before its script runs. */
const ZERO = /^0\s?[+%]?\s\p{L}[\p{L}\s-]{2,30}$/u;
/** A basket and a list of results are empty as well, and a countdown ends. */
const EMPTY =
  /^0\W*(?:hours?|min(?:ute)?s?|days?|sec(?:ond)?s?|tage?|stunden?|minuten?|sekunden?|jours?|heures?|secondes?|días?|horas?|minutos?|segundos?|giorni|ore|minuti|secondi|dias?|cart|basket|bag|items?|results?|comments?|likes?|shares?|views?|votes?|replies|reviews?|warenkorb|artikel|kommentar|treffer|panier|articles?|commentaires?|carrito|artículos?|comentarios?|carrello|articoli|commenti|carrinho|itens|comentários?)(?!\p{L})/iu;
const FEWEST = 2;
const SHOWN = 3;

/** Figures that a script counts up: a reader without it, such as a search engine, sees nothing but zeros. */
export const zeroCounters = ({ site }: Context): readonly Finding[] => {
  const counters = site.said.filter(
    ({ page, isQuotable, text }) => page === 0 && isQuotable && ZERO.test(text.trim()) && !EMPTY.test(text),
  );
  const [first] = counters;
  if (first === undefined || counters.length < FEWEST) return [];
  const words = listed(counters.slice(0, SHOWN).map(({ text }) => quoted(text.trim())));
  const text = `Where its script does not run, such as in many search engines, the page reads ${words}`;
  return [
    weakness('zero-counters', 0.6, text, groundOf(first), `Write the figures into the page that now begin as ${words}`),
  ];
};
