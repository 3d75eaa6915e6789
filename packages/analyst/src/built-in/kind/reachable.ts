import type { Topic } from '../lexicon/topic.ts';
import type { Site } from '../read/site.ts';
import { type KindId, kindsOf } from './kind.ts';

/** Businesses that treat, cook, build or repair for people are visited, called or booked. */
const VISITED = kindsOf('health practice trade wellness restaurant lodging builder');
const WAYS = 'phone hours directions appointment reserve-table book-stay quote-request takeout e-mail'.split(
  ' ',
) as Topic[];
const NUMBER = /(?:\+\d|\(\d{2,5}\)|(?<!\d)0\d)[\d\s()./-]{6,}\d/u;
const MAX_LENGTH = 300;
/** A page with fewer words may leave contact details to other pages. */
const MANY_WORDS = 100;

/**
 * Whether customers could reach such a business: by number, hours, directions, or a way to book or ask. A site for hospital
 * software mentions everything that a hospital does, but has none of these. Other kinds count as reachable.
 */
export const isReachable = (site: Site, kind: KindId): boolean =>
  !VISITED.has(kind) ||
  site.snapshot.wordCount < MANY_WORDS ||
  WAYS.some((way) => site.topic(way).length > 0) ||
  site.said.some(({ text }) => text.length < MAX_LENGTH && NUMBER.test(text));
