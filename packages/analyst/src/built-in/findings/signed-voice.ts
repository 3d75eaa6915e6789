import type { Passage } from '../read/passage.ts';

/** “Clem Delangue”, “DHH”: a line with a name alone. */
const NAME_LINE = /^(?:\p{Lu}[\p{L}.'’-]*)(?:\s(?:\p{Lu}[\p{L}.'’-]*|de|van|von|der)){0,3}$/u;
/** “Co-founder and CEO at Hugging Face”, “SEO consultant”: what somebody does, and where. */
const ROLE_LINE =
  /\b(?:ceo|cto|coo|cmo|co-?founder|founder|owner|director|manager|head of|lead|engineer|developer|designer|consultant|editor|professor|teacher|student|parent|president|partner|author|blogger|marketer|writer|geschäftsführer(?:in)?|inhaber(?:in)?|gérante?|directeur|directrice|directora?|titolare|fundadora?)\b|^\p{Lu}?[\p{L} -]{3,40}\s(?:at|bei|chez|en|presso)\s\p{Lu}/iu;
const LONGEST_LINE = 60;
const SHORTEST_WORDS = 25;

const isLine = ({ text }: Passage, form: RegExp): boolean =>
  text.length <= LONGEST_LINE && !/[.!?]$/u.test(text.trim()) && form.test(text.trim());

/** Who says a text that stands below a name and a role, without quotation marks. */
export const signedAbove = (said: readonly Passage[], index: number): string | undefined => {
  const [name, role, words] = [said[index - 2], said[index - 1], said[index]];
  if (name === undefined || role === undefined || words === undefined || words.place === 'heading') return undefined;
  if (words.text.length < SHORTEST_WORDS || name.section !== words.section) return undefined;
  return isLine(name, NAME_LINE) && isLine(role, ROLE_LINE) ? `${name.text.trim()}, ${role.text.trim()}` : undefined;
};

/** “Patricia V. on the Pets Best Facebook page, September 2014”: after a quote, a name and where or when it was said. */
export const SIGNED =
  /^[\s—–-]*\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}.'’-]*){0,3}(?:,\s|\s[-–—]\s|\s(?:on|via|from|at)\s)\S.*(?:\b(?:19|20)\d\d|\b(?:Facebook|Twitter|Google|Yelp|Trustpilot|page|review))/u;
