import { evidenceIn, matches, type PageText } from './page-text.ts';
import { anywhere, exactly } from './words/phrases.ts';
import {
  DEFAULT_HEADLINES,
  DEFAULT_SENTENCES,
  LISTING_HEADLINES,
  LISTING_PARTS,
  TERSE_DEFAULTS,
} from './words/server-words.ts';

const LISTING_HEADLINE = exactly(LISTING_HEADLINES);
const LISTING_PART = anywhere(LISTING_PARTS);
const DEFAULT_HEADLINE = exactly(DEFAULT_HEADLINES);
const DEFAULT_SENTENCE = anywhere(DEFAULT_SENTENCES);
const TERSE_DEFAULT = exactly(TERSE_DEFAULTS);

/** A default page explains its server; Debian's has 380 words. */
const EXPLAINED_WORDS = 500;
/** The maximum of words if only the headline or a sentence matches. */
const FEW_WORDS = 60;
/** “It works!” may also be a product's slogan. */
const TERSE_WORDS = 8;

const textsOf = ({ page, blocks }: PageText): readonly string[] => [...blocks.map(({ text }) => text), ...page.frame];

/** The headline of a directory listing. The page must also have a parent link, column headers, or links to files. */
export const directoryListingEvidence = (text: PageText): string | undefined => {
  const headline = evidenceIn(text.headlines, LISTING_HEADLINE);
  if (headline === undefined) return undefined;
  const { links, blocks } = text.page.snapshot;
  const isListed = links.some(({ text: linkText, href }) => {
    const name = linkText.replace(/(?:\/|\.\.>?|…)$/u, '');
    const file =
      URL.parse(href)
        ?.pathname.split('/')
        .findLast((part) => part !== '') ?? '';
    return name !== '' && decodeURIComponentSafely(file).startsWith(name);
  });
  return isListed ||
    [...textsOf(text), ...blocks.map((block) => block.text)].some((each) => matches(each, LISTING_PART))
    ? headline
    : undefined;
};

const decodeURIComponentSafely = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The words that show the default page of a server, a control panel or a framework. */
export const serverDefaultEvidence = (text: PageText): string | undefined => {
  const headline = evidenceIn(text.headlines, DEFAULT_HEADLINE);
  const sentence = evidenceIn(textsOf(text), DEFAULT_SENTENCE);
  if (headline !== undefined && sentence !== undefined && text.words <= EXPLAINED_WORDS) return headline;
  if (text.words > FEW_WORDS) return undefined;
  if (headline !== undefined || sentence !== undefined) return headline ?? sentence;
  return text.words <= TERSE_WORDS ? evidenceIn([...text.headlines, ...textsOf(text)], TERSE_DEFAULT) : undefined;
};
