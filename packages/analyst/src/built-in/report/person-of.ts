import { exactField } from '../category/exact-field.ts';
import type { Context } from '../findings/context.ts';
import { placeOf } from '../findings/place.ts';
import { saidPart } from '../kind/field.ts';
import { kindsOf } from '../kind/kind.ts';
import { rowsOf, setOf } from '../read/wording.ts';
import { roleOf, type Role } from './role-of.ts';

/** Groups that a clothing shop serves: both women and men are shoppers. */
const DRESSED = /^(?:Woman|Man)$/u;
/** Roles that pay for something other than the subject of the site. */
const OTHER_SIDE = /^(?:Advertiser|Sponsor|Dealer|Seller|Vendor)\b/u;

/** Kinds whose visitors live nearby, and kinds whose visitors travel there. */
const NEARBY = kindsOf('trade health wellness builder course religious government');
const VISITED = new Set(['lodging', 'attraction']);

/** Offers that people compare: the persona says what they look for. */
const CHOSEN = kindsOf(
  'saas developer-tool app trade practice health agency insurance finance telecom course travel blog builder',
);

const dressed = ({ judgment }: Context, { name, occupation }: Role): Role => ({
  name: judgment.kind.id === 'shop' && DRESSED.test(name) ? 'Shopper' : name,
  occupation,
});

/** “Site owner looking for web analytics”; a group with a clause stays as it is. */
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

/** Roles that belong to a site: kinds ; role ; preposition. */
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

/** “Current student at Acme College”; a bare address adds nothing to the role. */
const belonging = ({ site, isSure, judgment }: Context, name: string): string => {
  const { inText } = site.name;
  const row = BELONGS.find(({ kinds, role }) => kinds.has(judgment.kind.id) && role.test(name));
  return !isSure || row === undefined || HOST.test(inText) ? name : `${name} ${row.link} ${inText.replace(/\.$/u, '')}`;
};

/** A role with the place of a local site: “Guest in Salt Lake City”. */
const placed = (context: Context, { name, occupation }: Role): Role => {
  const town = placeOf(context);
  const { id } = context.judgment.kind;
  // Industries name the firm’s market; the seller's town does not belong there.
  const isOfFields = name.includes(' in “');
  if (town === undefined || isOfFields || name.includes(town) || !(NEARBY.has(id) || VISITED.has(id)))
    return { name: belonging(context, name), occupation };
  return { name: `${name} ${NEARBY.has(id) || name.startsWith('Visitor') ? 'in' : 'visiting'} ${town}`, occupation };
};

/** One person of a group, with what they look for on this site and where. */
export const personOf = (context: Context, label: string): Role => placed(context, looking(context, roleOf(label)));
