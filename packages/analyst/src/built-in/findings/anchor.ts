import type { Topic } from '../lexicon/topic.ts';
import type { Place } from '../read/passage.ts';
import { quoted, setOf } from '../read/wording.ts';
import type { Context } from './context.ts';
import { mainCall } from './main-call.ts';
import { pricedItem } from './price.ts';

/** What is read before a decision belongs beside the button that asks for it. */
const BEFORE_DECIDING: ReadonlySet<string> = setOf(
  'testimonials pricing returns shipping guarantee security free-trial coverage membership-fee certified',
);

/** Where on the site something of a topic is looked for: pages and sections that are about the same. */
const NEIGHBORS: Partial<Record<Topic, readonly Topic[]>> = {
  team: ['about', 'contact'],
  about: ['contact'],
  hours: ['contact', 'directions'],
  directions: ['contact'],
  schedule: ['enroll', 'tickets'],
  'membership-fee': ['join'],
  install: ['download', 'documentation'],
  documentation: ['install', 'download'],
  compare: ['pricing'],
  contact: ['about'],
};
const LONGEST = 40;

const PLACED = /\b(?:beside|above|below|under|first page|first screen|at the top|at the bottom|on the page)\b/iu;
/** A fix that says where it belongs needs no other place. */
export const isPlaced = (fix: string): boolean => PLACED.test(fix);

/** Where no one decides: the way to what was chosen before, and to an account. */
const NO_PLACE =
  /^(?:(?:view |my |your )?(?:shopping )?(?:cart|basket|bag)|check ?-?out|log ?-?in|sign ?-?in|my account|warenkorb|kasse|einloggen|anmelden|panier|connexion|carrito|cesta|iniciar sesión|carrello|accedi|carrinho|entrar)(?!\p{L})/iu;

const FIRST_BUTTON = /the first button/u;

const LEADS: Partial<Record<Place, string>> = { link: 'on the page', heading: 'under', button: 'beside' };

/** A button that is not the main one belongs to a part of the offer. */
const partAbout = (context: Context, topics: readonly Topic[]): string | undefined => {
  const call = mainCall(context);
  const near = topics
    .flatMap((topic) => context.site.topic(topic))
    .find(
      ({ passage: { page, place, text } }) =>
        page === 0 &&
        place in LEADS &&
        text.length <= LONGEST &&
        !NO_PLACE.test(text.trim()) &&
        (place !== 'button' || text.trim() === call),
    )?.passage;
  return near && `${LEADS[near.place] ?? ''} ${quoted(near.text)}`;
};

/** A fix with the place on this site where it belongs: where the site speaks of the like, or else beside what is sold or the main button. */
export const anchored = (context: Context, topic: Topic, fix: string): string => {
  const call = mainCall(context);
  if (call !== undefined && FIRST_BUTTON.test(fix)) return fix.replace(FIRST_BUTTON, () => quoted(call));
  if (isPlaced(fix)) return fix;
  const near = partAbout(context, NEIGHBORS[topic] ?? []);
  if (near !== undefined) return `${fix}, ${near}`;
  const place = BEFORE_DECIDING.has(topic)
    ? ((topic === 'testimonials' ? pricedItem(context) : undefined) ?? call)
    : undefined;
  return place === undefined || NO_PLACE.test(place) ? fix : `${fix}, beside ${quoted(place)}`;
};
