import type { Site } from '../read/site.ts';
import { INTRODUCES_PLACES } from './introducing-headings.ts';
import { memoize } from './memoize.ts';

/** The form of a town's name: “Alder”, “Saint-Orme”, “Bad Kern”. */
const LIKE_A_TOWN =
  /^\p{Lu}[\p{L}'’-]{2,}(?:\s(?:\p{Lu}[\p{L}'’-]+|(?:am|an|de|du|in|la|le|les|of|on|sur|the|upon))){0,3}$/u;
const MIN_IN_A_ROW = 3;
/** Words before the name of a town. */
const BEFORE_PLACE =
  /(?<!\p{L})(?:in|across|near|around|throughout|serving|bei|rund um|im raum|à|autour de|en|cerca de|a|vicino a|em|perto de)\s(?:and around\s)?$/iu;

/** Link texts that name the towns a business serves: a row of names, one of which follows “in”, on a page with a heading for such places. */
export const placesServed = memoize(({ said, snapshot: { links } }: Site): ReadonlySet<string> => {
  const first = said.filter(({ page }) => page === 0);
  if (!first.some(({ place, text }) => place === 'heading' && INTRODUCES_PLACES.test(text.trim()))) return new Set();
  const texts = first.filter(({ place }) => place !== 'link' && place !== 'button').map(({ text }) => text);
  const isPlace = (name: string): boolean =>
    texts.some((text) =>
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
  return new Set(rows.filter((row) => row.length >= MIN_IN_A_ROW && row.some(isPlace)).flat());
});
