import type { EventStore } from '@twofold/event-store/port';
import type { Fault } from './settings.ts';

const FORGOTTEN: Readonly<Record<Fault, string>> = {
  'forgets screenshots': 'ScreenshotsTaken',
  'forgets requested reports': 'ReanalysisRequested',
};

/** A log that hides some types of events from a service, which then records them again. */
export const injectFault = (store: EventStore, faults: readonly Fault[]): EventStore => {
  if (faults.length === 0) return store;
  const forgotten = new Set(faults.map((fault) => FORGOTTEN[fault]));
  return {
    ...store,
    readStream: async function* (...args) {
      for await (const event of store.readStream(...args)) if (!forgotten.has(event.type)) yield event;
    },
    // The service expects a shorter stream than there is.
    appendToStream: (stream, events, expected) =>
      store.appendToStream(stream, events, typeof expected === 'bigint' ? 'any' : expected),
  };
};
