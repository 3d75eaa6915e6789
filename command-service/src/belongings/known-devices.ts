import type { EventStore } from '@twofold/event-store/port';
import { belongingsIn } from './belongings-in.ts';
import type { ReadIndex } from './belongings.ts';

/** How many events are looked at behind the index, which fills again after some upgrades. */
const MOST_BEHIND = 10_000;

const SUBMISSIONS = {
  types: ['AnalysisRequested', 'CheckoutStarted'],
  streamPrefixes: ['product-', 'order-'],
};

/** Whether the log names a browser as the submitter of an app or an order. */
export type IsKnownDevice = (device: string) => Promise<boolean>;

/**
 * Queries the index, then the events after it. If there are too many of them, a browser counts as known: an early first
 * request must not cost users their apps, and a made-up value gives no access.
 */
export const createIsKnownDevice = (deps: {
  readonly store: EventStore;
  readonly readIndex: ReadIndex;
  readonly mostBehind?: number;
}): IsKnownDevice => {
  const { store, readIndex, mostBehind = MOST_BEHIND } = deps;
  return async (device) => {
    const owner = `device-${device}` as const;
    const apps = await readIndex(owner, 'product');
    const orders = await readIndex(owner, 'order');
    if (apps.ids.length > 0 || orders.ids.length > 0) return true;
    const { position: after } = apps;
    let behind = 0;
    for await (const event of store.readAll({ filter: SUBMISSIONS, ...(after !== undefined && { after }) })) {
      if (belongingsIn(event).some((each) => each.owner === owner)) return true;
      if (++behind >= mostBehind) return true;
    }
    return false;
  };
};
