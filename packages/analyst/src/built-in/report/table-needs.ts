import { type BuyerNeeds, isTaken, needsInField, needsOfKind } from '../category/buyer-needs.ts';
import { shownField } from '../category/two-signs.ts';
import { usualRow } from '../category/usual-rows.ts';
import { inferredGroup } from '../audience/inferred-group.ts';
import { signOf } from '../audience/field-signs.ts';
import { type Context, quotable } from '../findings/context.ts';
import { once } from '../findings/once.ts';
import { stemsOf } from '../findings/stems.ts';
import { quoted } from '../read/wording.ts';
import type { Rule } from './idea.ts';
import { itemOf } from './item-page.ts';
import { tableNote } from './market.ts';
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

const ofField = (context: Context): TableNeeds | undefined => {
  const field = shownField(context);
  const row = field && needsInField(field.noun);
  const hits = field === undefined ? [] : context.site.hits(`category:${field.noun}`);
  const hit = quotable(hits) ?? hits[0];
  if (field === undefined || row === undefined || hit === undefined) return undefined;
  const note = tableNote(quoted(hit.passage.text.slice(hit.start, hit.end)));
  return { row, note, sign: signOf(hit), people: field.buyers, isGeneral: false };
};

const ofInterest = (context: Context): TableNeeds | undefined => {
  const group = inferredGroup(context);
  const row = group && needsInField(group.first);
  // What readers of a magazine on games want is not what the players of one game want.
  if (context.judgment.kind.id === 'game') return undefined;
  const words = group && /“[^”]+”/u.exec(group.signs[0])?.[0];
  return row && words
    ? { row, note: tableNote(words), sign: group.signs[0], people: group.first, isGeneral: false }
    : undefined;
};

const ofKind = ({ isSure, judgment: { category, kind } }: Context): TableNeeds | undefined => {
  // A field without its own row may be unlike the rest of its kind.
  const row = isSure && category === undefined ? needsOfKind(kind.id) : undefined;
  const usual = usualRow(kind);
  const note = tableNote(usual?.noun ?? kind.noun);
  return row && { row, note, sign: `the site is ${kind.noun}`, people: usual?.buyers ?? '', isGeneral: true };
};

/** What our table says of those who come to such a site: of its field first, of its readers, and else of its kind. */
const tableNeeds = once((context: Context): TableNeeds | undefined =>
  isProductPage(context) || itemOf(context) !== undefined
    ? undefined
    : (ofField(context) ?? ofInterest(context) ?? ofKind(context)),
);

/** “People in the profession” may be any group that a page names. */
const ANYONE = /^people\b/u;

const isAbout = (people: string, label: string): boolean => {
  const stems = stemsOf(people);
  return ANYONE.test(people) || [...stemsOf(`${label} ${roleOf(label).name}`)].some((stem) => stems.has(stem));
};

/** Sections of a menu and gaps of a page are weaker than what our table knows of the people. */
const WEAK = /\(inferred: (?:sections of the site|parts of the offer|not on )|^Not stated$/u;

/** Beside our table, one of what the pages say. */
const MOST_OWN = 1;

/** What the pages say of a group, with what our table knows besides. */
const joined = (found: readonly string[], known: string, isGeneral: boolean): string[] => {
  const strong = found.filter((each) => !WEAK.test(each));
  return isGeneral && strong.length > 0 ? strong : [...strong.slice(0, MOST_OWN), known];
};

type Needs = { readonly goals: readonly string[]; readonly worries: readonly string[] };

/** Goals and worries with those from our table, for the people whom it is about: what a ticket buyer wants is not what an organizer wants. */
export const withTable = (context: Context, label: string, { goals, worries }: Needs) => {
  const own = { goals: [...goals], painPoints: [...worries] };
  const found = tableNeeds(context);
  if (found === undefined) return own;
  const { row, note, people, isGeneral } = found;
  const isNamed = label !== '' && context.audiences.length > 0;
  if (isNamed && !isAbout(people, label)) return own;
  return {
    goals: joined(goals, `${row.wants} ${note}`, isGeneral),
    painPoints: joined(worries, `${row.worry} ${note}`, isGeneral),
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
