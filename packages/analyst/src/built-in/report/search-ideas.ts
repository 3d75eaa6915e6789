import type { Context } from '../findings/context.ts';
import { contactOf } from '../findings/next-step.ts';
import { placeOf } from '../findings/place.ts';
import { excerpt, quoted } from '../read/wording.ts';
import type { Rule } from './idea.ts';

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

/** Words, anywhere on the page, of a business that works far from the town of its address. */
const FAR =
  /nation-?wide|across the (?:country|nation|uk|us)|throughout the (?:country|uk|us)|bundesweit|deutschlandweit|europaweit|weltweit|world-?wide|(?:dans |sur )?toute la france|partout en france|(?:en )?toda españa|todo el país|(?:in )?tutta italia|todo o (?:país|brasil)|(?:several|our) (?:branches|locations)|(?:unsere|mehrere) (?:standorte|niederlassungen|filialen)|全国/iu;
const LONGEST = 600;

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
  if (site.said.some(({ text, place }) => place !== 'quote' && FAR.test(text.slice(0, LONGEST)))) return undefined;
  // The resort that guests know is in the title already: a place in its own name or after a preposition.
  if (context.judgment.kind.id === 'lodging' && namesPlace(context, title)) return undefined;
  const called = quoted(excerpt(title, 70));
  return {
    text: `Add “${town}” to the title ${called}`,
    from: [`the pages have an address in “${town}”`, `the title is ${called}`],
  };
};
