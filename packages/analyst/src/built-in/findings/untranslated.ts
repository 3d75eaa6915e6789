import { SPEAKS } from '../read/speaks.ts';
import { excerpt, listed, quoted } from '../read/wording.ts';
import { type Finding, inferred, weakness } from '../report/statement.ts';
import type { Context } from './context.ts';

const ENGLISH =
  /^\W*(?:product has attributes|to be determined|read more|continue reading|leave a (?:comment|reply)|add to (?:cart|wishlist)|password recovery|welcome!? ?log into your account|shopping cart|view cart|no products|uncategorized|find out more|learn more|load more|show more|sign in|sign up|subscribe now|posted by .{1,30}|powered by .{1,30} theme)\W*$/iu;
const OF_TEMPLATE =
  /attributes|to be determined|recovery|into your account|no products|uncategorized|leave a|(?:posted|powered) by/iu;
const [MIN_COUNT, MAX_COUNT] = [2, 3];

/** German words of shops and forms. */
const GERMAN =
  /^(?:fast geschafft.{0,80}|(?:jetzt|hier) (?:kaufen|bestellen|anmelden|registrieren|klicken)|zurück|weiterlesen|in den warenkorb|zum warenkorb|mehr erfahren|alle anzeigen|bitte warten|anmelden|abmelden|nach oben|wird geladen)\W*$/iu;

/** Cookie notices may come from an external service. */
const NOTICE = /cookie/iu;
const TO_VISITORS =
  /\b(?:you|your|sie|ihnen|ihre?[mnrs]?|vous|votre|vos|usted\p{L}*|su|voi|vostr\p{L}+|lei|você|seu)\b/iu;
/** Foreign sentences that are neither about the site nor addressed to visitors. A site may greet guests in their language. */
const foreignSentences = ({ site }: Context): Finding | undefined => {
  const { foreign, language, name: own } = site;
  const found = foreign.filter(
    ({ text, level }) =>
      level === 0 && !NOTICE.test(text) && !SPEAKS.test(text) && !TO_VISITORS.test(text) && !text.includes(own.title),
  );
  if (found.length < MIN_COUNT) return undefined;
  const words = found.slice(0, MAX_COUNT).map(({ text }) => quoted(excerpt(text, 60)));
  const listing = listed(words);
  const text = `Texts in another language are on a page in ${language.name}: ${listing}`;
  const basis = inferred(`The texts of the page are in ${language.name}; ${listing} are among them.`);
  const fix = `Translate ${words[0] ?? ''} into ${language.name}, or remove it`;
  return weakness('untranslated', 0.85, text, basis, fix);
};

const foreignWords = ({ site }: Context): Finding | undefined => {
  const { name, tag } = site.language;
  const { snapshot } = site;
  if (name === '') return undefined;
  const texts = [...snapshot.blocks, ...snapshot.callsToAction].map(({ text }) => text.trim());
  const all = [...texts, ...snapshot.links.map(({ text }) => text.trim()), ...snapshot.frame];
  const german = tag === 'de' ? [] : [...new Set(all.filter((text) => GERMAN.test(text)))];
  const isGerman = german.length >= MIN_COUNT;
  if (tag === 'en' && !isGerman) return undefined;
  const found = isGerman ? german : [...new Set(texts.filter((text) => ENGLISH.test(text)))];
  // A single English button may be intentional.
  if (found.length < MIN_COUNT && !found.some((each) => OF_TEMPLATE.test(each))) return undefined;
  const words = found.slice(0, MAX_COUNT).map((text) => quoted(excerpt(text, 60)));
  const listing = listed(words);
  const text = `${isGerman ? 'German' : 'English'} words are on a page in ${name}: ${listing}`;
  const basis = inferred(
    `The texts of the page are in ${name}; ${listing} ${words.length > 1 ? 'are' : 'is'} among them.`,
  );
  return weakness('untranslated', 0.55, text, basis, `Translate ${listing} into ${name}`);
};

/** Texts in another language that a template left on the page. */
export const untranslated = (context: Context): Finding | undefined =>
  foreignSentences(context) ?? foreignWords(context);
