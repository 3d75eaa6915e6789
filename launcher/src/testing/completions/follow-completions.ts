import type { EventStore } from '@twofold/event-store/port';
import { eventually } from '@twofold/testing/eventually';

const WITHIN_MS = 120_000;
/** A completion must be known before its client takes the next step. */
const CHECK_EVERY_MS = 1;

/** Follows the log, so that a completed review is known before its client is answered. */
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
        { withinMs: WITHIN_MS, everyMs: CHECK_EVERY_MS },
      ),
    end: async (): Promise<void> => {
      stopping.abort();
      await following;
    },
  };
};
