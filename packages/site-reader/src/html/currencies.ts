/**
 * Currency signs and their ISO 4217 codes. A bare `$` means US dollars and `¥` yen, unless the page's language says
 * otherwise.
 */
const SIGNS: readonly (readonly [sign: string, code: string])[] = [
  ['US$', 'USD'],
  ['AU$', 'AUD'],
  ['A$', 'AUD'],
  ['CA$', 'CAD'],
  ['C$', 'CAD'],
  ['NZ$', 'NZD'],
  ['HK$', 'HKD'],
  ['NT$', 'TWD'],
  ['MX$', 'MXN'],
  ['R$', 'BRL'],
  ['S$', 'SGD'],
  ['$', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['¥', 'JPY'],
  ['円', 'JPY'],
  ['元', 'CNY'],
  ['₹', 'INR'],
  ['₩', 'KRW'],
  ['원', 'KRW'],
  ['₺', 'TRY'],
  ['₽', 'RUB'],
  ['₪', 'ILS'],
  ['฿', 'THB'],
  ['₫', 'VND'],
  ['₴', 'UAH'],
  ['₱', 'PHP'],
  ['₦', 'NGN'],
];

/** Currency words, which must not touch other letters. TRY and PHP are left out: they have other meanings. */
const WORDS: readonly (readonly [word: string, code: string])[] = [
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
  ['Ft', 'HUF'],
  ['[Kk]r', 'SEK'],
  ['Rs', 'INR'],
  ['Fr', 'CHF'],
  ['lei', 'RON'],
  ['TL', 'TRY'],
  ['[Ee]uros?', 'EUR'],
  ['[Dd]ollars?', 'USD'],
  ['руб', 'RUB'],
  ['грн', 'UAH'],
  ['лв', 'BGN'],
  ['RMB', 'CNY'],
  ...(
    'USD EUR GBP JPY CNY INR KRW CHF SEK NOK DKK PLN CZK HUF CAD AUD NZD SGD HKD BRL MXN RUB ILS THB VND UAH ' +
    'ZAR AED SAR TWD RON BGN ISK IDR MYR ARS CLP COP NGN KES EGP PKR QAR'
  )
    .split(' ')
    .map((code) => [code, code] as const),
];

/** The meaning of an ambiguous sign on a page in this language. */
const LOCAL = new Map([
  ['SEK nb', 'NOK'],
  ['SEK nn', 'NOK'],
  ['SEK no', 'NOK'],
  ['SEK da', 'DKK'],
  ['SEK is', 'ISK'],
  ['JPY zh', 'CNY'],
  ['USD en-au', 'AUD'],
  ['USD en-ca', 'CAD'],
  ['USD fr-ca', 'CAD'],
  ['USD en-nz', 'NZD'],
  ['USD en-sg', 'SGD'],
  ['USD es-ar', 'ARS'],
  ['USD es-cl', 'CLP'],
  ['USD es-co', 'COP'],
  ['USD es-mx', 'MXN'],
]);

/** The default codes of bare signs, which a language may override. */
const AMBIGUOUS = new Set(['$', '¥', '¥', '[Kk]r', '[Dd]ollars?']);

const escaped = (text: string): string => text.replace(/[$.]/g, '\\$&');

/** Regular expressions for a currency before and after a number. */
export const SIGN = SIGNS.map(([sign]) => escaped(sign)).join('|');
export const WORD = WORDS.map(([word]) => word).join('|');

const ALL = [
  ...SIGNS.map(([sign, code]) => ({ sign, code, pattern: new RegExp(`^(${escaped(sign)})$`) })),
  ...WORDS.map(([sign, code]) => ({ sign, code, pattern: new RegExp(`^(${sign})$`) })),
];

/** The ISO code of a currency as a page in `language` writes it, or '' if unknown. */
export const currencyCode = (written: string, language: string | undefined): string => {
  const { sign = '', code = '' } = ALL.find(({ pattern }) => pattern.test(written)) ?? {};
  if (!AMBIGUOUS.has(sign)) return code;
  const tag = (language ?? '').toLowerCase();
  return LOCAL.get(`${code} ${tag}`) ?? LOCAL.get(`${code} ${tag.split('-', 1)[0]}`) ?? code;
};
