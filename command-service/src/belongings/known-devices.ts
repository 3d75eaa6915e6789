import type { EventStore } from '@twofold/event-store/port';
import { belongingsIn } from './belongings-in.ts';
import type { ReadIndex } from './belongings.ts';

/** How many events after the index are read at most. The index is rebuilt after some upgrades. */
const MAX_BEHIND = 10_000;

const SUBMISSIONS = {
  types: ['AnalysisRequested', 'CheckoutStarted'],
  streamPrefixes: ['product-', 'order-'],
};

/** Whether the log names a browser as the submitter of an app or an order. */
export type IsKnownDevice = (device: string) => Promise<boolean>;

/**
 * Queries the index, then the events after it. If there are too many of them, the browser counts as known: otherwise it
 * would get a new cookie and lose its apps, whereas accepting an invented cookie gives no access to anything.
 */
export const createIsKnownDevice = (deps: {
  readonly store: EventStore;
  readonly readIndex: ReadIndex;
  readonly maxBehind?: number;
}): IsKnownDevice => {
  const { store, readIndex, maxBehind = MAX_BEHIND } = deps;
  return async (device) => {
    const owner = `device-${device}` as const;
    const apps = await readIndex(owner, 'product');
    const orders = await readIndex(owner, 'order');
    if (apps.ids.length > 0 || orders.ids.length > 0) return true;
    const { position: after } = apps;
    let behind = 0;
    for await (const event of store.readAll({ filter: SUBMISSIONS, ...(after !== undefined && { after }) })) {
      if (belongingsIn(event).some((each) => each.owner === owner)) return true;
      if (++behind >= maxBehind) return true;
    }
    return false;
  };
};
