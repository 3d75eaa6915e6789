import { sectionsOf, shelfRange } from '../findings/breadth.ts';
import { contentOf } from '../findings/content-words.ts';
import { type Context, languageMark } from '../findings/context.ts';
import { contactOf } from '../findings/next-step.ts';
import { menuOf } from '../findings/menu.ts';
import { placeOf } from '../findings/place.ts';
import { stemsOf } from '../findings/stems.ts';
import { listed, quoted } from '../read/wording.ts';

const MIN_COUNT = 2;
const MAX_COUNT = 4;

/** Fewer content words leave the offer open. */
const MIN_WORDS = 5;

/** Whether a text already names most of the parts. */
const names = (said: string, parts: readonly string[]): boolean => {
  const stems = stemsOf(said);
  const named = parts.filter((part) => [...stemsOf(part)].some((stem) => stems.has(stem)));
  return named.length * 2 > parts.length;
};

type Facts = { readonly lead: string; readonly parts: readonly string[] };

/** The offer as shelves or menu name it. Only if the site’s own words say little, because links are misread as often as not. */
const factsOf = (context: Context, said: string): readonly Facts[] => {
  if (contentOf(context, said).length >= MIN_WORDS) return [];
  const isShop = context.isSure && context.judgment.kind.id === 'shop';
  return [
    { lead: 'Its shelves include', parts: isShop ? shelfRange(context).names : [] },
    { lead: 'Its sections include', parts: isShop ? [] : sectionsOf(context) },
    { lead: 'Its menu leads to', parts: isShop ? [] : menuOf(context) },
  ];
};

/** A sentence on the offer, with names that the quoted words lack. */
export const offerSentence = (context: Context, said: string): string => {
  const facts = factsOf(context, said)
    .map(({ lead, parts }) => ({ lead, parts: [...new Set(parts)].slice(0, MAX_COUNT) }))
    .find(({ parts }) => parts.length >= MIN_COUNT);
  if (facts === undefined || names(said, facts.parts)) return '';
  const language = languageMark(context.site);
  return ` ${facts.lead} ${listed(facts.parts.map(quoted))}${language}.`;
};

/** “in Rye”, “serving Kent”: the quoted words already name the place. */
const SAYS_WHERE =
  /(?<!\p{L})(?:in|near|at|across|serving|throughout|en|à|em|aus|bei|di|de|a)\s(?:the\s)?\p{Lu}|['’]s \p{Lu}/u;

/** The town in the address of a local site, if neither its name nor the quoted words name a place. */
export const placeIn = (context: Context, said: string): string => {
  const place = context.judgment.kind.id === 'shop' ? undefined : placeOf(context);
  if (place === undefined || said.includes(place) || SAYS_WHERE.test(said)) return '';
  return contactOf(context).address?.words.includes(place) === true ? ` in ${place}` : '';
};
