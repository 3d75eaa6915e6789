import type { EventStore } from '@twofold/event-store/port';
import { eventually } from '@twofold/testing/eventually';

const WITHIN_MS = 120_000;
/** What is completed is to be known before anyone who completed it has done the next thing. */
const LOOK_EVERY_MS = 1;

/** Follows the log, so that a review is known to be completed before anybody is told. */
export const followCompletions = (store: EventStore) => {
  const stopping = new AbortController();
  const seen = new Set<number>();

  const follow = async (): Promise<void> => {
    for await (const message of store.subscribeToAll({ signal: stopping.signal })) {
      if (!('events' in message)) continue;
      for (const { type, data } of message.events)
        if (type === 'ReviewCompleted') seen.add((data as { readonly reviewId: number }).reviewId);
    }
  };
  const following = follow();

  return {
    completed: (reviewId: number): Promise<void> =>
      eventually(
        () => {
          if (!seen.has(reviewId)) throw new Error(`review ${reviewId} is not completed`);
        },
        { withinMs: WITHIN_MS, everyMs: LOOK_EVERY_MS },
      ),
    end: async (): Promise<void> => {
      stopping.abort();
      await following;
    },
  };
};
