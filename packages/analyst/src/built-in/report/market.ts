import { TABLE_NOTE } from '@twofold/contracts/analysis/statements';
import { kindsOf } from '../kind/kind.ts';
import { isKnownIn } from '../category/regions.ts';
import { exactField } from '../category/exact-field.ts';
import { comparesPrices } from '../findings/compares.ts';
import { type Context } from '../findings/context.ts';
import { type Rival, rivalsIn } from '../findings/difference.ts';
import { endingOf } from '../findings/ended.ts';
import { once } from '../findings/once.ts';
import { isProductPage } from './product-page.ts';
import { weighPlaces } from '../kind/weigh-places.ts';
import { isHead } from '../read/passage.ts';
import { editorialIn } from '../read/editorial.ts';
import { quoted } from '../read/wording.ts';
import { SPEAKS } from '../read/speaks.ts';
import { sentenceAt } from '../read/sentences.ts';
import { fromTable, groundOf, type Statement, statement } from './statement.ts';

const MOST_FROM_TABLE = 4;
/** Each of them stands alone or beside its neighbors: a table of the best known says nothing about the one at hand. */
const BESIDE_NEIGHBORS = kindsOf('nonprofit education government religious association');

/** They sell brands, or are heard on platforms, that the table calls rivals. */
const CARRY = kindsOf('shop producer marketplace media blog');

/** From this weight on, the first words of a page name its field: its rivals follow from them alone. */
const NAMED = 1.5;

const PLAYED = kindsOf('media marketplace');

/** Buses and trams of one region have no rival among airlines. */
const AROUND_HERE =
  /public (?:transport|transit)|transit authority|trasporto pubblico|öffentlicher (?:nah)?verkehr|nahverkehr|verkehrsverbund|transports? (?:publics?|en commun)|transporte público/iu;

/** Who rebuilds homes of owners does not compete with those who build whole tracts. */
const isRemodeler = ({ site: { said } }: Context): boolean =>
  said.some(
    (passage) =>
      passage.page === 0 && isHead(passage) && /remodel|renovat|design[- ]build|additions/iu.test(passage.text),
  );

/** The words of a text between single spaces, so that “Nikeland” has no “Nike”. */
const wordsOf = (text: string): string => ` ${(text.match(/[\p{L}\p{N}&.']+/gu) ?? []).join(' ')} `;

/** The businesses of the table that visitors of this site can choose instead: none where the category is not certain, or they are of another country. */
export const alternativesOf = once((context: Context): readonly string[] => {
  const { judgment, site } = context;
  // Who looks at one product compares products, not marketplaces.
  if (isProductPage(context) || BESIDE_NEIGHBORS.has(judgment.kind.id) || comparesPrices(context)) return [];
  if (judgment.kind.id === 'builder' && isRemodeler(context)) return [];
  const own = site.name.title.toLowerCase();
  // What a shop or a podcast names is sold there, or carries it.
  const texts = CARRY.has(judgment.kind.id) ? site.said.map(({ text }) => wordsOf(text)) : [];
  const isCarried = (name: string): boolean => texts.some((text) => text.includes(wordsOf(name)));
  const field = exactField(context);
  const known =
    field !== undefined && weighPlaces(site.hits(`category:${field.noun}`), field.kind) >= NAMED
      ? field.alternatives
      : [];
  if (AROUND_HERE.test(`${site.snapshot.title} ${site.snapshot.description}`)) return [];
  // Who is heard on two platforms is no rival of a third.
  if (PLAYED.has(judgment.kind.id) && known.some(isCarried)) return [];
  return known.filter(
    (name) =>
      /^[\p{Lu}\d]|^i[A-Z]|^q[A-Z]|^µ/u.test(name) &&
      isKnownIn(name, site.country) &&
      !isCarried(name) &&
      !own.includes(name.toLowerCase()) &&
      !name.toLowerCase().includes(own),
  );
});

/** Where a page sends the users of what ends. */
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
    .slice(0, MOST_FROM_TABLE)
    .map((name) => {
      const basis = fromTable(`Alternatives for ${noun}: ${alternativesOf(context).join(', ')}.`);
      return statement('table', 0.6, `${name}: an alternative for ${noun} ${TABLE_NOTE}`, basis);
    });
  return [...named, ...known].slice(0, 6);
};

/** A change in the world outside: something grows or shrinks, with a figure, a year or a law. Not the site’s own growth. */
const TREND =
  /\b(?:(?:more and more|increasingly|a growing number of|fewer and fewer)\s\p{L}+|(?:\d{1,3}\s?(?:%|percent)) of (?:people|adults|companies|businesses|households|consumers|shoppers|workers|americans|europeans|patients|students)|immer mehr \p{Lu}\p{L}+|de plus en plus de|cada vez más \p{L}+|sempre più \p{L}+|cada vez mais \p{L}+)|増加して/iu;
/** Trends that the pages name; none are supplied from elsewhere. */
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
