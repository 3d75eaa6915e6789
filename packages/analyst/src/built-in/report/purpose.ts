import { exactField } from '../category/exact-field.ts';
import { contentOf, saysSomething } from '../findings/content-words.ts';
import type { Context } from '../findings/context.ts';
import { memoize } from '../findings/memoize.ts';
import { stemsOf } from '../findings/stems.ts';
import { saidPart } from '../kind/field.ts';
import { SURE_MODEL } from '../kind/models.ts';
import { editorialIn } from '../read/editorial.ts';
import { isEnglish } from '../read/language.ts';
import { capitalised, ended, listed, quoted } from '../read/wording.ts';
import { aboutItem, itemOf, topicOf } from './item-page.ts';
import { offerSentence, placeIn } from './offer-facts.ts';
import { ownSentences } from './own-sentences.ts';
import { isProductPage, productOf } from './product-page.ts';
import { isUnfit, selfDescription } from './self-description.ts';
import { inferred, quoteFrom, type Statement, statement } from './statement.ts';

/** A description that breaks off after complete sentences. */
const BROKEN_OFF = /^(.{40,}?[.!?])\s[^.!?]{12,}(?:[^.!?。…"”»)\s]|…|\.{3})$/u;
const MIN_BROKEN = 120;
const MIN_BARE = 15;

/** “Fern Builders - Contact us (979) 555-0124”: a phone number is not a description. */
const CALL =
  /\s*[|–—:·-]?\s*(?:(?:call|contact|kontakt\p{L}*|contacte[rz]|llam[ae]|contatt[io])(?: us| now|[- ]nous| ora)?:?\s*)?\(?\+?\d[\d\s()./-]{6,}\d[\s|–-]*$/iu;

const CALL_FIRST = /^\W*(?:call|telefon|tel\.?|phone)(?: us| now)?:?\s*\+?\d[\d\s()./-]{6,}\d\s*[|–—:·-]\s*/iu;
/** “Repair kit - $18.99 : Fern Clinic, Repair Supplies”: one product before the description of all. */
const PRICED = /^[^:|]{3,80}[$€£]\s?\d+[.,]\d\d\s*[:|]\s*/u;

const firstSentences = (said: string): string => {
  const bare = said.replace(CALL, '').replace(CALL_FIRST, '').replace(PRICED, '');
  const text = bare.length >= MIN_BARE ? bare : said;
  const whole = text.length >= MIN_BROKEN ? BROKEN_OFF.exec(text)?.[1] : undefined;
  if (whole !== undefined) return whole;
  if (text.length <= 200) return text;
  const end = text.slice(0, 200).search(/[.!?。](?=\s[^.!?。]*$)/u);
  return end > 60 ? text.slice(0, end + 1) : text;
};

/** The language of a quote, if it is not English. */
export const inLanguage = ({ site }: Context, words: string): string =>
  isEnglish(words, site.language) ? '' : ` (${site.language.name})`;

/** The site’s name as a subject: the long name of an organization rather than its address. */
const calledIn = ({ site: { name } }: Context): string => {
  if (name.inText === name.title) return name.inText;
  if (/^\p{Lu}/u.test(name.title) && name.title.length <= 50 && name.title.split(/\s+/u).length <= 6) return name.title;
  return name.inText === 'the page' ? 'This site' : name.inText;
};

/** The field or subject of the site; a table row only if the site names it exactly: a study trip does not belong to “schools and kindergartens”. */
const fieldOf = (context: Context): string | undefined => {
  const { field, category } = context.judgment;
  const noun = field !== undefined && field !== category?.noun ? field : exactField(context)?.noun;
  return noun && saidPart(context.site, noun);
};

/** “A news site (news)” is redundant. */
const isSaidBy = (noun: string, field: string): boolean =>
  !field.includes(' ') && noun.includes(field.replace(/s$/u, ''));

/** What the site is, as far as that is sure. A separate section covers its income. */
const whatItIs = (context: Context, said: string): string => {
  const { judgment, model } = context;
  const name = calledIn(context);
  if (productOf(context) !== undefined || isProductPage(context))
    return `The page shows one product on ${name}, which is ${judgment.kind.noun}.`;
  const item = itemOf(context);
  if (item !== undefined)
    return `The page is one ${item.noun}, ${quoted(item.title)}, on ${name}, which is ${judgment.kind.noun}.`;
  const field = fieldOf(context);
  const category = field === undefined || field === name || isSaidBy(judgment.kind.noun, field) ? '' : ` (${field})`;
  const isUsed = model.id === 'free' && judgment.kind.id !== 'private';
  const earns = isUsed && model.confidence >= SURE_MODEL ? ', free to use on the pages we read' : '';
  const subject = /\./u.test(name) ? name : capitalised(name);
  return `${subject} is ${judgment.kind.noun}${category}${placeIn(context, `${name} ${said}`)}${earns}.`;
};

const MAX_BOTH_LENGTH = 400;
const MIN_NEW = 4;
const SURE_FORM = 2.1;
const MIN_WORDS = 5;

/** Title and main heading, if the first words say little. */
const headTexts = (context: Context, words: string): readonly string[] =>
  contentOf(context, words).length >= MIN_WORDS
    ? []
    : context.site.said
        .filter(({ page, place, level }) => page === 0 && (place === 'title' || level === 1))
        .filter((passage) => !editorialIn(context.site).has(passage) && !isUnfit(passage.text))
        .map(({ text }) => text);

/** A second sentence of the page about itself, if it adds to the first one. */
const furtherWords = (context: Context, words: string): string | undefined => {
  const known = stemsOf(words);
  const own = ownSentences(context)
    .filter(({ weight, passage }) => weight >= SURE_FORM && passage.place !== 'description')
    .map(({ passage }) => passage.text);
  return [...own, ...headTexts(context, words)].find(
    (text) =>
      text.length + words.length <= MAX_BOTH_LENGTH &&
      !words.includes(text) &&
      contentOf(context, text).filter((stem) => !known.has(stem)).length >= MIN_NEW &&
      saysSomething(context, text),
  );
};

export const SEARCHED =
  'Title, description, main heading and text of the page were searched for a sentence about itself.';

/** “In its own words: “…” and “…”.”, or nothing. */
const quotes = (context: Context, lead: string, texts: readonly string[]): string => {
  const [first] = texts;
  return first === undefined ? '' : ` ${lead}${inLanguage(context, first)}: ${ended(listed(texts.map(quoted)))}`;
};

/** What the site is, what it offers, and its own words. */
export const purposeOf = memoize((context: Context): Statement => {
  const own = selfDescription(context);
  const isProduct = own !== undefined && own.text === productOf(context);
  const words = own === undefined ? '' : firstSentences(own.text);
  const item = aboutItem(context, own);
  const further = isProduct || itemOf(context) !== undefined ? undefined : furtherWords(context, words);
  const texts = [words, further ?? ''].filter((each) => each !== '');
  const said = `${texts.join(' ')} ${fieldOf(context) ?? ''}`;
  const offer = isProduct || itemOf(context) !== undefined ? '' : offerSentence(context, said);
  const quote = quotes(context, isProduct ? 'The product' : 'In its own words', texts);
  const topic = topicOf(context);
  const about =
    item === undefined
      ? quotes(context, 'The page we read is about', topic === undefined ? [] : [topic])
      : quotes(context, 'About it', [firstSentences(item.text)]);
  const unsure = `We are not sure what kind of site ${calledIn(context)} is.`;
  const text = context.isSure
    ? `${whatItIs(context, texts.join(' '))}${about}${offer}${quote}`
    : quote === ''
      ? `${unsure}${about}${offer}`
      : `${calledIn(context)},${quote.replace(' In', ' in')}${about}${offer} Our rules could not tell its kind for certain.`;
  const [ground] = [own, item].filter((each) => each !== undefined);
  const basis = ground === undefined ? inferred(SEARCHED) : quoteFrom(ground, firstSentences(ground.text));
  return statement('purpose', 1, text, basis);
});
