import { addressBytes, type AddressBytes } from './addresses.ts';
import { refused } from './read-failed.ts';

/** The ports that a read may use, and allowed targets outside the public internet (D-41). */
export interface TargetRules {
  readonly ports: readonly number[];
  /** Pairs in the form of `targetPair`. They are exempt from the rules for addresses and ports, and from no others. */
  readonly allow: readonly string[];
}

/** A URL that passed the address policy; its host has not been looked up yet. */
export interface Target {
  readonly url: URL;
  /** Without the brackets of an IPv6 literal. */
  readonly host: string;
  readonly port: number;
  readonly isSecure: boolean;
  /** The bytes of a literal; undefined for a name. */
  readonly literal: AddressBytes | undefined;
  /** The pair is one of `rules.allow`. */
  readonly isAllowed: boolean;
}

const MAX_URL_LENGTH = 2_048;

const pairOf = (url: URL): string => `${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`;

/**
 * Normalizes `host:port` for comparison: lower case, addresses in the form of `URL`.
 * @throws RangeError for an invalid pair.
 */
export const targetPair = (text: string): string => {
  const pair = /^[^/@?#\\*\s]+:\d+$/.test(text) && URL.canParse(`http://${text}`) && pairOf(new URL(`http://${text}`));
  if (!pair) throw new RangeError(`Not a host:port pair: ${text}`);
  return pair;
};

/**
 * Parses a URL once, with the parser whose result is also sent, and checks everything that needs no lookup.
 * @throws ReadFailed 'refused-address'
 */
export const parseTarget = (text: string, rules: TargetRules, base?: URL): Target => {
  if (text.length > MAX_URL_LENGTH) throw refused('the URL is too long');
  if (!URL.canParse(text, base?.href)) throw refused('not a URL');
  const url = new URL(text, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refused('neither http nor https');
  if (url.username !== '' || url.password !== '') throw refused('the URL holds credentials');
  if (url.href.length > MAX_URL_LENGTH) throw refused('the URL is too long');
  const pair = pairOf(url);
  const isAllowed = rules.allow.includes(pair);
  const port = Number(pair.slice(pair.lastIndexOf(':') + 1));
  if (!isAllowed && !rules.ports.includes(port)) throw refused('the port is not a web port');
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  url.hash = '';
  return { url, host, port, isSecure: url.protocol === 'https:', literal: addressBytes(host), isAllowed };
};
