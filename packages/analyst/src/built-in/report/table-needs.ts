import { type BuyerNeeds, isTaken, needsInField, needsOfKind } from '../category/buyer-needs.ts';
import { hasTwoSigns } from '../category/two-signs.ts';
import { usualRow } from '../category/usual-rows.ts';
import { inferredGroup } from '../audience/inferred-group.ts';
import { signOf } from '../audience/field-signs.ts';
import { type Context, quotable } from '../findings/context.ts';
import { once } from '../findings/once.ts';
import { quoted } from '../read/wording.ts';
import type { Rule } from './idea.ts';
import { itemOf } from './item-page.ts';
import { isProductPage } from './product-page.ts';
import { roleOf } from './role-of.ts';

/** A row of our table that speaks for this site: what on its pages calls for it, and whom it is about. */
type TableNeeds = {
  readonly row: BuyerNeeds;
  /** “(from our table, for “Bikeshare”)”. */
  readonly note: string;
  readonly sign: string;
  readonly people: string;
  /** It holds for the whole kind of site: it says less than any words of the pages. */
  readonly isGeneral: boolean;
};

const noted = (words: string): string => `(from our table, for ${words})`;

const ofCategory = ({ isSure, judgment: { category }, site }: Context): TableNeeds | undefined => {
  const row = isSure && category !== undefined && hasTwoSigns(site, category) && needsInField(category.noun);
  if (!row) return undefined;
  const hit = quotable(site.hits(`category:${category.noun}`)) ?? site.hits(`category:${category.noun}`)[0];
  if (hit === undefined) return undefined;
  const words = quoted(hit.passage.text.slice(hit.start, hit.end));
  return {
    row,
    note: noted(words),
    sign: signOf(hit),
    people: category.buyers,
    isGeneral: false,
  };
};

const ofInterest = (context: Context): TableNeeds | undefined => {
  const group = inferredGroup(context);
  const row = group && needsInField(group.first);
  const words = group && /“[^”]+”/u.exec(group.signs[0])?.[0];
  return row && words
    ? { row, note: noted(words), sign: group.signs[0], people: group.first, isGeneral: false }
    : undefined;
};

const ofKind = ({ isSure, judgment: { category, kind } }: Context): TableNeeds | undefined => {
  // A field without its own row may be unlike the rest of its kind.
  const row = isSure && category === undefined ? needsOfKind(kind.id) : undefined;
  const usual = usualRow(kind);
  const [note, people] = [noted(usual?.noun ?? `${kind.noun.replace(/^an? /u, '')}s`), usual?.buyers ?? ''];
  return row && { row, note, sign: `the site is ${kind.noun}`, people, isGeneral: true };
};

/** What our table says of those who come to such a site: of its field first, of its readers, and else of its kind. */
export const tableNeeds = once((context: Context): TableNeeds | undefined =>
  isProductPage(context) || itemOf(context) !== undefined
    ? undefined
    : (ofCategory(context) ?? ofInterest(context) ?? ofKind(context)),
);

/** “People in the profession” may be any group that a page names. */
const ANYONE = /^people\b/u;

const STEM = 5;
const stemsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, STEM));

/** Sections of a menu and gaps of a page are weaker than what our table knows of the people. */
const WEAK = /\(inferred: (?:sections of the site|parts of the offer|not on )|^Not stated$/u;

/** What the pages say of a group, with what our table knows besides. */
const joined = (found: readonly string[], known: string, isGeneral: boolean, most: number): string[] => {
  const strong = found.filter((each) => !WEAK.test(each));
  return isGeneral && strong.length > 0 ? strong : [...strong.slice(0, most - 1), known];
};

const MOST = 2;

type Needs = { readonly goals: readonly string[]; readonly worries: readonly string[] };

/** Goals and worries with those from our table, for the people whom it is about: what a ticket buyer wants is not what an organizer wants. */
export const withTable = (context: Context, label: string, { goals, worries }: Needs) => {
  const own = { goals: [...goals], painPoints: [...worries] };
  const found = tableNeeds(context);
  if (found === undefined) return own;
  const { row, note, people, isGeneral } = found;
  const isNamed = label !== '' && context.audiences.length > 0;
  const stems = stemsOf(people);
  const isOther =
    !ANYONE.test(people) && !stemsOf(`${label} ${roleOf(label).name}`).some((stem) => stems.includes(stem));
  if (isNamed && isOther) return own;
  return {
    goals: joined(goals, `${row.wants} ${note}`, isGeneral, MOST),
    painPoints: joined(worries, `${row.worry} ${note}`, isGeneral, MOST),
  };
};

/** Of a kind that is too wide for one. */
const NO_CHANCE = '-';

/** A chance that nearly everybody in the field has, unless the pages show that it is taken. */
export const tableChance: Rule = (context) => {
  const found = tableNeeds(context);
  if (found === undefined || found.row.chance === NO_CHANCE || isTaken(found.row, context.site.said)) return undefined;
  const { row, note, sign } = found;
  return { text: `${row.chance} ${note}`, from: [sign, `our table says of such offers: ${row.chance}`] };
};
