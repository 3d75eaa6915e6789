import { check, fail, info, pass, warning } from '../check.ts';

/** A language tag (BCP 47) as pages use it. */
const TAG = /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,4}$/i;

export const languageCheck = check({
  id: 'language',
  group: 'accessibility',
  title: 'Language of the page',
  why: 'Screen readers choose the voice by it, and browsers offer to translate.',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html',
  measure: ({ markup: { lang } }) => {
    const advice = 'Set the lang attribute of the html element, for example lang="en".';
    if (lang === undefined) return fail('Missing', 'The html element has no lang attribute', advice);
    const tag = lang.trim();
    if (tag === '') return fail('Empty', 'lang=""', advice);
    if (!TAG.test(tag) || nameOfLanguage(tag) === undefined) return fail(tag, `lang="${tag}"`, advice);
    return pass(tag, `lang="${tag}": ${nameOfLanguage(tag)}`);
  },
});

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The name of a language. Three-letter codes that Node does not have are accepted as they are. */
const nameOfLanguage = (tag: string): string | undefined => {
  try {
    const [language = ''] = tag.split('-', 1);
    const name = languageNames.of(language);
    if (name === undefined) return language.length === 3 ? language : undefined;
    return languageNames.of(tag) ?? name;
  } catch {
    return undefined; // Not a tag at all.
  }
};

/**
 * Region codes that search engines do not accept: the United Kingdom is GB, the others are not countries.
 */
const INVALID_REGIONS = new Set(['UK', 'EU', 'UN', 'EZ', 'XX', 'ZZ']);

const isValidCode = (code: string): boolean => {
  if (code.toLowerCase() === 'x-default') return true;
  if (!TAG.test(code) || nameOfLanguage(code) === undefined) return false;
  const region = code
    .split('-')
    .find((part, index) => index > 0 && /^[a-z]{2}$/i.test(part))
    ?.toUpperCase();
  return region === undefined || (!INVALID_REGIONS.has(region) && regionNames.of(region) !== undefined);
};

export const hreflangCheck = check({
  id: 'hreflang',
  group: 'search',
  title: 'Versions in other languages',
  why: 'They let search engines send people to the page in their language.',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  measure: ({ markup }) => {
    const codes = markup.linkTags
      .filter(({ rels, hreflang }) => rels.includes('alternate') && hreflang !== undefined)
      .map(({ hreflang = '' }) => hreflang.trim());
    if (codes.length === 0) return info('None', 'No hreflang; a site in one language needs none.');
    const unknown = codes.filter((code) => !isValidCode(code));
    const unit = codes.length === 1 ? 'version' : 'versions';
    if (unknown.length === 0) return pass(codes.length, codes.slice(0, 30).join(', '), unit);
    const advice = 'Use ISO codes: a language, or a language and a country, such as en or en-GB.';
    return warning(codes.length, `Not understood: ${unknown.slice(0, 10).join(', ') || '(empty)'}`, advice, unit);
  },
});
