/** Invisible characters: format characters (zero-width, bidirectional, tags) and controls. */
const INVISIBLE = /[\p{Cf}\p{Cc}\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0]|[\u{E0000}-\u{E0FFF}]|[\uFE00-\uFE0F]/gu;

/** The query of an address may contain a token, which the provider must not get. */
const QUERY = /(\bhttps?:\/\/[^\s?#"'<>]+)[?#][^\s"'<>]*/giu;
const USER_INFO = /(\bhttps?:\/\/)[^\s/?#@]+@/giu;

/** A text of a page for a provider: only visible characters, on one line, addresses without query and user name. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\n\r\t\u2028\u2029]+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(USER_INFO, '$1')
    .replace(QUERY, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
