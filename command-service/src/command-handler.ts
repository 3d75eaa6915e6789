import { decodeEvent } from '@twofold/contracts/decode-event';
import type { EventOf, EventShapes } from '@twofold/contracts/event-of';
import { isEventIdConflict, isWrongExpectedRevision } from '@twofold/event-store/errors';
import type { EventMetadata, EventStore, NewEvent, Position, RecordedEvent, Revision } from '@twofold/event-store/port';
import { v5 as uuidV5 } from 'uuid';
import { streamOf, type Category } from './category.ts';

/** Races on one stream are lost at most this often before the conflict is told to the caller. */
const MAX_ATTEMPTS = 10;

/** The version of the event shapes in `contracts` that writers write today. */
const SCHEMA_VERSION = 1;

/** Who sends a command and why. `id` makes the ids of its events: a command whose content may differ has a new one. */
export type CommandContext = {
  readonly id: string;
  readonly correlationId: string;
  readonly causationId: string;
  readonly actor: string;
};

/**
 * The context of one of several commands that one request runs: each has an id of its own, and the same one when the
 * request is run again.
 */
export const partOf = (context: CommandContext, name: string): CommandContext => ({
  ...context,
  id: uuidV5(name, context.id),
  causationId: context.id,
});

/** `position` is that of the last event appended or, for a repeat, read: a reader who waits for it sees the state. */
export type Handled<State> = {
  readonly state: State;
  /** Whether events of this very command are in the log, from now or from a first try. */
  readonly hasEvents: boolean;
  readonly position: Position | undefined;
};

export type HandleCommand = <Shapes extends EventShapes, State, Command>(
  category: Category<Shapes, State, Command>,
  id: number | string,
  command: Command,
  context: CommandContext,
) => Promise<Handled<State>>;

/** The state of a stream, and which event is the last one in it. */
export type Folded<State> = {
  readonly state: State;
  /** Whether an event of the command that was asked about is in it. */
  readonly holdsCommand: boolean;
  readonly lastId: string | undefined;
  readonly revision: Revision | 'no-stream';
  readonly position: Position | undefined;
};

/** Finds the state of a stream, as of now, and whether a command is in it. */
export type FoldStream = <Shapes extends EventShapes, State, Command>(
  category: Category<Shapes, State, Command>,
  stream: string,
  commandId?: string,
) => Promise<Folded<State>>;

/** Reads a stream and folds its events into the state of its decider. Events of unknown types are an error here. */
export const foldStream = async <Shapes extends EventShapes, State, Command>(
  store: EventStore,
  category: Category<Shapes, State, Command>,
  stream: string,
  commandId?: string,
): Promise<Folded<State>> => {
  let folded: Folded<State> = {
    state: category.decider.initialState,
    holdsCommand: false,
    lastId: undefined,
    revision: 'no-stream',
    position: undefined,
  };
  for await (const recorded of store.readStream(stream)) folded = foldOn(category, folded, recorded, commandId);
  return folded;
};

/** Folds one more event. @throws Error when its type is unknown to this release */
export const foldOn = <Shapes extends EventShapes, State, Command>(
  category: Category<Shapes, State, Command>,
  folded: Folded<State>,
  recorded: RecordedEvent,
  commandId?: string,
): Folded<State> => {
  const event = decodeEvent(category.events, recorded);
  if (!event) throw new Error(`${recorded.stream} holds ${recorded.type}, which this release does not know`);
  const { id: lastId, revision, position, metadata } = recorded;
  const state = category.decider.evolve(folded.state, event);
  return { state, holdsCommand: folded.holdsCommand || metadata.commandId === commandId, lastId, revision, position };
};

/**
 * The one command handler: read, fold, decide, append at the exact revision, and again when another writer was faster. A
 * command that is in the log is not decided again, whatever has become of its stream since: whoever repeats it, because
 * the answer was lost, is told that it is done.
 * @throws Refusal when the decider says no; whatever the store throws when it cannot append.
 */
export const createCommandHandler = (deps: {
  readonly store: EventStore;
  readonly now: () => Date;
  /** Absent: every stream is read from its first event. */
  readonly fold?: FoldStream;
}): HandleCommand => {
  const { store, now, fold = (...asked) => foldStream(store, ...asked) } = deps;
  return async (category, id, command, context) => {
    const stream = streamOf(category, id);
    for (let attempt = 1; ; attempt++) {
      const { state, holdsCommand: hasEvents, revision, position } = await fold(category, stream, context.id);
      const decided = hasEvents ? [] : category.decider.decide(command, state);
      if (decided.length === 0) return { state, hasEvents, position };
      try {
        const appended = await store.appendToStream(stream, toNewEvents(decided, context, now()), revision);
        return { state: decided.reduce(category.decider.evolve, state), hasEvents: true, position: appended.position };
      } catch (error) {
        // An id that is known with other content is the same command, decided elsewhere a moment earlier: it is found
        // done when the stream is read again.
        const isLostRace = isWrongExpectedRevision(error) || isEventIdConflict(error);
        if (!isLostRace || attempt === MAX_ATTEMPTS) throw error;
      }
    }
  };
};

const toNewEvents = <Shapes extends EventShapes>(
  events: readonly EventOf<Shapes>[],
  context: CommandContext,
  at: Date,
): NewEvent[] => {
  const metadata: EventMetadata = {
    correlationId: context.correlationId,
    causationId: context.causationId,
    commandId: context.id,
    actor: context.actor,
    occurredAt: at.toISOString(),
    schemaVersion: SCHEMA_VERSION,
  };
  return events.map((event, index) => ({ ...event, id: uuidV5(String(index), context.id), metadata }));
};
