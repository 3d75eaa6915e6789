import { publicAddress } from './public-address.ts';

/** Parameters with these names hold secrets, in any format. */
const SECRET_NAME = /token|secret|passw|pwd|invit|jwt|otp|signature|apikey|api[-_]key/i;
const SHORTEST = 4;

/** What looks made rather than written: with a digit, a capital behind a small letter, an @, or very long. */
const MADE = /^\S*(?:\d|\p{Ll}\p{Lu}|@)\S*$|^\S{20,}$|^\p{Lu}{6,}$/u;
const SHORTEST_MADE = 6;

/** Members of a report that are looked up by code, not written as text. */
const NOT_TEXTS: ReadonlySet<string> = new Set([
  'id',
  'path',
  'basis',
  'role',
  'fact',
  'group',
  'status',
  'source',
  'rules',
]);

/** Members that hold the address of a page. */
const ADDRESSES: ReadonlySet<string> = new Set(['url', 'page']);

/** One character, so that no text grows above its limit. */
const HIDDEN = '…';

/**
 * A report whose page addresses have no queries, and whose texts omit secret values from those queries (D-134): sites
 * print the address that they were opened with, or greet with an invitation code. Ordinary words of a query, as in
 * `?plan=business`, stay in the text, except within an address.
 */
export const hideSecrets = <Report>(report: Report, addresses: readonly string[]): Report => {
  const secrets = addresses.flatMap(secretsIn).toSorted((one, other) => other.length - one.length);
  return hideIn(report, secrets) as Report;
};

const secretsIn = (address: string): string[] => {
  const url = URL.parse(address);
  if (url === null || url.search.length < SHORTEST) return [];
  const pairs = url.search.slice(1).split('&');
  const values = pairs.flatMap((pair) => {
    const [name = '', ...rest] = pair.split('=');
    const raw = rest.length === 0 ? name : rest.join('=');
    const value = decoded(raw);
    const isSecret = SECRET_NAME.test(decoded(name)) ? value.length >= SHORTEST : isMade(value);
    return isSecret ? [raw, value] : [];
  });
  return [url.search, decoded(url.search), ...values];
};

const isMade = (value: string): boolean => value.length >= SHORTEST_MADE && MADE.test(value);

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

const hideIn = (value: unknown, secrets: readonly string[]): unknown => {
  if (typeof value === 'string') return secrets.reduce((text, secret) => text.replaceAll(secret, HIDDEN), value);
  if (Array.isArray(value)) return value.map((each) => hideIn(each, secrets));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      if (NOT_TEXTS.has(key)) return [key, each];
      return [key, hideIn(ADDRESSES.has(key) && typeof each === 'string' ? publicAddress(each) : each, secrets)];
    }),
  );
};
