import { type Context, inWords, languageMark } from '../findings/context.ts';
import { contentOf, saysSomething } from '../findings/content-words.ts';
import { headedParts, listedParts } from '../findings/headed-parts.ts';
import { kindsOf } from '../kind/kind.ts';
import { editorialIn } from '../read/editorial.ts';
import { excerpt, listed, quoted } from '../read/wording.ts';
import { ownSentences } from './own-sentences.ts';
import { isProductPage } from './product-page.ts';
import { purposeOf } from './purpose.ts';
import { isUnfit } from './self-description.ts';
import { type Finding, inferred, quoteFrom, type Statement, statement, strength } from './statement.ts';

/** Headings of software are its features; those of a practice or an agency are what it does. */
const SOFTWARE = kindsOf('saas app developer-tool open-source game');
const LONGEST = 200;
const FEWEST_NEW = 3;

/** “Get in touch with us today”: what a visitor is asked to do. */
const CALLS =
  /^\W*(?:get in touch|reach out|call|contact|book|order|buy|shop|visit|discover|learn|entre em contato|fale conosco|agende|reserv[ae]|entrez en contact|contactez|réservez|découvrez|kontaktieren|rufen sie|nehmen sie|entdecken|contáct\p{L}+|póngase|ponte en|llám\p{L}+|descubr[ae]|contatta\p{L}*|chiam\p{L}+|prenot\p{L}+|scopri)(?!\p{L})|お問い合わせ|ご予約|お電話/iu;

type Parts = { readonly names: string; readonly where: string; readonly isList: boolean };

/** What has a separate heading, or else stands in a list under a heading of the offer. */
const partsIn = (context: Context): Parts | undefined => {
  const language = languageMark(context.site);
  const headed = headedParts(context);
  if (headed.length > 0)
    return { names: `${listed(headed.map(quoted))}${language}`, where: 'Sibling headings', isList: false };
  const list = listedParts(context);
  if (list === undefined) return undefined;
  const more = list.count - list.names.length;
  const words = list.names.map(quoted);
  const names = `${more > 0 ? `${words.join(', ')} and ${more} more` : listed(words)}${language}`;
  return { names, where: `Entries of the list below ${quoted(list.heading)}`, isList: true };
};

const groundOfParts = ({ names, where }: Parts) => inferred(`${where} of the first page read ${names}.`);

/** Of software, the features that have a separate heading or entry. */
const features = (context: Context): readonly Statement[] => {
  const parts = context.isSure && SOFTWARE.has(context.judgment.kind.id) ? partsIn(context) : undefined;
  if (parts === undefined) return [];
  return [statement('features', 0.35, `Features it puts first: ${parts.names}`, groundOfParts(parts))];
};

/** A sentence of the page about itself that says more than the purpose of the report already quotes. */
const furtherClaim = (context: Context): readonly Statement[] => {
  const told = purposeOf(context).text;
  const known = new Set(contentOf(context, told));
  const editorial = editorialIn(context.site);
  const isNew = (text: string): boolean =>
    text.length <= LONGEST &&
    !isUnfit(text) &&
    !CALLS.test(text) &&
    !told.includes(text.slice(0, LONGEST / 4)) &&
    saysSomething(context, text) &&
    contentOf(context, text).filter((stem) => !known.has(stem)).length >= FEWEST_NEW;
  const main = context.site.said.filter(({ page, level }) => page === 0 && level === 1);
  // With several main headings, each only heads a section, such as the one on contact.
  const isOne = new Set(main.map(({ text }) => text)).size === 1;
  const slogans = main.filter((passage) => isOne && passage.isQuotable && !editorial.has(passage));
  const found = [...ownSentences(context).map(({ passage }) => passage), ...slogans].find(({ text }) => isNew(text));
  if (found === undefined) return [];
  const text = `What it says of itself: ${inWords(context, excerpt(found.text, LONGEST))}`;
  return [statement('own-claim', 0.25, text, quoteFrom(found, found.text))];
};

/** Where nothing that can be checked sets a site apart, what it puts forward itself, in its own words. */
export const putForward = (context: Context): readonly Statement[] =>
  isProductPage(context) ? [] : [...features(context), ...furtherClaim(context)].slice(0, 1);

/** That a page names the parts of its offer one by one. */
export const explainedParts = (context: Context): readonly Finding[] => {
  const parts = partsIn(context);
  if (parts === undefined) return [];
  const label = parts.isList ? 'Lists what it offers' : 'Explained one by one';
  return [strength('explained', 0.35, `${label}: ${parts.names}`, groundOfParts(parts))];
};
