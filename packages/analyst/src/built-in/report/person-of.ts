import { exactField } from '../category/exact-field.ts';
import type { Context } from '../findings/context.ts';
import { placeOf } from '../findings/place.ts';
import { saidPart } from '../kind/field.ts';
import { kindsOf } from '../kind/kind.ts';
import { rowsOf, setOf } from '../read/wording.ts';
import { roleOf, type Role } from './role-of.ts';

/** Whom a shop dresses: women and men both come to buy. */
const DRESSED = /^(?:Woman|Man)$/u;
/** They pay for something else than what the site is about. */
const OTHER_SIDE = /^(?:Advertiser|Sponsor|Dealer|Seller|Vendor)\b/u;

/** Sites whose visitors live nearby, and those whose visitors travel there. */
const NEARBY = kindsOf('trade health wellness builder course religious government');
const VISITED = new Set(['lodging', 'attraction']);

/** Offers that people compare before they choose: the persona says what it looks for. */
const CHOSEN = kindsOf(
  'saas developer-tool app trade practice health agency insurance finance telecom course travel blog builder',
);

const dressed = ({ judgment }: Context, { name, occupation }: Role): Role => ({
  name: judgment.kind.id === 'shop' && DRESSED.test(name) ? 'Shopper' : name,
  occupation,
});

/** “Site owner looking for web analytics”; a group that says more of itself needs no more. */
const looking = (context: Context, role: Role): Role => {
  const { isSure, judgment } = context;
  const { name, occupation } = dressed(context, role);
  const isChosen = name !== role.name || (CHOSEN.has(judgment.kind.id) && !OTHER_SIDE.test(name));
  const row = isSure && isChosen ? exactField(context) : undefined;
  const noun = row && saidPart(context.site, row.noun);
  if (/\s(?:who|that|with|in)\s/u.test(name) || noun === undefined || name.toLowerCase().includes(noun))
    return { name, occupation };
  return { name: `${name} looking for ${noun}`, occupation };
};

/** Who belongs to a site, and how: kinds ; role ; link. */
const BELONGS = rowsOf(`
education ; student|applicant|learner ; at
government ; resident|citizen ; of
association religious ; ^member ; of
marketplace ; ^(?:buyer|seller)s?$ ; on`).map(([kinds = '', role = '', link = '']) => ({
  kinds: setOf(kinds),
  role: new RegExp(role, 'iu'),
  link,
}));
const HOST = /\.\p{Ll}{2,}$/u;

/** “Current student at Acme College”; a bare address says no more than the role. */
const belonging = ({ site, isSure, judgment }: Context, name: string): string => {
  const { inText } = site.name;
  const row = BELONGS.find(({ kinds, role }) => kinds.has(judgment.kind.id) && role.test(name));
  return !isSure || row === undefined || HOST.test(inText) ? name : `${name} ${row.link} ${inText.replace(/\.$/u, '')}`;
};

/** A role with the place, where the site is a local one: “Guest in Salt Lake City”. */
const placed = (context: Context, { name, occupation }: Role): Role => {
  const town = placeOf(context);
  const { id } = context.judgment.kind;
  // Fields of business say where a firm is at home; the seller's town does not.
  const isOfFields = name.includes(' in “');
  if (town === undefined || isOfFields || name.includes(town) || !(NEARBY.has(id) || VISITED.has(id)))
    return { name: belonging(context, name), occupation };
  return { name: `${name} ${NEARBY.has(id) || name.startsWith('Visitor') ? 'in' : 'visiting'} ${town}`, occupation };
};

/** One person of a group, with what and where this site is to them. */
export const personOf = (context: Context, label: string): Role => placed(context, looking(context, roleOf(label)));
