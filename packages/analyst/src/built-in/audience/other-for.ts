import type { Passage } from '../read/passage.ts';
import type { Group } from './group-names.ts';

/** “Sign up for”, “search for”: a thing follows, not an audience. */
const OTHER_FOR =
  /\b(?:sign(?:ed)? up|register|look(?:ing)?|search(?:ing)?|prepar(?:e|es|ing)|apply|wait(?:ing)?|ready|thanks?|thank you|pay(?:ing)?|known|famous|area|portal|log ?in|section|corner|vote|book|enroll|pray(?:ing|ers?)?|gifts?|presents?|toilets?|lockers?|parking|entrance|join us|call|ask(?:ing)?|need|stands?|allow|account|reason|except|responsible|respect|love|passion|need|demand|market|price|prices|cost|calls?|hire|hiring|jobs|vacancies|careers|deals|offers|coupons|discounts) for\s+$|(?<!\bwe )\b(?:are|is|was|were) working with\s+$|(?<!\p{L})(?:área|zona|espacio|espace|bereich|area|geschenke?|cadeaux?|regalos?|regali|presentes)\s(?:para|pour|für|per)\s+$/iu;
/** “Unusual for beauty salons”, “not for beginners”: a group that the offer is not for. */
const NOT_FOR =
  /(?<!\p{L})(?:un(?:usual|common|typical|suitable|suited)|atypical|rare|not(?: (?:meant|made|suitable|suited|intended|designed))?|(?:un(?:üblich|gewöhnlich|typisch|geeignet)|nicht(?: (?:geeignet|gedacht))?)|in(?:habituel|adapté)\p{L}*|pas|in(?:usual|habitual|sólit)\p{L}*|n(?:o|ão|on) (?:usua|comu|adatt|indicat|apt|habitua|recomendad)\p{L}*|insolit\p{L})\s(?:for|für|pour|para|per)\s+(?:the\s)?$/iu;
/** “Marriott Foundation for ”: the group ends the name of an organization. */
const ORGANIZATION =
  /(?:(?:Foundation|Department|Cent(?:er|re)|Institute|Society|Association|School|College|Academy|Council|Ministry|Agency|Bureau|Commission|Network|Coalition|Federation)\s+(?:for|of)|(?:Stiftung|Institut|Verband|Gesellschaft|Ministerium|Bundesamt)\s+für|(?:Fondation|Institut|Centre)\s+pour|(?:Fundación|Instituto|Centro|Fundação)\s+para|(?:Fondazione|Istituto|Centro)\s+per)\s+(?:the\s+)?$/u;
/** “Advice for Editors & Authors”: a link to material for a group. */
const MATERIAL =
  /^(?:advice|help|information|info|resources?|guides?|guidance|tips|tools|support|solutions?|services|courses|programs?|programmes|opportunities|infos?|informationen|angebote|espace|conseils|información|informazioni|informações) (?:for|für|pour|para|per) (?:the )?$/iu;

/** Whether a capitalized group after “Foundation for” belongs to a name; “our center for children” names an audience. */
const endsName = ({ text }: Passage, { start, words }: Group): boolean =>
  /^\p{Lu}/u.test(words) && ORGANIZATION.test(text.slice(Math.max(0, start - 40), start));

/** Whether the words before a group name material for it: “Advice for editors”. */
export const isMaterialFor = ({ text }: Passage, { start }: Group): boolean => MATERIAL.test(text.slice(0, start));

/** Whether “for” before a group belongs to a thing that is looked for, a name, or a group that the offer is not for. */
export const isOtherFor = (passage: Passage, group: Group): boolean => {
  const before = passage.text.slice(Math.max(0, group.start - 30), group.start);
  return endsName(passage, group) || OTHER_FOR.test(before) || NOT_FOR.test(before);
};
