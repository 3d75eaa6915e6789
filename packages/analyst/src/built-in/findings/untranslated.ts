import { excerpt, listed, quoted } from '../read/wording.ts';
import { type Finding, inferred, weakness } from '../report/statement.ts';
import type { Context } from './context.ts';

const ENGLISH =
  /^\W*(?:product has attributes|to be determined|read more|continue reading|leave a (?:comment|reply)|add to (?:cart|wishlist)|password recovery|welcome!? ?log into your account|shopping cart|view cart|no products|uncategorized|find out more|learn more|load more|show more|sign in|sign up|subscribe now|posted by .{1,30}|powered by .{1,30} theme)\W*$/iu;
const OF_TEMPLATE =
  /attributes|to be determined|recovery|into your account|no products|uncategorized|leave a|(?:posted|powered) by/iu;
const [FEWEST, MOST] = [2, 3];

/** English words of a template, left on a page in another language. */
export const untranslated = ({ site }: Context): Finding | undefined => {
  const { name, tag } = site.language;
  const { snapshot } = site;
  if (tag === 'en' || name === '') return undefined;
  const texts = [...snapshot.blocks, ...snapshot.callsToAction].map(({ text }) => text.trim());
  const found = [...new Set(texts.filter((text) => ENGLISH.test(text)))];
  // One button in English may be meant so.
  if (found.length < FEWEST && !found.some((each) => OF_TEMPLATE.test(each))) return undefined;
  const words = found.slice(0, MOST).map((text) => quoted(excerpt(text, 60)));
  const listing = listed(words);
  const text = `English words stand on a page in ${name}: ${listing}`;
  const basis = inferred(
    `The texts of the page are in ${name}; ${listing} ${words.length > 1 ? 'are' : 'is'} among them.`,
  );
  return weakness('untranslated', 0.55, text, basis, `Translate ${listing} into ${name}`);
};
