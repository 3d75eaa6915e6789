import type { KindJudgment } from '../kind/judge-kind.ts';
import { letters } from '../read/name-signs.ts';
import type { Site } from '../read/site.ts';
import { wordsOf } from '../read/wording.ts';
import type { Audience } from './audience.ts';

/** Who offers what such a site offers, by kind. */
const COLLEAGUES: Readonly<Record<string, RegExp>> = {
  health:
    /\b(?:doctors|physicians|dentists|veterinarians|vets|nurses|pharmacists|(?:physio)?therapists|psychologists|midwives)$/iu,
  wellness: /\b(?:hairdressers|barbers|stylists|beauticians|masseurs|therapists|salons|spas|gyms)$/iu,
  practice: /\b(?:lawyers|attorneys|notaries|accountants|tax (?:advisors|accountants)|law firms)$/iu,
  trade: /\b(?:tradespeople|trade businesses|electricians|plumbers|roofers|carpenters|joiners|painters|garages)$/iu,
  builder: /\b(?:tradespeople|builders|construction companies|roofers|carpenters|property developers)$/iu,
  lodging: /\b(?:hotels|hotel owners|inns|hotels and guesthouses)$/iu,
  restaurant: /\b(?:restaurants|restaurant owners|caf[eé]s|cooks|bars)$/iu,
};
/** From here on, a group stands in the title, the description or the main heading. */
const FIRST_WORDS = 2.6;

/** The patients of a veterinary practice are animals. */
const isAnimal = (label: string, { category }: KindJudgment): boolean =>
  category?.noun === 'veterinary care' && /\bpatients$/iu.test(label);

/** “Scale of fees for veterinarians” at a veterinary practice: colleagues, unless its first words say that it is for them. */
const isOwnTrade = ({ label, weight }: Audience, judgment: KindJudgment): boolean =>
  isAnimal(label, judgment) || (weight < FIRST_WORDS && COLLEAGUES[judgment.kind.id]?.test(label) === true);

/** “Mini Builders offers …”: the site itself, whose name may sound like a group. */
const isOwnName = (label: string, { name }: Site): boolean => {
  const own = wordsOf(name.title.toLowerCase()).join(' ');
  return own.includes(' ') && wordsOf(label.toLowerCase()).join(' ').includes(own);
};

const SHORTEST = 4;
/** “Imker” further down on the site of “Imkerei Fern”: who runs it. */
const isInName = ({ head, quote, passage }: Audience, { name, host }: Site): boolean => {
  const [last = ''] = wordsOf(quote.toLowerCase()).slice(-1);
  const isPerson = !/^(?:people|owners?|business)/iu.test(head);
  return (
    isPerson && !passage.isLead && last.length >= SHORTEST && letters(`${name.title} ${host}`).includes(letters(last))
  );
};

/** Whether words for a group name the site itself or its trade, and no one whom it is for. */
export const isOwn = (audience: Audience, site: Site, judgment: KindJudgment): boolean =>
  isOwnName(audience.label, site) || isInName(audience, site) || isOwnTrade(audience, judgment);
