import { cleanText, line } from '../html/clean-text.ts';
import type { Collector } from '../html/open-element.ts';

/** Signs in the markup of a page that show its kind. */
export interface KindSigns {
  /** Hosts of scripts, frames and redirects that the page loads. */
  readonly sources: readonly string[];
  /** `og:type`. */
  readonly ogType: string;
  readonly hasPublicationDate: boolean;
  readonly hasAuthor: boolean;
  /** A page of a wiki's main namespace. */
  readonly isWikiPage: boolean;
  /** Types of its microdata, without the address of the vocabulary. */
  readonly itemTypes: readonly string[];
  /** The texts of its buttons, including those of the interface. */
  readonly buttons: readonly string[];
  /** Markup that only pages of parking services have; '' if there is none. */
  readonly parkingMark: string;
}

const MAX_SOURCES = 100;
const MAX_ITEM_TYPES = 100;
const MAX_BUTTONS = 50;
/** An attribute can be as long as the page. */
const MAX_NAMES = 1_000;
const MAX_SCRIPT = 2_000;

const PUBLISHED = new Set([
  'article:published_time',
  'datepublished',
  'date',
  'dc.date',
  'dc.date.issued',
  'dcterms.created',
  'citation_publication_date',
  'parsely-pub-date',
  'sailthru.date',
  'pubdate',
]);
const BYLINE = /(^|[\s_-])(byline|author|autor|auteur|autore)([\s_-]|$)/i;

/** The class that MediaWiki gives the body of an article. */
const WIKI_PAGE = /(?:^|\s)mediawiki\s(?:.*\s)?ns-0(?:\s|$)/;

/** Scripts of registrars' pages that have no text. */
const PARKING_SCRIPT = /location(?:\.href)?\s*=\s*["']\/lander\b|window\.park\s*=|parking-lander/;

const hostIn = (address: string | undefined): string | undefined =>
  address === undefined ? undefined : URL.parse(address.slice(0, 2_000), 'https://page.invalid/')?.hostname;

const isByline = (value: string | undefined): boolean => value !== undefined && BYLINE.test(value.slice(0, 500));

/** Collects the signs of a page's kind. */
export const collectKindSigns = (): Collector & { readonly found: () => KindSigns } => {
  const sources = new Set<string>();
  const itemTypes: string[] = [];
  const buttons: string[] = [];
  let ogType = '';
  let hasPublicationDate = false;
  let hasAuthor = false;
  let isWikiPage = false;
  let parkingMark = '';

  const addSource = (address: string | undefined) => {
    const host = hostIn(address);
    if (host !== undefined && host !== 'page.invalid' && sources.size < MAX_SOURCES) sources.add(host);
  };
  const readMeta = ({ property, name, itemprop, content, ...others }: Readonly<Record<string, string>>) => {
    const key = (property ?? name ?? itemprop ?? '').trim().toLowerCase();
    if (key === 'og:type' && ogType === '') ogType = cleanText((content ?? '').slice(0, 100)).toLowerCase();
    if (PUBLISHED.has(key) && /\d{4}/.test((content ?? '').slice(0, 100))) hasPublicationDate = true;
    if (key === 'article:author') hasAuthor ||= (content ?? '').trim() !== '';
    if (others['http-equiv']?.toLowerCase() === 'refresh') addSource(content?.slice(0, 2_000).split(/url\s*=\s*/i)[1]);
  };

  return {
    open: ({ name, attributes }) => {
      if (name === 'meta') readMeta(attributes);
      if (name === 'script' || name === 'iframe' || name === 'frame') addSource(attributes['src']);
      if (name === 'html' && attributes['data-adblockkey'] !== undefined) parkingMark ||= 'data-adblockkey';
      if (name === 'body') isWikiPage = WIKI_PAGE.test((attributes['class'] ?? '').slice(0, MAX_NAMES));
      if (attributes['itemtype'] !== undefined && itemTypes.length < MAX_ITEM_TYPES)
        itemTypes.push(attributes['itemtype'].slice(0, 200).replace(/^.*[/#]/, ''));
      if (attributes['itemprop'] === 'datePublished' || attributes['pubdate'] !== undefined) hasPublicationDate = true;
      if (attributes['itemprop'] === 'author' || (name === 'a' && attributes['rel']?.includes('author')))
        hasAuthor = true;
      hasAuthor ||= isByline(attributes['class']);
    },
    text: (text, { kind }) => {
      if (kind === 'button' && buttons.length < MAX_BUTTONS && text.trim() !== '') buttons.push(line(text));
    },
    hiddenText: (text, { name }) => {
      if (name === 'script') parkingMark ||= PARKING_SCRIPT.exec(text.slice(0, MAX_SCRIPT))?.[0] ?? '';
    },
    found: () => ({
      sources: [...sources],
      ogType,
      hasPublicationDate,
      hasAuthor,
      isWikiPage,
      itemTypes,
      buttons,
      parkingMark,
    }),
  };
};
