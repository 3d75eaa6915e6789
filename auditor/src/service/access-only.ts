import type { EventStore } from '@twofold/event-store/port';

/** A log to which the audit service can only append accesses. The database role enforces the same. */
export const accessOnly = (stored: EventStore): EventStore => ({
  ...stored,
  appendToStream: async (stream, events, expected) => {
    if (!stream.startsWith('access-'))
      throw new Error(`An auditor appends to access streams only, and not to ${stream}`);
    return stored.appendToStream(stream, events, expected);
  },
});
