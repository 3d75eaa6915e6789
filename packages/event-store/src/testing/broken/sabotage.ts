import type { EventStore } from '../../port.ts';

/** A store with one fault, and the promises that it breaks. */
export type Sabotage = {
  readonly fault: string;
  readonly breaks: readonly string[];
  readonly apply: (store: EventStore) => EventStore;
};
