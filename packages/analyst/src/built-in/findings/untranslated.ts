import { excerpt, listed, quoted, setOf } from '../read/wording.ts';
import { type Finding, inferred, weakness } from '../report/statement.ts';
import type { Context } from './context.ts';

const ENGLISH =
  /^\W*(?:product has attributes|to be determined|read more|continue reading|leave a (?:comment|reply)|add to (?:cart|wishlist)|password recovery|welcome!? ?log into your account|shopping cart|view cart|no products|uncategorized|find out more|learn more|load more|show more|sign in|sign up|subscribe now|posted by .{1,30}|powered by .{1,30} theme)\W*$/iu;
const FUNCTION_WORD = /(?<!\p{L})(?:for|the|of|your|with|and|our|is|to)(?!\p{L})/iu;
const ARTICLE = /(?<!\p{L})(?:the|your|our)(?!\p{L})/iu;
/** Other languages have an “is”, “of”, “for” or “to” as well. */
const WITHOUT_SUCH_WORDS = setOf('de fr es it pt ja');
const FEWEST_WORDS = 3;
const ACCENT = /[^\p{ASCII}–—’“”]/u;
const MOST = 3;

/** English words of a template, or an English main heading, left on a page in another language. */
export const untranslated = ({ site }: Context): Finding | undefined => {
  const { name, tag } = site.language;
  const { snapshot } = site;
  if (tag === 'en' || name === '') return undefined;
  const texts = [...snapshot.blocks, ...snapshot.callsToAction].map(({ text }) => text.trim());
  const found = [...new Set(texts.filter((text) => ENGLISH.test(text)))];
  const heading = snapshot.headings.find(
    ({ level, text }) =>
      level === 1 &&
      text.split(' ').length >= FEWEST_WORDS &&
      text.length < 80 &&
      !ACCENT.test(text) &&
      (WITHOUT_SUCH_WORDS.has(tag) ? FUNCTION_WORD : ARTICLE).test(text) &&
      !text.includes(site.name.title),
  )?.text;
  if (heading === undefined && found.length === 0) return undefined;
  const words = (heading === undefined ? found : [heading]).slice(0, MOST).map((text) => quoted(excerpt(text, 60)));
  const listing = listed(words);
  const text =
    heading === undefined
      ? `English words stand on a page in ${name}: ${listing}`
      : `The heading ${listing} is in English, the page in ${name}`;
  const basis = inferred(
    `The texts of the page are in ${name}; ${listing} ${words.length > 1 ? 'are' : 'is'} among them.`,
  );
  return weakness('untranslated', 0.55, text, basis, `Translate ${listing} into ${name}`);
};
