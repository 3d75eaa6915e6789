import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import { hostOf } from './name.ts';
import { setOf } from './wording.ts';

/** A country code; `uk` for Great Britain, `other` for a country that the table does not have. */
export type Country = string;

const COUNTRIES = setOf('us ca uk au in de at ch fr be nl it es pt br jp');
const AMERICAN_DOMAINS = new Set(['gov', 'edu']);
/** Country domains that businesses anywhere buy for how they read. */
const NO_COUNTRY: ReadonlySet<string> = setOf('io co me tv ai so to gg eu ly sh fm ws cc');

const CURRENCIES: Record<string, Country> = {
  GBP: 'uk',
  JPY: 'jp',
  CAD: 'ca',
  AUD: 'au',
  BRL: 'br',
  CHF: 'ch',
  INR: 'in',
};
/** Languages spoken mainly in one country. */
const LANGUAGES: Readonly<Record<string, Country>> = { de: 'de', fr: 'fr', it: 'it', ja: 'jp' };
const CURRENCY_LANGUAGES: Readonly<Record<string, Country>> = { ...LANGUAGES, es: 'es', pt: 'pt' };

/** “Orrville, Ohio 44667”, “UT 84109”, “in the U.S.”: an American address. */
const AMERICAN =
  /\b(?:[A-Z]{2}|\p{Lu}\p{Ll}{3,}),?\s\d{5}(?:-\d{4})?\b|\bU\.S\.(?:A\.)?|\bUSA\b|\bUnited States\b|\bWashington,? D\.?C\b/u;
const SEARCHED = 40_000;

/** The country that a site does business in, by its address, currency, language or a postal address. Undefined: unknown, or worldwide. */
export const countryOf = (snapshot: SiteSnapshot, language: string): Country | undefined => {
  const last = hostOf(snapshot).split('.').at(-1) ?? '';
  if (AMERICAN_DOMAINS.has(last)) return 'us';
  if (COUNTRIES.has(last)) return last;
  if (last.length === 2 && !NO_COUNTRY.has(last)) return 'other';
  const currency = snapshot.prices[0]?.currency ?? '';
  const byCurrency = CURRENCIES[currency] ?? (currency === 'EUR' ? CURRENCY_LANGUAGES[language] : undefined);
  if (byCurrency !== undefined) return byCurrency;
  if (currency !== '' && currency !== 'USD' && currency !== 'EUR') return 'other';
  if (language !== 'en') return LANGUAGES[language];
  const isAmerican = AMERICAN.test(snapshot.text.slice(0, SEARCHED) + snapshot.frame.join(' '));
  return currency !== 'EUR' && isAmerican ? 'us' : undefined;
};
