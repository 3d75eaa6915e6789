import { type Context } from '../findings/context.ts';
import { placeOf } from '../findings/place.ts';
import { roleOf, type Role } from './role-of.ts';
import { calledIn } from './summary.ts';

/** Sites whose visitors live nearby, and those whose visitors travel there. */
const NEARBY = new Set([
  'restaurant',
  'trade',
  'health',
  'wellness',
  'builder',
  'real-estate',
  'course',
  'religious',
  'government',
]);
const VISITED = new Set(['lodging', 'attraction']);

/** A role with the place, where the site is a local one: “Guest in Salt Lake City”. */
const placed = (context: Context, { name, occupation }: Role): Role => {
  const town = placeOf(context);
  const { id } = context.judgment.kind;
  if (town === undefined || !(NEARBY.has(id) || VISITED.has(id))) return { name, occupation };
  return { name: `${name} ${NEARBY.has(id) ? 'in' : 'visiting'} ${town}`, occupation };
};

/** What somebody looks for is said of offers that one chooses among. */
const CHOSEN = new Set([
  'saas',
  'developer-tool',
  'app',
  'shop',
  'trade',
  'practice',
  'health',
  'agency',
  'insurance',
  'finance',
  'telecom',
  'course',
  'travel',
  'blog',
  'builder',
]);

/** “Site owner looking for web analytics”, “Indexer interested in Indexers United”; a group that says more of itself needs no more. */
const interested = (context: Context, { name, occupation }: Role): Role => {
  const { isSure, judgment } = context;
  if (/\s(?:who|that|with|in|interested)\s/u.test(name)) return { name, occupation };
  const noun = isSure && CHOSEN.has(judgment.kind.id) ? judgment.category?.noun : undefined;
  if (noun !== undefined && !name.toLowerCase().includes(noun))
    return { name: `${name} looking for ${noun}`, occupation };
  const place = placeOf(context);
  return place !== undefined && (NEARBY.has(judgment.kind.id) || VISITED.has(judgment.kind.id))
    ? { name, occupation }
    : { name: `${name} interested in ${calledIn(context)}`, occupation };
};

/** One person of a group, with what this site is to them. */
export const personOf = (context: Context, label: string): Role => placed(context, interested(context, roleOf(label)));
