import { isSure, type KindJudgment } from '../kind/judge-kind.ts';
import type { Passage } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import { type Audience, implied } from './audience.ts';

/** Shelves of a shop that only one group needs. */
const SHELVES: readonly (readonly [shelf: RegExp, label: string])[] = [
  [
    /\b(?:bab(?:y|ies)|toddlers?|nursery|diaper\w*|strollers?|prenatal|maternity|wickel\w*|kinderwagen|bébé|poussette\w*|bebés?|neonat\w*|passeggin\w*)\b|ベビー/iu,
    'Parents of babies',
  ],
  [
    /\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|hunde?\w*|katzen?\w*|chiens?|chats?|perros?|gatos?|cani|gatti|cães)\b/iu,
    'Pet owners',
  ],
  [/\b(?:brid(?:e|al)s?\b|wedding dress\w*|braut\w*|mariées?|novias|spos[ae]|noivas)\b/iu, 'Couples who marry'],
];
const FEWEST_SHELVES = 4;
/** Departments that are called by whom they dress. */
const DEPARTMENTS: readonly (readonly [label: string, form: RegExp])[] = [
  ['Women', /^(?:women(?:['’]s)?|ladies|damen|femmes?|mujer(?:es)?|donna|mulher(?:es)?|レディース)$/iu],
  ['Men', /^(?:men(?:['’]s)?|herren|hommes?|hombres?|uomo|home[mn]s?|メンズ)$/iu],
  ['Children', /^(?:kids|children|kinder|enfants?|niñ[oa]s?|bambin[oi]|crianças?|キッズ)$/iu],
];

/** “Canada’s online store”: the country that a title or description claims. */
const OF_COUNTRY =
  /\b(America|Australia|Britain|Canada|India|Ireland|New Zealand|Singapore|South Africa|the UK)['’]s\b/u;

const inCountry = ({ snapshot }: Site): string => {
  const country = OF_COUNTRY.exec(`${snapshot.title} ${snapshot.description}`)?.[1];
  return country === undefined ? '' : ` in ${country}`;
};

const groupOf = (label: string, passage: Passage, site: Site): Audience =>
  implied(`${label}${inCountry(site)}`, label, passage);

/** Whom a shop is for whose shelves only one group needs. */
export const shelfGroups = (site: Site, judgment: KindJudgment): readonly Audience[] => {
  if (!isSure(judgment) || judgment.kind.id !== 'shop') return [];
  const links = new Set(site.snapshot.links.map(({ text }) => text.trim()));
  const shelves = site.said.filter(({ page, text }) => page === 0 && text.length < 40 && links.has(text.trim()));
  const dressed = DEPARTMENTS.flatMap(([label, form]) => {
    const passage = shelves.find(({ text }) => form.test(text.trim()));
    return passage === undefined ? [] : [groupOf(label, passage, site)];
  });
  if (dressed.length > 1) return dressed;
  return SHELVES.flatMap(([form, label]) => {
    const [passage, ...others] = shelves.filter(({ text }) => form.test(text));
    return passage === undefined || others.length + 1 < FEWEST_SHELVES ? [] : [groupOf(label, passage, site)];
  });
};
