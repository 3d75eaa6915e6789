import { excerpt, quoted } from '../read/wording.ts';
import { groundOf, inferred, weakness } from '../report/statement.ts';
import { contentOf } from './content-words.ts';
import type { Context } from './context.ts';
import type { Check } from './findings.ts';
import { memoize } from './memoize.ts';
import { stemsOf } from './stems.ts';
import { descriptionOf, GREETING } from './page-top.ts';

const MIN_LABEL_LENGTH = 3;
const SPLIT = /\s[|–—:·»-]\s/u;

/** A title with the same part twice. */
export const doubledTitle: Check = ({ site }) => {
  const { title } = site.snapshot;
  const parts = title.split(SPLIT).map((part) => part.trim());
  const twice = parts.find((part, at) => part.length > MIN_LABEL_LENGTH && parts.indexOf(part) < at);
  if (twice === undefined) return undefined;
  const [words, called] = [quoted(twice), quoted(excerpt(title, 90))];
  const basis = inferred(`The title of the page reads ${called}.`);
  return weakness(
    'doubled-title',
    0.46,
    `The title says ${words} twice: ${called}`,
    basis,
    `Remove one ${words} from the title`,
  );
};

/** Title words that no one searches for: names of a front page, placeholders. */
const NOTHING = /^(?:home ?page|homepage|home|index|start(?:seite)?|accueil|inicio|início|untitled|default)$/iu;
/** The name of a page that any site has. Without the site's name, it says nothing. */
const ANY_PAGE =
  /^(?:contact(?: us)?|about(?: us)?|products?|services|blog|news|forums?|shop|store|login|welcome|kontakt|impressum|über uns|produkte|leistungen|willkommen|contacto?|nous contacter|produits|bienvenue|contáctenos|productos|contatti|chi siamo|prodotti|contato|produtos)\W*$/iu;
const NUMBER = /\+?\(?\d[\d\s().-]{5,}\d/u;
const CALLS = /^(?:(?:call|tel|phone|telefon|llam\p{L}+|appele\p{L}+)(?: us| now|-nous)?[\s:.]*)+/iu;
/** Whether a text is only a phone number. */
const isCall = (text: string): boolean =>
  NUMBER.test(text) && !/\p{L}{3}/u.test(text.replace(NUMBER, '').replace(CALLS, ''));
/** An address: “12 Mill Street”, “Albury, NY 12345”, “10115 Berlin”. */
const ADDRESS =
  /(?<!\d)\d{1,5},?\s(?:\p{L}[\p{L}.’'-]*\s){0,4}(?:street|st|road|rd|avenue|ave|lane|drive|blvd|boulevard|rue|place|calle|via|piazza|rua|quai|chaussée)(?!\p{L})|(?:stra(?:ß|ss)e|str\.|weg|platz|calle|via|rua)\s\d|(?<!\d)\d{5}(?!\d)/iu;
const MAX_LENGTH = 70;

/** The stems in the description and the texts of the page. */
const textStems = memoize(({ site }: Context): ReadonlySet<string> => {
  const { blocks, description } = site.snapshot;
  return stemsOf([description, ...blocks.map(({ text }) => text)].join(' '));
});

/** Whether a part of a title names the site or its subject, rather than a slogan, an address or a phone number. */
const isInformative = (context: Context, text: string): boolean =>
  text.length > MIN_LABEL_LENGTH &&
  !NUMBER.test(text) &&
  !ADDRESS.test(text) &&
  !NOTHING.test(text) &&
  !GREETING.test(text) &&
  (text.includes(context.site.name.title) || contentOf(context, text).some((stem) => textStems(context).has(stem)));

/** The parts of the title that could be a main heading. */
export const headingFrom = (context: Context): string | undefined => {
  const parts = context.site.snapshot.title.split(SPLIT).map((part) => part.trim());
  const informative = parts.filter((part) => isInformative(context, part)).join(' – ');
  return informative === '' ? undefined : informative;
};

/** A greeting with the site's name: “Welcome to: The Ferns!”. */
const GREETED = /(?<!\p{L})(?:welcome|willkommen|bienvenue|bienvenid[oa]s?|benvenut[io]|bem[- ]vind[oa]s?)(?!\p{L})/iu;

export const emptyStart: Check = (context) => {
  const { site } = context;
  const { title, headings } = site.snapshot;
  const [first = '', second = ''] = title.split(SPLIT).map((part) => part.trim());
  const isAlone = second === '' && ANY_PAGE.test(first);
  if (!isAlone && !NOTHING.test(first) && !(isCall(first) && second !== '')) return undefined;
  const heading = headings.find(
    ({ text }) =>
      text.length <= MAX_LENGTH && /\p{Ll}|[^\p{Lu}\s]{3}/u.test(text) && isInformative(context, text.trim()),
  );
  const own = site.name.title === first ? '' : site.name.title;
  const offered = second.replace(/[\s:]+home$/iu, '');
  const better = isInformative(context, offered)
    ? offered
    : [own, GREETED.test(heading?.text ?? '') && own !== '' ? '' : (heading?.text ?? '')].filter(Boolean).join(': ');
  if (better === '') return undefined;
  const [words, basis] = [quoted(first), inferred(`The title of the page reads ${quoted(excerpt(title, 90))}.`)];
  if (second === '') {
    const text = `In search results, the page is called ${words}, without a name or an offer`;
    return weakness('empty-title', 0.74, text, basis, `Call the page ${quoted(better)} in its title, not ${words}`);
  }
  const text = `The title begins with ${words}, not with what people search for`;
  return weakness('empty-title', 0.6, text, basis, `Begin the title with ${quoted(better)}, and leave ${words} out`);
};

/** A meta description that repeats the title or the name. */
export const repeatedTitle: Check = ({ site }) => {
  const passage = descriptionOf(site);
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  if (passage === undefined || !plain(site.snapshot.title).includes(plain(passage.text))) return undefined;
  const words = quoted(excerpt(passage.text, MAX_LENGTH));
  const [text, fix] = plain(site.name.title).includes(plain(passage.text))
    ? [
        `The description for search engines consists of the name alone: ${words}`,
        `Write into the description what ${words} offers; it only has the name`,
      ]
    : [
        `The description for search engines repeats the title: ${words}`,
        `Write into the description what the title leaves out; it only repeats ${words}`,
      ];
  return weakness('repeated-title', 0.58, text, groundOf(passage), fix);
};
