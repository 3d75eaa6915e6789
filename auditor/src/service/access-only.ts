import type { EventStore } from '@twofold/event-store/port';

/** A log that the audit service can append its accesses to, and nothing else: what the database's role says, once more here. */
export const accessOnly = (stored: EventStore): EventStore => ({
  ...stored,
  appendToStream: async (stream, events, expected) => {
    if (!stream.startsWith('access-'))
      throw new Error(`An auditor appends to access streams only, and not to ${stream}`);
    return stored.appendToStream(stream, events, expected);
  },
});
