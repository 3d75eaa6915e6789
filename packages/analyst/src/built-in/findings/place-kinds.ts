import type { KindId } from '../kind/kind.ts';

/** Sites of something that stands in a place. */
export const PLACE_KINDS: ReadonlySet<KindId> = new Set([
  'restaurant',
  'lodging',
  'trade',
  'health',
  'wellness',
  'attraction',
  'practice',
  'builder',
  'real-estate',
  'producer',
  'religious',
  'shop',
  'course',
  'government',
]);
