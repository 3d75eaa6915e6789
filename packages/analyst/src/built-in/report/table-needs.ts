import { type BuyerNeeds, needsInField } from '../category/buyer-needs.ts';
import { exactField, isNamedAlone } from '../category/exact-field.ts';
import { inferredGroup } from '../audience/inferred-group.ts';
import { type Context, quotable } from '../findings/context.ts';
import { once } from '../findings/once.ts';
import { quoted } from '../read/wording.ts';
import { itemOf } from './item-page.ts';
import { tableNote } from './market.ts';
import { isProductPage } from './product-page.ts';
import { isAbout } from './role-of.ts';

/** A row of our table that speaks for this site, and whom it is about. */
type TableNeeds = {
  readonly row: BuyerNeeds;
  /** “(typical for “Bikeshare”, not from the site)”. */
  readonly note: string;
  readonly people: string;
};

const ofField = (context: Context): TableNeeds | undefined => {
  const field = exactField(context);
  const row = field && needsInField(field.noun);
  const hits = field === undefined ? [] : context.site.hits(`category:${field.noun}`);
  const hit = quotable(hits) ?? hits[0];
  if (field === undefined || row === undefined || hit === undefined) return undefined;
  const note = tableNote(quoted(hit.passage.text.slice(hit.start, hit.end)));
  return { row, note, people: field.buyers };
};

const ofInterest = (context: Context): TableNeeds | undefined => {
  const group = inferredGroup(context);
  const row = group && isNamedAlone(context, `interest:${group.first}`) ? needsInField(group.first) : undefined;
  // What readers of a magazine on games want is not what the players of one game want.
  if (context.judgment.kind.id === 'game') return undefined;
  const words = group && /“[^”]+”/u.exec(group.signs[0])?.[0];
  return row && words ? { row, note: tableNote(words), people: group.first } : undefined;
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
