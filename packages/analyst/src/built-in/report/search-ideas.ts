import type { Context } from '../findings/context.ts';
import { isInnerPage } from '../findings/inner-page.ts';
import { kindNamedIn } from '../findings/named-kind.ts';
import { GREETING } from '../findings/top.ts';
import { contactOf } from '../findings/next-step.ts';
import { placeOf } from '../findings/place.ts';
import type { Passage } from '../read/passage.ts';
import { letters } from '../read/name-signs.ts';
import { excerpt, quoted, wordsOf } from '../read/wording.ts';
import type { Rule } from './ideas.ts';
import { selfDescription } from './self-description.ts';

const EMPTY = /\b(?:home|start|startseite|accueil|inicio|início|welcome|official|site|website|page)\b/giu;
const SHORTEST_WORD = 4;
/** So many words beside the name say what it is. */
const SAYING = 2;
const SHORTEST = 20;
const LONGEST = 110;

/** Whether a title is a name or a greeting alone: no word of it is a common one in the text of the pages. */
const saysNothing = (context: Context, title: string): boolean => {
  const { site } = context;
  if (kindNamedIn(context).some(({ place }) => place === 'title')) return false;
  if (GREETING.test(title.trim()) && !/[|–—-]/u.test(title)) return true;
  const name = letters(site.name.title);
  const beyond = wordsOf(title.replaceAll(EMPTY, '')).filter(
    (word) => word.length >= SHORTEST_WORD && /\p{L}{3}/u.test(word) && !name.includes(letters(word)),
  );
  if (/[|–—:·-]\s/u.test(title) && beyond.length >= SAYING) return false;
  const words = wordsOf(title.replaceAll(EMPTY, '')).filter(({ length }) => length >= SHORTEST_WORD);
  const common = new Set(site.said.flatMap(({ text }) => text.slice(0, 2_000).match(/\p{L}+/gu) ?? []));
  return words.length <= 3 && !words.some((word) => word !== word.toLowerCase() && common.has(word.toLowerCase()));
};

/** Whole words that say what the site is, to begin a title or a description with. */
const sentenceOf = (own: Passage | undefined, title: string): string | undefined =>
  own === undefined || own.text.trim() === title.trim() || own.text.length < SHORTEST
    ? undefined
    : quoted(excerpt(own.text, LONGEST));

/** A sentence that helps visitors find their way is none to be found by. */
const HELP = /\bways? to (?:locate|find|contact|order)\b|\binformation\W*$/iu;

/** What search engines show of the site: a title that is only a name, perhaps with no description. */
export const searchResult: Rule = (context) => {
  const { site, isSure } = context;
  const { title, description } = site.snapshot;
  // What is missing in a title is only certain where it is certain what the site is.
  const isBare = isSure && title !== '' && site.language.tag !== 'ja' && saysNothing(context, title);
  const isUndescribed = description === '';
  const own = selfDescription(context);
  const words = own !== undefined && HELP.test(own.text) ? undefined : sentenceOf(own, title);
  if (!isBare || words === undefined || isInnerPage(site)) return undefined;
  const called = quoted(excerpt(title, 70));
  const first = `the title is only ${called}`;
  const second = isUndescribed ? 'the page has no description for search engines' : `the page says ${words}`;
  if (isUndescribed)
    return {
      claim: `Who finds ${site.name.inText} in a search engine reads only ${called}, not what is offered`,
      step: `Write a title and a description for search engines from ${words}`,
      from: [first, second],
    };
  return {
    claim: `People who search for what ${site.name.inText} offers see a result that is called only ${called}`,
    step: `Add to the title ${called} what is offered, as in ${words}`,
    from: [first, second],
  };
};

/** “Villa Isabel bei Opatija”, “House in Rye”; a word of the title that is written with a capital elsewhere after such a word. */
const BY_PLACE =
  /(?<!\p{L})(?:in|near|at|on|bei|am|im|an der|nahe|à|près de|sur|en|cerca de|a|presso|vicino a|em|perto de)\s(?:(?:the|der|dem|la|le|el|o)\s)?(\p{Lu}[\p{L}'’-]{2,})/gu;
const namesPlace = ({ site }: Context, title: string): boolean =>
  site.said.some(
    ({ text }) =>
      text.length < 400 &&
      Array.from(text.matchAll(BY_PLACE), ([, name = '']) => name).some((name) => wordIn(title, name)),
  );
const wordIn = (title: string, name: string): boolean => title.split(/[^\p{L}'’-]+/u).includes(name);

const FEWEST_MENTIONS = 2;
const EVERYWHERE =
  /nation-?wide|world-?wide|international|online|across |bundesweit|weltweit|deutschlandweit|partout en|en ligne|todo el (?:país|mundo)|tutta italia|todo o (?:país|brasil)|全国/iu;

/** The town of a business that people nearby look for, which neither its title nor its description has. */
export const townInTitle: Rule = (context) => {
  const { site } = context;
  const { title, description } = site.snapshot;
  const town = context.judgment.kind.id === 'shop' ? undefined : placeOf(context);
  if (town === undefined || title === '' || `${title} ${description}`.toLowerCase().includes(town.toLowerCase()))
    return undefined;
  // “10000 Kunden” has the form of a postal code and a town.
  const isAddress = contactOf(context).address?.words.includes(town) === true;
  if (!isAddress && site.said.filter(({ text }) => text.includes(town)).length < FEWEST_MENTIONS) return undefined;
  // Who works everywhere is not looked for in one town.
  if (EVERYWHERE.test(`${title} ${description}`)) return undefined;
  // The resort that guests know is in the title already: a place in its own name or after a preposition.
  if (context.judgment.kind.id === 'lodging' && namesPlace(context, title)) return undefined;
  const called = quoted(excerpt(title, 70));
  return {
    claim: `Who adds “${town}” to a search has no sign of it in the result: neither title nor description has the town`,
    step: `Add “${town}” to the title ${called}`,
    from: [`the pages have an address in “${town}”`, `the title is ${called}`],
  };
};
