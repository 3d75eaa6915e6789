import type { EventStore } from '@twofold/event-store/port';
import type { SettingsOfJobs } from './settings.ts';

const FORGOTTEN: Readonly<Record<Exclude<SettingsOfJobs['fault'], 'none'>, string>> = {
  'forgets screenshots': 'ScreenshotsTaken',
  'forgets requested reports': 'ReanalysisRequested',
};

/** The log as a service sees it that forgets one type of event, and records it again. */
export const spoil = (store: EventStore, fault: SettingsOfJobs['fault']): EventStore => {
  if (fault === 'none') return store;
  const forgotten = FORGOTTEN[fault];
  return {
    ...store,
    readStream: async function* (...args) {
      for await (const event of store.readStream(...args)) if (event.type !== forgotten) yield event;
    },
    // It takes the stream to be shorter than it is.
    appendToStream: (stream, events, expected) =>
      store.appendToStream(stream, events, typeof expected === 'bigint' ? 'any' : expected),
  };
};
