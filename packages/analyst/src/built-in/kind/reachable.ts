import type { Topic } from '../lexicon/topic.ts';
import type { Site } from '../read/site.ts';
import { type KindId, kindsOf } from './kind.ts';

/** A business that treats, cooks, builds or repairs for people is visited, called or booked. */
const VISITED = kindsOf('health practice trade wellness restaurant lodging builder');
const WAYS = 'phone hours directions appointment reserve-table book-stay quote-request takeout e-mail'.split(
  ' ',
) as Topic[];
const NUMBER = /(?:\+\d|\(\d{2,5}\)|(?<!\d)0\d)[\d\s()./-]{6,}\d/u;
const LONGEST = 300;
/** A page of few words may leave that to others. */
const MANY_WORDS = 100;

/**
 * Whether customers could reach such a business: by a number, hours, a way there, or a way to book or ask. Software for
 * hospitals speaks of all that a hospital speaks of, and has none of these. Other kinds need not be reached.
 */
export const isReachable = (site: Site, kind: KindId): boolean =>
  !VISITED.has(kind) ||
  site.snapshot.wordCount < MANY_WORDS ||
  WAYS.some((way) => site.topic(way).length > 0) ||
  site.said.some(({ text }) => text.length < LONGEST && NUMBER.test(text));
