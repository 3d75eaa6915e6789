import { once } from '../findings/once.ts';
import type { Context } from '../findings/context.ts';
import { titleParts } from '../read/name.ts';
import { excerpt, listed, quoted } from '../read/wording.ts';
import { isProductPage } from './product-page.ts';
import { selfDescription } from './self-description.ts';

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
const wordsIn = (text: string): number =>
  text.match(/\p{L}{3,}|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]{4,}/gu)?.length ?? 0;

/** Parts of a title that name a page, or praise, rather than what is offered. */
const NO_OFFER =
  /^(?:official|home|welcome|free shipping|entrega gr|livraison gr|versandkostenfrei|envío gr|spedizione gr|online shop|products?|your |we |you['’]re |the official)/iu;
/** Sentences about the business or to the reader, not names of an offer. */
const SENTENCE =
  /^(?:our|we|you|your|nuestr|nosotros|wir|unser|sie|ihr|nous|notre|vous|votre|noi|nostr|nós|noss|looking|with|welcome|this|it|there|here|how|why|what|when|where|who|start|lassen|rendez|access|learn|see|meet|let|if|i|des|von|since|as|register|join|call|log|sign|contact|attend|order|buy)\b/iu;
const LONGEST_PART = 90;
const MOST_PARTS = 3;
const SHORTEST_NAME = 3;

/** “Plausible is a …”, “We sell …”: what comes before the offer itself. */
const BEFORE = /^.{0,60}?\b(?:is (?:an?|the)|are (?:an?|the)|sells?|offers?|provides?|makes?|builds?)\s+/u;

/** What is offered, as the page calls it: the parts of its title besides its name, or else the first clause of its description. In quotation marks. */
export const offerWords = once((context: Context): string | undefined => {
  const { site } = context;
  const own = [site.name.title, site.name.inText].map(letters);
  const first = letters(site.name.title.split(/\s+/u)[0] ?? '');
  const isNamed = (words: string): boolean => first.length >= SHORTEST_NAME && letters(words).startsWith(first);
  const parts = titleParts(site.snapshot.title).filter(
    (part) =>
      part.length <= LONGEST_PART &&
      wordsIn(part) >= 2 &&
      !NO_OFFER.test(part) &&
      !own.includes(letters(part)) &&
      !part.endsWith('!') &&
      !SENTENCE.test(part),
  );
  const said = parts.filter((part) => !isNamed(part));
  // Behind the name of a product stand its series and its author.
  const most = isProductPage(context) ? 1 : MOST_PARTS;
  if (parts.length > 0)
    return listed([...new Set(said.length > 0 ? said : parts)].slice(0, most).map((part) => quoted(part)));
  const described = selfDescription(context);
  if (described === undefined) return undefined;
  const rest = described.text.slice(BEFORE.exec(described.text)?.[0].length ?? 0);
  const clause = rest.split(/[.;:!?–—]\s|\s[-–—]\s|, (?:which|that|and|so)\b/u)[0] ?? rest;
  return wordsIn(clause) < 2 || SENTENCE.test(clause) || isNamed(clause)
    ? undefined
    : quoted(excerpt(clause, LONGEST_PART));
});
