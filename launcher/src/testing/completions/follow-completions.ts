import type { EventStore } from '@twofold/event-store/port';

/** Follows the log, so that a review is known to be completed before anybody is told. */
export const followCompletions = (store: EventStore) => {
  const stopping = new AbortController();
  const seen = new Set<number>();
  const waiting = new Map<number, () => void>();

  const follow = async (): Promise<void> => {
    for await (const message of store.subscribeToAll({ signal: stopping.signal })) {
      if (!('events' in message)) continue;
      for (const { type, data } of message.events) {
        if (type !== 'ReviewCompleted') continue;
        const { reviewId } = data as { readonly reviewId: number };
        seen.add(reviewId);
        waiting.get(reviewId)?.();
      }
    }
  };
  const following = follow();

  return {
    completed: (reviewId: number): Promise<void> =>
      new Promise((resolve) => {
        if (seen.has(reviewId)) resolve();
        else waiting.set(reviewId, resolve);
      }),
    end: async (): Promise<void> => {
      stopping.abort();
      await following;
    },
  };
};
