import type { KnownEvent } from './known-event.ts';
import type { Note, Section } from './spill-cache.ts';

/** What is wrong, in words that go on from the name of a stream. */
export type Fault = string;

/** Something that the end of the log shows, and no single event. */
export type FaultAtEnd = {
  readonly stream: string;
  readonly says: Fault;
  /** An event that makes it right, and may have come after the end that was read. */
  readonly unless?: { readonly stream: string; readonly holds: (event: KnownEvent) => boolean };
};

/**
 * Something that holds in every log, checked from its first event on. It is written from the specification, and shares no
 * code with the deciders that should see to it: an auditor that shares code with what it audits agrees with its bugs.
 */
export type Invariant<OneNote = Note> = {
  readonly name: string;
  /** What holds, in one sentence. */
  readonly claim: string;
  /** The notes that judging this event takes, by their keys; undefined where the event is none of its business. */
  keys(event: KnownEvent): readonly string[] | undefined;
  /** Takes the next event, and answers what it breaks. Of the notes it may use those of its keys. */
  take(event: KnownEvent, notes: Section<OneNote>): readonly Fault[];
  /** Answers what is still missing after the last event, of each note that is left. */
  end?(note: OneNote): readonly FaultAtEnd[];
};

/** An invariant with notes of its own kind, among others: in its section nobody else writes. */
export const invariant = <OneNote extends Note>(definition: Invariant<OneNote>): Invariant =>
  definition as unknown as Invariant;

export const HOLDS: readonly Fault[] = [];

/** What is wrong of all that was looked at: the conditions that are so. */
export const faults = (...found: readonly (readonly [isSo: boolean, says: Fault])[]): readonly Fault[] =>
  found.flatMap(([isSo, says]) => (isSo ? [says] : []));
