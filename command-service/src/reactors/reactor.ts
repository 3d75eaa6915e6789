import type { RecordedEvent } from '@twofold/event-store/port';

/**
 * A command that follows from an event, immediately or `at` a time given by the event. `receiver` is the name of the
 * receiver that handles it. Reactions with the same `once` are one command, even if they follow from different events.
 */
export type Reaction = {
  readonly receiver: string;
  readonly id: number | string;
  readonly command: { readonly type: string; readonly data: unknown };
  readonly at?: Date;
  readonly once?: string;
};

/**
 * Turns events into commands, without state. The commands' ids derive from the event's, so a second delivery is a
 * repeat. A new reactor starts at the first event of the log, or at its head (`from`).
 */
export type Reactor = {
  readonly name: string;
  /** The types of the events it reacts to; docs/events.md lists them. */
  readonly on: readonly string[];
  readonly from: 'start' | 'head';
  readonly react: (event: RecordedEvent) => readonly Reaction[];
};

/** Keeps events of other types than `on` from `react`, so that a test of the reactor fails if `on` lacks one. */
export const defineReactor = (reactor: Reactor): Reactor => ({
  ...reactor,
  react: (event) => (reactor.on.includes(event.type) ? reactor.react(event) : []),
});
