import { kindsOf } from '../kind/kind.ts';
import type { Passage } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import type { Context } from './context.ts';

/** A figure in a short text, as in a row of statistics, is the site’s own. */
const MAX_ALONE_LENGTH = 60;
export const HEADS: ReadonlySet<string> = new Set(['heading', 'title', 'description']);

/** Words by which the site refers to itself or to its customers. */
const OWN =
  /(?<!\p{L})(?:we|our|us|my|wir|uns|unser\p{L}*|nous|notre|nos|nosotros|nuestr\p{L}+|noi|nostr\p{L}+|nós|noss\p{L}+|join(?:ed)?|trusted by|used by|chosen by|loved by|relied on by|vertrauen|(?:nous|vous) font confiance|confían|fidano|confiam)(?!\p{L})/iu;
/** “2,086,303 antibodies from 119 suppliers”, “more than 20k downloads”: the sentence begins with the figure. */
const FIRST =
  /^\W*(?:(?:over|more than|almost|nearly|about|some|with|über|mehr als|rund|fast|plus de|près de|más de|casi|oltre|più di|quasi|mais de|quase)\s)?\d/iu;
/** Possibilities, reports of others, and what a person did elsewhere. */
const OF_OTHERS =
  /(?<!\p{L})(?:may|might|could|would|should|if|according to|survey|study found|reported|police|minister|employer|formerly|previously|könnten?|dürfen|wenn|laut|zufolge|polizei|pourraient?|peuvent|selon|podrían?|pueden|según|potrebbero|possono|secondo|poderiam|podem|segundo)(?!\p{L})/iu;
/** In a portfolio only years of experience count. The staff and customers of an employer are not the owner's. */
const LIVES = kindsOf('portfolio');
const EXPERIENCE = /experience|erfahrung|expérience|experiencia|esperienza|experiência/iu;

/** “Azureva met à votre disposition”: a name that is only in the address counts as well. */
const isNamed = ({ name, host }: Site, sentence: string): boolean =>
  sentence.toLowerCase().includes(name.title.toLowerCase()) ||
  (sentence.match(/\p{Lu}\p{L}{3,}/gu) ?? []).some((word) => host.startsWith(word.toLowerCase()));

const LIMIT =
  /(?<!\p{L})(?:up to|bis zu|jusqu['’]à|hasta|fino a|até|limited to|all|\d+\s(?:of|von|sur|de|di)|maximum|max\.?|a site with|over the next|for|every|per|only|first|top|another|minimum|last|recent|latest|(?:one |out )of (?:about|some)?|letzten?|dernier\p{L}*|últim\p{L}+|ultim[ei]|ostatni\p{L}*|posledn\p{L}*|laatste|senaste|sidste|siste|utolsó|последни\p{L}*)\s*(?:of\s)?$/iu;
/** Whether the words before a figure make it the limit of a plan or an example, not a size of the site. */
export const isLimit = (before: string): boolean => LIMIT.test(before);

/** “at Fenwick Hotels! With more than …”: the figure belongs to another organization. */
const AT_ANOTHER = /(?<!\p{L})(?:at|by|chez|presso)\s(?:the\s)?(?<name>\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)+)/gu;

/** Whether the text before a figure names another organization. */
export const isOfOtherOrganization = ({ name }: Site, before: string): boolean =>
  Array.from(before.matchAll(AT_ANOTHER), ({ groups }) => groups?.['name'] ?? '').some(
    (other) => !name.title.includes(other) && !other.includes(name.title),
  );

/** Whether a figure describes the site itself rather than another organization. */
export const isOwnFigure = (
  { site, judgment, isSure }: Context,
  { text, place, isLead }: Passage,
  sentence: string,
  words: string,
): boolean => {
  if (OF_OTHERS.test(sentence) || isOfOtherOrganization(site, text.slice(0, Math.max(0, text.indexOf(words)))))
    return false;
  if (LIVES.has(judgment.kind.id)) return EXPERIENCE.test(words);
  return (
    (isSure && isLead) ||
    HEADS.has(place) ||
    text.length <= MAX_ALONE_LENGTH ||
    OWN.test(sentence) ||
    FIRST.test(sentence) ||
    isNamed(site, sentence)
  );
};
