import { kindsOf } from '../kind/kind.ts';
import { type Context } from '../findings/context.ts';
import { placeOf } from '../findings/place.ts';
import { roleOf, type Role } from './role-of.ts';

/** Sites whose visitors live nearby, and those whose visitors travel there. */
const NEARBY = kindsOf('restaurant trade health wellness builder real-estate course religious government');
const VISITED = new Set(['lodging', 'attraction']);

/** What somebody looks for is said of offers that one chooses among. */
const CHOSEN = kindsOf(
  'saas developer-tool app trade practice health agency insurance finance telecom course travel blog builder',
);

/** “Site owner looking for web analytics”; a group that says more of itself needs no more. */
const looking = (context: Context, { name, occupation }: Role): Role => {
  const { isSure, judgment } = context;
  const noun = isSure && CHOSEN.has(judgment.kind.id) ? judgment.category?.noun : undefined;
  if (/\s(?:who|that|with|in)\s/u.test(name) || noun === undefined || name.toLowerCase().includes(noun))
    return { name, occupation };
  return { name: `${name} looking for ${noun}`, occupation };
};

/** A role with the place, where the site is a local one: “Guest in Salt Lake City”. */
const placed = (context: Context, { name, occupation }: Role): Role => {
  const town = placeOf(context);
  const { id } = context.judgment.kind;
  if (town === undefined || name.includes(town) || !(NEARBY.has(id) || VISITED.has(id))) return { name, occupation };
  return { name: `${name} ${NEARBY.has(id) || name.startsWith('Visitor') ? 'in' : 'visiting'} ${town}`, occupation };
};

/** One person of a group, with what and where this site is to them. */
export const personOf = (context: Context, label: string): Role => placed(context, looking(context, roleOf(label)));
