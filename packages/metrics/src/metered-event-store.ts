import { isEventIdConflict, isStoreUnavailable, isWrongExpectedRevision } from '@twofold/event-store/errors';
import type { EventStore } from '@twofold/event-store/port';
import { Histogram, type Registry } from 'prom-client';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
const EVENTS = [1, 2, 5, 10, 20, 50, 100, 500];

/** Counts appends to a store: duration by outcome, and number of events. */
export const meteredEventStore = (store: EventStore, registry: Registry): EventStore => {
  const seconds = new Histogram({
    name: 'twofold_append_seconds',
    help: 'Time from the call of an append to its acknowledgement, including retries',
    labelNames: ['outcome'] as const,
    buckets: SECONDS,
    registers: [registry],
  });
  const events = new Histogram({
    name: 'twofold_append_events',
    help: 'Events per acknowledged append',
    buckets: EVENTS,
    registers: [registry],
  });
  return {
    ...store,
    appendToStream: async (stream, appended, expected) => {
      const stop = seconds.startTimer();
      try {
        const result = await store.appendToStream(stream, appended, expected);
        stop({ outcome: 'appended' });
        events.observe(appended.length);
        return result;
      } catch (error) {
        stop({ outcome: outcomeOf(error) });
        throw error;
      }
    },
  };
};

const outcomeOf = (error: unknown): string => {
  if (isWrongExpectedRevision(error) || isEventIdConflict(error)) return 'conflict';
  return isStoreUnavailable(error) ? 'unavailable' : 'refused';
};
