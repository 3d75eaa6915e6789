import type { Fact } from '@twofold/contracts/analysis/fact';

/**
 * Titles that replace the stored ones, which would read as passed when the check failed. Reports keep the titles of the
 * release that made them.
 */
const TITLES: Readonly<Record<string, string>> = {
  viewport: 'Layout for phones',
  indexable: 'Access for search engines',
};

/** The title of a fact on the screen. */
export const titleOf = (id: string, title: string): string => TITLES[id] ?? title;

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

const languageOf = (tag: string): string => {
  try {
    const name = languages.of(tag.split('-', 1)[0] ?? '');
    return name === undefined ? tag : `${name} (${tag})`;
  } catch {
    return tag; // Not a language tag.
  }
};

const CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  caching: { etag: 'ETag', expires: 'Expires', 'last-modified': 'Last-Modified' },
  compression: { br: 'Brotli (br)' },
};

/** A value, with codes replaced by words: "English (en)". */
export const inWords = (id: Fact['id'], value: string): string => {
  if (id === 'language') return languageOf(value);
  const codes = CODES[id];
  if (codes === undefined) return value;
  return value
    .split(', ')
    .map((code) => codes[code] ?? code)
    .join(', ');
};
