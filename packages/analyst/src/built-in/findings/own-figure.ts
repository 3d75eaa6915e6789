import { kindsOf } from '../kind/kind.ts';
import type { Passage } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import type { Context } from './context.ts';

/** A figure that leads the page or stands alone, as in a row of statistics, is the site’s own. */
const LONGEST_ALONE = 60;
const HEADS: ReadonlySet<string> = new Set(['heading', 'title', 'description']);

/** The site speaks of itself, or of those who chose it. */
const OWN =
  /(?<!\p{L})(?:we|our|us|my|wir|uns|unser\p{L}*|nous|notre|nos|nosotros|nuestr\p{L}+|noi|nostr\p{L}+|nós|noss\p{L}+|join(?:ed)?|trusted by|used by|chosen by|loved by|relied on by|vertrauen|(?:nous|vous) font confiance|confían|fidano|confiam)(?!\p{L})/iu;
/** “2,086,303 antibodies from 119 suppliers”, “more than 20k downloads”: the figure itself is what the sentence is about. */
const FIRST =
  /^\W*(?:(?:over|more than|almost|nearly|about|some|with|über|mehr als|rund|fast|plus de|près de|más de|casi|oltre|più di|quasi|mais de|quase)\s)?\d/iu;
/** What may be, what others report, and what a person did elsewhere. */
const OF_OTHERS =
  /(?<!\p{L})(?:may|might|could|would|should|if|according to|survey|study found|reported|police|minister|employer|formerly|previously|könnten?|dürfen|wenn|laut|zufolge|polizei|pourraient?|peuvent|selon|podrían?|pueden|según|potrebbero|possono|secondo|poderiam|podem|segundo)(?!\p{L})/iu;
/** Of a life, only experience counts; the staff and the customers of an employer are not one’s own. */
const LIVES: ReadonlySet<string> = kindsOf('portfolio');
const EXPERIENCE = /experience|erfahrung|expérience|experiencia|esperienza|experiência/iu;

/** “Azureva met à votre disposition”: the name may stand in the address only. */
const isNamed = ({ name, host }: Site, sentence: string): boolean =>
  sentence.toLowerCase().includes(name.title.toLowerCase()) ||
  (sentence.match(/\p{Lu}\p{L}{3,}/gu) ?? []).some((word) => host.startsWith(word.toLowerCase()));

const LIMIT =
  /(?<!\p{L})(?:up to|bis zu|jusqu['’]à|hasta|fino a|até|limited to|all|\d+\s(?:of|von|sur|de|di)|maximum|max\.?|a site with|over the next|for|every|per|only|first|top|another|minimum|last|recent|latest|(?:one |out )of (?:about|some)?|letzten?|dernier\p{L}*|últim\p{L}+|ultim[ei]|ostatni\p{L}*|posledn\p{L}*|laatste|senaste|sidste|siste|utolsó|последни\p{L}*)\s*(?:of\s)?$/iu;
/** Whether the words before a figure make it a limit of a plan, or an example: no size of the site. */
export const isLimit = (before: string): boolean => LIMIT.test(before);

/** “at Fenwick Hotels! With more than …”: whose figure it is. */
const AT_ANOTHER = /(?<!\p{L})(?:at|by|chez|presso)\s(?:the\s)?(?<name>\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)+)/gu;

/** Whether what stands before a figure names another organization, of which it may be. */
export const isOfAnother = ({ name }: Site, before: string): boolean =>
  Array.from(before.matchAll(AT_ANOTHER), ({ groups }) => groups?.['name'] ?? '').some(
    (other) => !name.title.includes(other) && !other.includes(name.title),
  );

/** Whether a number says how large the site itself is, rather than another organization. */
export const isOwnFigure = (
  { site, judgment, isSure }: Context,
  { text, place, isLead }: Passage,
  sentence: string,
  words: string,
): boolean => {
  if (OF_OTHERS.test(sentence) || isOfAnother(site, text.slice(0, Math.max(0, text.indexOf(words))))) return false;
  if (LIVES.has(judgment.kind.id)) return EXPERIENCE.test(words);
  return (
    (isSure && isLead) ||
    HEADS.has(place) ||
    text.length <= LONGEST_ALONE ||
    OWN.test(sentence) ||
    FIRST.test(sentence) ||
    isNamed(site, sentence)
  );
};
