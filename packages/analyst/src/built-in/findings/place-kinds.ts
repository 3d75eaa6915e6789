import { type KindId, kindsOf } from '../kind/kind.ts';

/** Sites of something that stands in a place. */
export const PLACE_KINDS: ReadonlySet<KindId> = kindsOf(
  'restaurant lodging trade health wellness attraction practice builder real-estate producer religious shop course government',
);
