import { cleanText, cut, line } from './clean-text.ts';
import type { Collector, OpenElement } from './open-element.ts';
import { resolveHref } from './collect-links.ts';
import { addText, textRun, wholeText } from './text-run.ts';

/** A page's metadata, from its head and its root element. */
export interface FoundHead {
  readonly language: string | undefined;
  readonly title: string;
  readonly siteName: string | undefined;
  readonly description: string;
  readonly keywords: string[];
  readonly isMobileReady: boolean;
}

const MAX_DESCRIPTION = 2_000;
const MAX_KEYWORDS = 30;
const MAX_META = 10_000;

const TITLES = ['og:title', 'twitter:title'];
const SITE_NAMES = ['og:site_name', 'application-name'];
const DESCRIPTIONS = ['description', 'og:description', 'twitter:description'];
const KNOWN = new Set([
  ...TITLES,
  ...SITE_NAMES,
  ...DESCRIPTIONS,
  'keywords',
  'viewport',
  'content-language',
  'og:locale',
]);

const LANGUAGE = /^[a-z]{2,8}(-[a-z0-9]{1,8}){0,3}$/i;

const languageOf = (...texts: (string | undefined)[]): string | undefined =>
  texts
    .map((text) => cleanText((text ?? '').slice(0, 100)).replaceAll('_', '-'))
    .find((text) => text.length <= 35 && LANGUAGE.test(text));

/** Collects the page's metadata. `base()` is the base of relative addresses. */
export const collectHead = (
  finalUrl: string,
): Collector & { readonly base: () => string; readonly found: () => FoundHead } => {
  const metas = new Map<string, string>();
  const title = textRun(2_000);
  let titleElement: OpenElement | undefined;
  let language: string | undefined;
  let base: string | undefined;
  const first = (names: readonly string[]) => names.map((name) => metas.get(name)).find(Boolean) ?? '';

  return {
    base: () => base ?? finalUrl,
    open: (element, parent) => {
      const { name, attributes } = element;
      if (name === 'title' && !parent.isHidden && title.length === 0) titleElement = element; // An SVG has a title too.
      if (name === 'html') language ??= attributes['lang'] ?? attributes['xml:lang'];
      if (name === 'base') base ??= resolveHref(attributes['href'], finalUrl);
      if (name !== 'meta') return;
      const key = (attributes['name'] ?? attributes['property'] ?? attributes['http-equiv'] ?? '').toLowerCase();
      if (KNOWN.has(key) && !metas.get(key))
        metas.set(key, cleanText((attributes['content'] ?? '').slice(0, MAX_META)));
    },
    hiddenText: (text, element) => {
      if (element === titleElement) addText(title, text);
    },
    found: () => ({
      language: languageOf(language, metas.get('content-language'), metas.get('og:locale')),
      title: line(wholeText(title)) || line(first(TITLES)),
      siteName: line(first(SITE_NAMES)) || undefined,
      description: cut(first(DESCRIPTIONS), MAX_DESCRIPTION),
      keywords: (metas.get('keywords') ?? '')
        .split(/[,;]/)
        .map(line)
        .filter((word) => word !== '')
        .slice(0, MAX_KEYWORDS),
      isMobileReady: /width\s*=\s*device-width|initial-scale\s*=/i.test(metas.get('viewport') ?? ''),
    }),
  };
};
