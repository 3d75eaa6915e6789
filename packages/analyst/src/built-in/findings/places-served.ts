import type { Site } from '../read/site.ts';
import { ANNOUNCES_PLACES } from './no-parts-below.ts';
import { once } from './once.ts';

/** “Alder”, “Saint-Orme”, “Bad Kern”: how the name of a town looks. */
const LIKE_A_TOWN =
  /^\p{Lu}[\p{L}'’-]{2,}(?:\s(?:\p{Lu}[\p{L}'’-]+|(?:am|an|de|du|in|la|le|les|of|on|sur|the|upon))){0,3}$/u;
const FEWEST_IN_A_ROW = 3;
/** What stands before the name of a town. */
const BEFORE_PLACE =
  /(?<!\p{L})(?:in|across|near|around|throughout|serving|bei|rund um|im raum|à|autour de|en|cerca de|a|vicino a|em|perto de)\s(?:and around\s)?$/iu;

/** Texts of links that name the towns which a business goes to: a row of names on a page that has a heading for them, one of which stands behind “in”. */
export const placesServed = once(({ said, snapshot: { links } }: Site): ReadonlySet<string> => {
  const first = said.filter(({ page }) => page === 0);
  if (!first.some(({ place, text }) => place === 'heading' && ANNOUNCES_PLACES.test(text.trim()))) return new Set();
  const told = first.filter(({ place }) => place !== 'link' && place !== 'button').map(({ text }) => text);
  const isPlace = (name: string): boolean =>
    told.some((text) =>
      text
        .split(name)
        .slice(0, -1)
        .some((before) => BEFORE_PLACE.test(before)),
    );
  const rows: string[][] = [[]];
  for (const { text, isExternal } of links) {
    if (!isExternal && LIKE_A_TOWN.test(text.trim())) rows.at(-1)?.push(text.trim());
    else rows.push([]);
  }
  return new Set(rows.filter((row) => row.length >= FEWEST_IN_A_ROW && row.some(isPlace)).flat());
});
