import { cleanText, cut } from '../html/clean-text.ts';

const MAX_LENGTH = 4_000;
const QUERY_OF_ADDRESS = /\b((?:https?|wss?):\/\/[^\s"'<>?#]{1,2048})[?#]([^\s"'<>]*)/gi;
const QUERY_OF_PATH = /(\/[^\s"'<>?#]{0,500})\?[^\s"'<>;,=]{0,200}=[^\s"'<>;,]*/g;
const USER_INFO = /\/\/[^/\s@"'<>]{1,200}@/g;

/** Prepares a text of a site for a fact: cleaned, cut, and without possible secrets in addresses (D-134). */
export const shownText = (text: string, max: number): string => {
  const clean = cleanText(text.slice(0, MAX_LENGTH))
    .replace(USER_INFO, '//')
    .replace(QUERY_OF_ADDRESS, (_, address: string, query: string) => address + (/[;,)]$/.exec(query)?.[0] ?? ''))
    .replace(QUERY_OF_PATH, '$1');
  return clean.length <= max ? clean : `${cut(clean, max - 1)}…`;
};
