import type { KnownEvent } from './known-event.ts';
import type { Note, Section } from './spill-cache.ts';

/** The violation, in words that follow the name of a stream. */
export type Fault = string;

/** A violation that no single event shows, only the end of the log. */
export type FaultAtEnd = {
  readonly stream: string;
  readonly says: Fault;
  /** No violation if this stream now has such an event, which may have come after the end that was read. */
  readonly unless?: { readonly stream: string; readonly holds: (event: KnownEvent) => boolean };
};

/**
 * A rule that holds in every log, checked from its first event. It is derived from the specification, and shares no
 * code with the deciders: an auditor that shares code with what it audits shares its bugs.
 */
export type Invariant<OneNote = Note> = {
  readonly name: string;
  /** What holds, in one sentence. */
  readonly claim: string;
  /** The keys of the notes that are needed to judge this event; undefined if the event is irrelevant. */
  keys(event: KnownEvent): readonly string[] | undefined;
  /** Processes the next event, and answers its violations. It may use the notes of its keys. */
  take(event: KnownEvent, notes: Section<OneNote>): readonly Fault[];
  /** Answers what is still missing after the last event, for each remaining note. */
  end?(note: OneNote): readonly FaultAtEnd[];
};

/** An invariant with its own kind of notes, in a separate section. */
export const invariant = <OneNote extends Note>(definition: Invariant<OneNote>): Invariant =>
  definition as unknown as Invariant;

export const HOLDS: readonly Fault[] = [];

/** The faults whose conditions are true. */
export const faults = (...found: readonly (readonly [isSo: boolean, says: Fault])[]): readonly Fault[] =>
  found.flatMap(([isSo, says]) => (isSo ? [says] : []));
