import { kindsOf } from '../kind/kind.ts';
import { isWide } from '../kind/wide-reach.ts';
import { isHead } from '../read/passage.ts';
import { memoize } from './memoize.ts';
import type { Context } from './context.ts';

/** Kinds of sites whose business has a physical location. */
export const PLACE_KINDS = kindsOf(
  'restaurant lodging trade health wellness attraction practice builder real-estate producer religious shop course government',
);

const WORD = String.raw`\p{Lu}[\p{L}'’-]+`;
/** First words of two-word town names: “Bad Homburg”, “San Sebastián”, “Saint Étienne”. */
const TWO = String.raw`(?:Bad|San|Santa|Santo|Sankt|St\.?|Saint|La|Le|Las|Los|El|Port|Porto|Villa|Reggio|Monte|Den|New|Salt|Grand|Fort|Mount|North|South|East|West)`;
/** “Orrville, Ohio 44667”, “Salt Lake City, UT 84109”: the town before a state and a ZIP code. */
const AMERICAN = new RegExp(
  String.raw`(?:^|,\s|\b(?:Road|Rd\.?|St\.?|Street|Ave\.?|Avenue|Drive|Dr\.?|Blvd\.?|Boulevard|Lane|Ln\.?|Way|Suite \w+|#\w+)\s)(${WORD}(?:\s${WORD}){0,2}),\s(?:[A-Z]{2}|\p{Lu}\p{Ll}{3,}(?:\s\p{Lu}\p{Ll}+)?)\s\d{5}\b`,
  'u',
);
/** “20099 Hamburg”, “73020 Lecce”, “60311 Frankfurt am Main”: the town after a postal code. “Harrow-Oberfelder Tor” is one name. */
const EUROPEAN = new RegExp(
  String.raw`(?<![\d.,€$£-])\b(?:[A-Z]{1,2}-)?(?:\d{5}|\d{4}-\d{3})\s((?:\p{Lu}\p{L}+-\p{Lu}\p{L}+er\s\p{Lu}\p{Ll}+)|(?:${TWO}\s)?${WORD}(?:\s(?:am|an der|im|in der|bei|sur|de|del|di|do|da)\s${WORD})?)`,
  'u',
);
/** “Cuisine in Salt Lake City”: the town in a title, description or main heading. */
const IN: Readonly<Record<string, RegExp>> = {
  en: new RegExp(String.raw`\b(?:in|across|around) (?:the )?(${WORD}(?:\s${WORD}){0,2})`, 'u'),
  fr: new RegExp(String.raw`(?<!\p{L})à (${WORD})`, 'u'),
  es: new RegExp(String.raw`\ben ((?:${TWO}\s)?${WORD})`, 'u'),
  it: new RegExp(String.raw`\ba ((?:${TWO}\s)?${WORD})`, 'u'),
  pt: new RegExp(String.raw`\bem ((?:${TWO}\s)?${WORD})`, 'u'),
};
const NO_PLACE =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|English|German|French|Spanish|Italian|Japanese|Portuguese|Tel|Fax|Web|Online|Internet|Our|The|One|Your|Google|Facebook|Christ|God|Jesus|Art|Law|Business|Stock)/u;
const MAX_LENGTH = 400;

/** The town of a local business: from its title, description or main heading, or else from its address. */
export const placeOf = memoize(({ site, isSure, judgment }: Context): string | undefined => {
  if (!isSure || !PLACE_KINDS.has(judgment.kind.id) || isWide(site)) return undefined;
  const said = site.said.filter(({ text, place }) => place !== 'quote' && text.length < MAX_LENGTH);
  const head = said.filter((passage) => passage.page === 0 && isHead(passage));
  const isRepeated = (name: string): boolean => said.filter(({ text }) => text.includes(name)).length > 1;
  // A name that is also a link text is a part of the site.
  const links = new Set(site.snapshot.links.map(({ text }) => text.trim()));
  const inHead = head
    .map(({ text }) => IN[site.language.tag]?.exec(text)?.[1])
    .find(
      (name) => name !== undefined && name.length > 2 && !NO_PLACE.test(name) && !links.has(name) && isRepeated(name),
    );
  if (inHead !== undefined) return inHead;
  const forms = site.language.tag === 'en' ? [AMERICAN] : [EUROPEAN];
  for (const { text } of said)
    for (const form of forms) {
      const town = form.exec(text)?.[1];
      if (town !== undefined && town.length > 2 && !NO_PLACE.test(town)) return town;
    }
  return undefined;
});
