import { isEnglish } from '../read/language.ts';
import { type InferredGroup, inferredGroup } from '../audience/inferred-group.ts';
import type { Category } from '../category/category.ts';
import { usualRow } from '../category/usual-rows.ts';
import { type Context, pagesRead } from '../findings/context.ts';
import { kindsOf } from '../kind/kind.ts';
import { incomeOf } from '../kind/models.ts';
import { articleOf } from '../kind/shape-signs.ts';
import { sentenceAt } from '../read/sentences.ts';
import { capitalised, ended, listed, quoted, excerpt, uncapitalised } from '../read/wording.ts';
import { noAudienceOf } from './no-audience.ts';
import { isProductPage, productOf } from './product-page.ts';
import { selfDescription } from './self-description.ts';
import { fromTable, groundOf, inferred, quoteFrom, type Statement, statement } from './statement.ts';

/** Below this a model is not said: the kind alone does not say who pays. */
const SURE_MODEL = 0.5;

/** Where a description breaks off, the sentences before are enough. */
const BROKEN_OFF = /^(.{40,}?[.!?])\s[^.!?]{12,}(?:[^.!?。…"”»)\s]|…|\.{3})$/u;
const LEAST_BROKEN = 120;

const firstSentences = (text: string): string => {
  const whole = text.length >= LEAST_BROKEN ? BROKEN_OFF.exec(text)?.[1] : undefined;
  if (whole !== undefined) return whole;
  if (text.length <= 200) return text;
  const end = text.slice(0, 200).search(/[.!?。](?=\s[^.!?。]*$)/u);
  return end > 60 ? text.slice(0, end + 1) : text;
};

/** The language of a quote, where it is not that of the report. */
const inLanguage = ({ site }: Context, words: string): string =>
  isEnglish(words, site.language) ? '' : ` (${site.language.name})`;

/** The name as the subject of a sentence: a long name of an organization rather than its address. */
const calledIn = ({ site: { name } }: Context): string => {
  if (name.inText === name.title) return name.inText;
  if (/^\p{Lu}/u.test(name.title) && name.title.length <= 50 && name.title.split(/\s+/u).length <= 6) return name.title;
  return name.inText === 'the page' ? 'This site' : name.inText;
};

const ARTICLES = kindsOf('blog news');

/** What the site is, and how it earns its money, as far as that is sure. */
const whatItIs = (context: Context, name: string): string => {
  const { judgment, model } = context;
  if (!context.isSure) return `We are not sure what kind of site ${name} is.`;
  if (productOf(context) !== undefined || isProductPage(context))
    return `The page shows one product on ${name}, which is ${judgment.kind.noun}.`;
  const article = ARTICLES.has(judgment.kind.id) ? articleOf(context.site) : undefined;
  if (article !== undefined)
    return `The page is one article, ${quoted(article)}, on ${name}, which is ${judgment.kind.noun}.`;
  const field = judgment.field ?? judgment.category?.noun;
  const category = field === undefined || field === name ? '' : ` (${field})`;
  const earns =
    model.id === 'free'
      ? ', free to use on the pages we read'
      : `, paid for by ${incomeOf(judgment.kind.id, model.id)}`;
  const subject = /\./u.test(name) ? name : capitalised(name);
  return `${subject} is ${judgment.kind.noun}${category}${model.confidence >= SURE_MODEL ? earns : ''}.`;
};

const SEARCHED = 'Title, description, main heading and text of the page were searched for a sentence about itself.';

/** What the site is, then its own words. */
export const purposeOf = (context: Context): Statement => {
  const own = selfDescription(context);
  const words = own === undefined ? '' : firstSentences(own.text);
  const about = own !== undefined && own.text === productOf(context) ? 'The product' : 'In its own words';
  const quote = words === '' ? '' : ` ${about}${inLanguage(context, words)}: ${ended(quoted(words))}`;
  const basis = own === undefined ? inferred(SEARCHED) : quoteFrom(own, words);
  return statement('purpose', 1, `${whatItIs(context, calledIn(context))}${quote}`, basis);
};

/** What the site says of itself, unchanged. */
export const descriptionOf = (context: Context): Statement => {
  const own = selfDescription(context);
  const text = own?.text.slice(0, 1_900) ?? 'Our rules found no sentence of the page about itself.';
  return statement('description', 1, text, own ? quoteFrom(own, own.text) : inferred(SEARCHED));
};

/** The row of the table for the offer, or else for a kind with visitors of its own; none where the kind is not sure. */
export const tableRow = (context: Context): Category | undefined => {
  const { isSure, judgment } = context;
  if (!isSure || isProductPage(context)) return undefined;
  return judgment.category ?? usualRow(judgment.kind);
};

/** Who usually chooses such an offer, marked as coming from the table. */
export const usualBuyers = ({ noun, buyers }: Category): string => `Our table on ${noun}: usually for ${buyers}.`;

/** The word that shows the field; the rest stands in the evidence. */
const shortly = ({ label, signs: [sign] }: InferredGroup): string => {
  const word = /“.+”/u.exec(sign)?.[0];
  return word === undefined || label.includes(word) ? ' (inferred)' : ` (inferred from its field: ${word})`;
};

/** Whom the site says it is for; else who usually chooses such an offer, marked as coming from the table; else that it names no audience. */
export const targetAudienceOf = (context: Context): Statement => {
  const first = context.audiences[0];
  if (first !== undefined) {
    const labels = context.audiences
      .slice(0, 4)
      .map(({ label }, index) => (index === 0 ? label : uncapitalised(label)));
    const sentence = sentenceAt(first.passage, Math.max(0, first.passage.text.indexOf(first.quote)));
    const inEnglish = context.site.language.tag === 'en';
    const own = inEnglish
      ? ''
      : `, in its own words${inLanguage(context, sentence)}: ${quoted(excerpt(sentence, 300))}`;
    const words = first.isImplied
      ? `, implied by ${quoted(excerpt(sentence, 120))}${inLanguage(context, sentence)}`
      : own;
    return statement('audience', 1, `${listed([...new Set(labels)])}${words}`, groundOf(first.passage));
  }
  const group = inferredGroup(context);
  if (group !== undefined) {
    const signs = listed(group.signs);
    const basis = inferred(`Inferred from two things: ${signs}. Our rules found no sentence that names a group.`);
    return statement('audience', 1, `${group.label}${group.range ?? ''}${shortly(group)}`, basis);
  }
  const row = tableRow(context);
  const absent = noAudienceOf(context);
  const text = row === undefined ? absent : `${absent} ${usualBuyers(row)}`;
  const looked = `Title, description, headings, navigation and text of ${pagesRead(context.site)} were searched for groups of people.`;
  const basis = row ? fromTable(`${capitalised(row.noun)}: usually for ${row.buyers}.`) : inferred(looked);
  return statement('audience', 1, text, basis);
};
