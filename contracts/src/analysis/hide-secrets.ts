import { publicAddress } from './public-address.ts';

/** Parameters with these names hold secrets, in any format. */
const SECRET_NAME = /token|secret|passw|pwd|invit|jwt|otp|signature|apikey|api[-_]key/i;
const MIN_SECRET_LENGTH = 4;

/** A value that looks generated, not written: it has a digit, an @, a capital after a small letter, or is very long. */
const GENERATED = /^\S*(?:\d|\p{Ll}\p{Lu}|@)\S*$|^\S{20,}$|^\p{Lu}{6,}$/u;
const MIN_GENERATED_LENGTH = 6;

/** Members of a report that code interprets, not texts. */
const NON_TEXT_FIELDS: ReadonlySet<string> = new Set([
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
const ADDRESS_FIELDS: ReadonlySet<string> = new Set(['url', 'page']);

/** A single character, so that no text exceeds its limit. */
const HIDDEN = '…';

/**
 * Removes the queries from the page addresses of a report, and from its texts the secret values in those queries (D-134):
 * some sites print the address they were opened with, or greet with an invitation code. Ordinary words of a query, as in
 * `?plan=business`, stay in the texts, except within an address.
 */
export const hideSecrets = <Report>(report: Report, addresses: readonly string[]): Report => {
  const secrets = addresses.flatMap(secretsIn).toSorted((one, other) => other.length - one.length);
  return hideIn(report, secrets) as Report;
};

const secretsIn = (address: string): string[] => {
  const url = URL.parse(address);
  if (url === null || url.search.length < MIN_SECRET_LENGTH) return [];
  const pairs = url.search.slice(1).split('&');
  const values = pairs.flatMap((pair) => {
    const [name = '', ...rest] = pair.split('=');
    const raw = rest.length === 0 ? name : rest.join('=');
    const value = decoded(raw);
    const isSecret = SECRET_NAME.test(decoded(name)) ? value.length >= MIN_SECRET_LENGTH : looksGenerated(value);
    return isSecret ? [raw, value] : [];
  });
  return [url.search, decoded(url.search), ...values];
};

const looksGenerated = (value: string): boolean => value.length >= MIN_GENERATED_LENGTH && GENERATED.test(value);

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
      if (NON_TEXT_FIELDS.has(key)) return [key, each];
      return [key, hideIn(ADDRESS_FIELDS.has(key) && typeof each === 'string' ? publicAddress(each) : each, secrets)];
    }),
  );
};
