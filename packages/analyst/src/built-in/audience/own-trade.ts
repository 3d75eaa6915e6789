import type { KindJudgment } from '../kind/judge-kind.ts';
import { letters } from '../read/name-signs.ts';
import type { Site } from '../read/site.ts';
import { wordsOf } from '../read/wording.ts';
import type { Audience } from './audience.ts';

/** People and businesses in the trade of a kind of site. */
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
/** The smallest weight of a group in title, description or main heading. */
const FIRST_WORDS = 2.6;

/** The patients of a veterinary practice are animals. */
const isAnimal = (label: string, { category }: KindJudgment): boolean =>
  category?.noun === 'veterinary care' && /\bpatients$/iu.test(label);

/** “Scale of fees for veterinarians” at a veterinary practice: colleagues, unless the first words name them as the audience. */
const isOwnTrade = ({ label, weight }: Audience, judgment: KindJudgment): boolean =>
  isAnimal(label, judgment) || (weight < FIRST_WORDS && COLLEAGUES[judgment.kind.id]?.test(label) === true);

/** “Mini Builders offers …”: a name that sounds like a group. */
const isOwnName = (label: string, { name }: Site): boolean => {
  const own = wordsOf(name.title.toLowerCase()).join(' ');
  return own.includes(' ') && wordsOf(label.toLowerCase()).join(' ').includes(own);
};

const MIN_LENGTH = 4;
/** “Imker” further down on the site of “Imkerei Fern”: the owner. */
const isInName = ({ head, quote, passage }: Audience, { name, host }: Site): boolean => {
  const [last = ''] = wordsOf(quote.toLowerCase()).slice(-1);
  const isPerson = !/^(?:people|owners?|business)/iu.test(head);
  return (
    isPerson && !passage.isLead && last.length >= MIN_LENGTH && letters(`${name.title} ${host}`).includes(letters(last))
  );
};

/** Whether words for a group name the site or its trade instead of an audience. */
export const isOwn = (audience: Audience, site: Site, judgment: KindJudgment): boolean =>
  isOwnName(audience.label, site) || isInName(audience, site) || isOwnTrade(audience, judgment);
