import { TABLE_NOTE } from '@twofold/contracts/analysis/statements';
import { kindsOf } from '../kind/kind.ts';
import { isKnownIn } from '../category/regions.ts';
import { exactField } from '../category/exact-field.ts';
import { comparesPrices } from '../findings/compares.ts';
import type { Context } from '../findings/context.ts';
import { type Rival, rivalsIn } from '../findings/difference.ts';
import { endingOf } from '../findings/ended.ts';
import { memoize } from '../findings/memoize.ts';
import { isProductPage } from './product-page.ts';
import { weighPlaces } from '../kind/weigh-places.ts';
import { editorialIn } from '../read/editorial.ts';
import { quoted } from '../read/wording.ts';
import { SPEAKS } from '../read/speaks.ts';
import { sentenceAt } from '../read/sentences.ts';
import { fromTable, groundOf, type Statement, statement } from './statement.ts';

const MAX_FROM_TABLE = 4;
/** Products that customers choose from anywhere: for a local workshop or shop, a table of the best known says nothing (ADR 55). */
const CHOSEN_ANYWHERE = kindsOf('saas developer-tool app open-source game insurance marketplace ticketing directory');

/** The smallest weight at which the first words of a page name its field, so that its rivals follow. */
const NAMED = 1.5;

/** The words of a text between single spaces, so that “Nikeland” does not contain “Nike”. */
const wordsOf = (text: string): string => ` ${(text.match(/[\p{L}\p{N}&.']+/gu) ?? []).join(' ')} `;

/** The businesses in the table that visitors can choose instead: none if the category is uncertain or they are in another country. */
export const alternativesOf = memoize((context: Context): readonly string[] => {
  const { judgment, site } = context;
  // Visitors of a product page compare products, not marketplaces.
  if (isProductPage(context) || !CHOSEN_ANYWHERE.has(judgment.kind.id) || comparesPrices(context)) return [];
  const own = site.name.title.toLowerCase();
  const field = exactField(context);
  const known =
    field !== undefined && weighPlaces(site.hits(`category:${field.noun}`), field.kind) >= NAMED
      ? field.alternatives
      : [];
  if (known.length === 0) return [];
  // A business that the pages name is sold there, owns the site, or is compared in the page’s own words.
  const texts = site.said.map(({ text }) => wordsOf(text));
  const isCarried = (name: string): boolean => texts.some((text) => text.includes(wordsOf(name)));
  return known.filter(
    (name) =>
      /^[\p{Lu}\d]|^i[A-Z]|^q[A-Z]|^µ/u.test(name) &&
      isKnownIn(name, site.country) &&
      !isCarried(name) &&
      !own.includes(name.toLowerCase()) &&
      !name.toLowerCase().includes(own),
  );
});

/** The product that a page recommends to users of one that ends. */
const successorsOf = (context: Context): readonly Rival[] => {
  const { passage, successor } = endingOf(context) ?? {};
  if (passage === undefined || successor === undefined) return [];
  return [{ name: successor, passage, sentence: sentenceAt(passage, passage.text.indexOf(successor)) }];
};

/** Rivals that the pages name, then the alternatives of the category from the table. */
export const competitorsOf = (context: Context): readonly Statement[] => {
  const rivals = [...successorsOf(context), ...rivalsIn(context)];
  const named = rivals.map(({ name, passage, sentence }) =>
    statement('named', 1, `${name}, named on the page: ${quoted(sentence)}`, groundOf(passage, sentence)),
  );
  const noun = context.judgment.category?.noun ?? '';
  const isNamed = new Set(rivals.map(({ name }) => name.toLowerCase()));
  const known = alternativesOf(context)
    .filter((name) => !isNamed.has(name.toLowerCase()))
    .slice(0, MAX_FROM_TABLE)
    .map((name) => {
      const basis = fromTable(`Alternatives for ${noun}: ${alternativesOf(context).join(', ')}.`);
      return statement('table', 0.6, `${name}: an alternative for ${noun} ${TABLE_NOTE}`, basis);
    });
  return [...named, ...known].slice(0, 6);
};

/** An outside trend: something grows or shrinks, with a figure, a year or a law. Not the site’s own growth. */
const TREND =
  /\b(?:(?:more and more|increasingly|a growing number of|fewer and fewer)\s\p{L}+|(?:\d{1,3}\s?(?:%|percent)) of (?:people|adults|companies|businesses|households|consumers|shoppers|workers|americans|europeans|patients|students)|immer mehr \p{Lu}\p{L}+|de plus en plus de|cada vez más \p{L}+|sempre più \p{L}+|cada vez mais \p{L}+)|増加して/iu;
/** Trends that the pages name; none come from our tables. */
export const trendsOf = (context: Context): readonly Statement[] =>
  context.site.said
    .flatMap((passage): Statement[] => {
      const isSaid = passage.isQuotable && passage.place !== 'quote' && passage.place !== 'frame';
      const isOwn = isSaid && passage.text.length <= 1_200 && !editorialIn(context.site).has(passage);
      const found = isOwn ? TREND.exec(passage.text) : null;
      if (found === null) return [];
      const sentence = sentenceAt(passage, found.index);
      if (sentence.length < 30 || sentence.length > 240 || SPEAKS.test(sentence)) return [];
      const text = `A change that the page names: ${quoted(sentence)}`;
      return [statement('trend', 0.9, text, groundOf(passage, sentence))];
    })
    .slice(0, 3);
