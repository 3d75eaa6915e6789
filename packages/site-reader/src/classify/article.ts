import type { PageSnapshot } from '../site-snapshot.ts';
import type { KindSigns } from './collect-kind-signs.ts';
import type { PageText } from './page-text.ts';

const ARTICLE =
  /^(?:(?:news|blog|scholarly|tech|opinionnews|reportagenews|analysisnews|reviewnews|advertisercontent|medicalscholarly|backgroundnews|askpublicnews|liveblog)?article|blogposting|liveblogposting|socialmediaposting|report)$/i;
/** Types of offers: a page with one is about the offer, even if it is also marked as an article. */
const OFFER =
  /^(?:product|productgroup|softwareapplication|webapplication|mobileapplication|localbusiness|store|restaurant|hotel|course|event|videogame|service|jobposting|recipe)$/i;

/** Shorter articles are notes. */
const MIN_WORDS = 150;
/** The minimum average length of paragraphs. */
const MIN_PARAGRAPH_LENGTH = 100;
/** An article may mention a few prices; a page that sells has one in every section. */
const MIN_WORDS_PER_PRICE = 150;
/** Links to other pages of the site: an article is part of a large site. */
const MIN_SIBLINGS = 15;
/** The required number of the five signs. */
const MIN_SIGNS = 3;

const isHome = ({ pathname }: URL): boolean =>
  /^\/(?:(?:index|home|default)\.\w{2,5}|[a-z]{2}(?:-[a-z]{2})?\/?)?$/i.test(pathname);

/** Whether an address is typical for articles: with a date, a number, or the words of a headline. */
const isAddressOfArticle = ({ pathname }: URL): boolean => {
  const parts = pathname.split('/').filter((part) => part !== '');
  const last = parts.at(-1) ?? '';
  return (
    /\/(?:19|20)\d{2}\/\d{1,2}\//.test(`${pathname}/`) ||
    last.split(/[-_]/).length >= 4 ||
    /\d{5,}/.test(last) ||
    parts[0] === 'wiki'
  );
};

/** The title of a wiki article begins with its heading; that of the main page does not. */
const isWikiArticle = ({ title, headings }: PageSnapshot, { isWikiPage }: KindSigns): boolean =>
  isWikiPage && headings.some(({ level, text }) => level === 1 && title.startsWith(text));

const typesInMarkup = ({
  page: { snapshot, kindSigns },
}: PageText): { readonly isArticle: boolean; readonly isOffer: boolean } => {
  const named = snapshot.structuredData.filter(({ type }) => ARTICLE.test(type));
  const names = new Set(named.map(({ name }) => name));
  const isOneOfMany = names.size > 1 && !named.some(({ name }) => name !== '' && snapshot.title.includes(name));
  const inMarkup = kindSigns.itemTypes.filter((type) => ARTICLE.test(type)).length;
  return {
    isArticle: (named.length > 0 && !isOneOfMany) || inMarkup === 1,
    isOffer:
      kindSigns.ogType.startsWith('product') ||
      [...snapshot.structuredData.map(({ type }) => type), ...kindSigns.itemTypes].some((type) => OFFER.test(type)),
  };
};

/** The headline, if a page is one article of many and not a product page or a home page. */
export const articleEvidence = (text: PageText): string | undefined => {
  const { snapshot, kindSigns } = text.page;
  const url = URL.parse(snapshot.finalUrl);
  if (url === null || isHome(url) || text.words < MIN_WORDS) return undefined;
  const { isArticle, isOffer } = typesInMarkup(text);
  const isPriced = snapshot.prices.length >= 2 && text.words < MIN_WORDS_PER_PRICE * snapshot.prices.length;
  if (isOffer || isPriced) return undefined;
  const paragraphs = snapshot.blocks.filter(({ kind }) => kind === 'paragraph').map((block) => block.text.length);
  const isLongRead =
    paragraphs.reduce((sum, length) => sum + length, 0) >= MIN_PARAGRAPH_LENGTH * Math.max(3, paragraphs.length);
  const siblings = snapshot.links.filter(({ href }) => URL.parse(href)?.host === url.host).length;
  if (!isLongRead || siblings < MIN_SIBLINGS) return undefined;
  const isCalledArticle = isArticle || kindSigns.ogType === 'article';
  const signs = [
    isArticle,
    kindSigns.ogType === 'article',
    kindSigns.hasPublicationDate,
    kindSigns.hasAuthor,
    isAddressOfArticle(url),
  ];
  const isArticlePage =
    isWikiArticle(snapshot, kindSigns) ||
    ((isCalledArticle || (kindSigns.hasPublicationDate && kindSigns.hasAuthor)) &&
      signs.filter(Boolean).length >= MIN_SIGNS);
  return isArticlePage
    ? (snapshot.headings.find(({ level }) => level === 1)?.text ?? snapshot.title) || undefined
    : undefined;
};
