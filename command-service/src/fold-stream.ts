import { decodeEvent, type StoredEvent } from '@twofold/contracts/decode-event';
import type { EventOf } from '@twofold/contracts/event-of';
import { UnreadableEvent } from '@twofold/contracts/unreadable-event';
import type { EventShapes } from '@twofold/contracts/versioned';
import type { EventStore, Position, RecordedEvent, Revision } from '@twofold/event-store/port';
import type { Category } from './category.ts';

/** The state of a stream, and the last event folded into it. */
export type Folded<State> = {
  readonly state: State;
  /** Whether it contains an event of the given command. */
  readonly holdsCommand: boolean;
  readonly lastId: string | undefined;
  readonly revision: Revision | 'no-stream';
  readonly position: Position | undefined;
};

/** Finds the current state of a stream, and whether the stream contains events of a command. */
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
  let folded = notBegun(category);
  for await (const recorded of store.readStream(stream)) folded = foldOn(category, folded, recorded, commandId);
  return folded;
};

/** Reads every stream from its first event. */
export const foldsOf =
  (store: EventStore): FoldStream =>
  (...asked) =>
    foldStream(store, ...asked);

/** The state of a stream without events. */
export const notBegun = <Shapes extends EventShapes, State, Command>(
  category: Category<Shapes, State, Command>,
): Folded<State> => ({
  state: category.decider.initialState,
  holdsCommand: false,
  lastId: undefined,
  revision: 'no-stream',
  position: undefined,
});

/** Folds one more event. @throws UnreadableEvent when its type is unknown to this release, or its data does not fit */
export const foldOn = <Shapes extends EventShapes, State, Command>(
  category: Category<Shapes, State, Command>,
  folded: Folded<State>,
  recorded: RecordedEvent,
  commandId?: string,
): Folded<State> => {
  const { id: lastId, revision, position, metadata } = recorded;
  const state = category.decider.evolve(folded.state, decodeKnown(category.events, recorded));
  return { state, holdsCommand: folded.holdsCommand || metadata.commandId === commandId, lastId, revision, position };
};

/** @throws UnreadableEvent when the type of an event is unknown to this release, or its data does not fit */
export const decodeKnown = <Shapes extends EventShapes>(shapes: Shapes, stored: StoredEvent): EventOf<Shapes> => {
  const event = decodeEvent(shapes, stored);
  if (!event) throw new UnreadableEvent(stored, 'has a type that this release does not know');
  return event;
};

/** The states of streams, some of which are cached between commands. */
export interface StreamStates {
  /** The current state: reads the events that are not cached. */
  readonly fold: FoldStream;
  /** The cached state, which may be outdated; `undefined` if it must be read. */
  readonly cached: <Shapes extends EventShapes, State, Command>(
    category: Category<Shapes, State, Command>,
    stream: string,
    commandId: string,
  ) => Folded<State> | undefined;
  /** Records that this command led from one state to the next. */
  readonly advance: <State>(stream: string, from: Folded<State>, to: Folded<State>, commandId: string) => void;
  /** Drops the cached position of a stream. */
  readonly forget: (stream: string) => void;
}
