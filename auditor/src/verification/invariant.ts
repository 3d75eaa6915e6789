import type { KnownEvent } from './known-event.ts';

/** What is wrong, in words that go on from the name of a stream. */
export type Fault = string;

/** Something that the end of the log shows, and no single event. */
export type FaultAtEnd = { readonly stream: string; readonly says: Fault };

/** One run of an invariant over the log, from its first event on. */
export type Check = {
  /** Takes the next event, and answers what it breaks. */
  take(event: KnownEvent): readonly Fault[];
  /** Answers what is still missing after the last event. */
  end?(): readonly FaultAtEnd[];
};

/**
 * Something that holds in every log. It is written from the specification, and shares no code with the deciders that
 * should see to it: an auditor that shares code with what it audits agrees with its bugs.
 */
export type Invariant = {
  readonly name: string;
  /** What holds, in one sentence. */
  readonly claim: string;
  readonly start: () => Check;
};

export const HOLDS: readonly Fault[] = [];

/** What is wrong of all that was looked at: the conditions that are so. */
export const faults = (...found: readonly (readonly [isSo: boolean, says: Fault])[]): readonly Fault[] =>
  found.flatMap(([isSo, says]) => (isSo ? [says] : []));
