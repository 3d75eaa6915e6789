import { type BuyerNeeds, isTaken, needsInField } from '../category/buyer-needs.ts';
import { exactField, isNamedAlone } from '../category/exact-field.ts';
import { inferredGroup } from '../audience/inferred-group.ts';
import { signOf } from '../audience/field-signs.ts';
import { type Context, quotable } from '../findings/context.ts';
import { once } from '../findings/once.ts';
import { quoted } from '../read/wording.ts';
import type { Rule } from './idea.ts';
import { itemOf } from './item-page.ts';
import { tableNote } from './market.ts';
import { isProductPage } from './product-page.ts';
import { isAbout } from './role-of.ts';

/** A row of our table that speaks for this site: what on its pages calls for it, and whom it is about. */
type TableNeeds = {
  readonly row: BuyerNeeds;
  /** “(from our table, for “Bikeshare”)”. */
  readonly note: string;
  readonly sign: string;
  readonly people: string;
  /** Of readers and buyers wherever they come up: what a site could win with them is not known. */
  readonly isOfInterest: boolean;
};

const ofField = (context: Context): TableNeeds | undefined => {
  const field = exactField(context);
  const row = field && needsInField(field.noun);
  const hits = field === undefined ? [] : context.site.hits(`category:${field.noun}`);
  const hit = quotable(hits) ?? hits[0];
  if (field === undefined || row === undefined || hit === undefined) return undefined;
  const note = tableNote(quoted(hit.passage.text.slice(hit.start, hit.end)));
  return { row, note, sign: signOf(hit), people: field.buyers, isOfInterest: false };
};

const ofInterest = (context: Context): TableNeeds | undefined => {
  const group = inferredGroup(context);
  const row = group && isNamedAlone(context, `interest:${group.first}`) ? needsInField(group.first) : undefined;
  // What readers of a magazine on games want is not what the players of one game want.
  if (context.judgment.kind.id === 'game') return undefined;
  const words = group && /“[^”]+”/u.exec(group.signs[0])?.[0];
  return row && words
    ? { row, note: tableNote(words), sign: group.signs[0], people: group.first, isOfInterest: true }
    : undefined;
};

/** Who learns alone and for free speaks in front of no group and books no course. */
const SELF_TAUGHT = 'a site with free lessons';

/** What our table says of those who come to such a site: of the field that it names, else of its readers. A whole kind is too wide to say anything of. */
const tableNeeds = once((context: Context): TableNeeds | undefined =>
  isProductPage(context) || itemOf(context) !== undefined || context.judgment.kind.noun === SELF_TAUGHT
    ? undefined
    : (ofField(context) ?? ofInterest(context)),
);

/** Sections of a menu and gaps of a page are weaker than what our table knows of the people. */
const WEAK = /\(inferred: (?:sections of the site|parts of the offer|not on )|^Not known$/u;

/** What the pages say comes before our table. */
const MOST_OWN = 2;

/** What the pages say of a group, with what our table knows besides. */
const joined = (found: readonly string[], known: string): string[] => [
  ...found.filter((each) => !WEAK.test(each)).slice(0, MOST_OWN),
  known,
];

type Needs = { readonly goals: readonly string[]; readonly worries: readonly string[] };

/** Goals and worries with those from our table, for the people whom it is about: what a ticket buyer wants is not what an organizer wants. */
export const withTable = (context: Context, label: string, { goals, worries }: Needs) => {
  const own = { goals: [...goals], painPoints: [...worries] };
  const found = tableNeeds(context);
  if (found === undefined) return own;
  const { row, note, people } = found;
  const isNamed = label !== '' && context.audiences.length > 0;
  if (isNamed && !isAbout(people, label)) return own;
  return {
    goals: joined(goals, `${row.wants} ${note}`),
    painPoints: joined(worries, `${row.worry} ${note}`),
  };
};

/** Of a kind that is too wide for one. */
const NO_CHANCE = '-';

/** A chance that nearly everybody in the field has, unless the pages show that it is taken. */
export const tableChance: Rule = (context) => {
  const found = tableNeeds(context);
  if (found === undefined || found.isOfInterest || found.row.chance === NO_CHANCE) return undefined;
  if (isTaken(found.row, context.site.said)) return undefined;
  const { row, note, sign } = found;
  return { text: `${row.chance} ${note}`, from: [sign, `our table says of such offers: ${row.chance}`] };
};
