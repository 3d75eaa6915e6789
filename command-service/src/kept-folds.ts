import type { EventShapes } from '@twofold/contracts/event-of';
import type { EventStore } from '@twofold/event-store/port';
import type { Category } from './category.ts';
import { foldOn, foldStream, type Folded, type FoldStream } from './command-handler.ts';

/** Shorter streams come in one page, nearly as fast as a single event of them. */
const WORTH_KEEPING_EVENTS = 200;

/** How many events may be folded into all that is kept: some 30 MB of ledgers. */
const MAX_EVENTS = 200_000;

export type KeptFoldsOptions = {
  readonly store: EventStore;
  readonly worthKeepingEvents?: number;
  readonly maxEvents?: number;
};

/**
 * Folds streams, and keeps the states of long ones in memory (`docs/adr/0011-long-ledgers-are-kept-in-memory.md`). The
 * next fold reads from the last event that it knows. If that is the one that is there, so is everything before it, for
 * events are only ever added; if it is not, the log was replaced, and the stream is read from its first event. Which
 * commands are in a stream that is kept is not known: its decider must know by itself what is done.
 */
export const createKeptFolds = (options: KeptFoldsOptions): FoldStream => {
  const { store, worthKeepingEvents = WORTH_KEEPING_EVENTS, maxEvents = MAX_EVENTS } = options;
  const memory = createMemory(maxEvents);
  return async <Shapes extends EventShapes, State, Command>(
    category: Category<Shapes, State, Command>,
    stream: string,
    commandId?: string,
  ): Promise<Folded<State>> => {
    if (!category.isKeptInMemory) return foldStream(store, category, stream, commandId);
    // What is kept of a stream was folded by the category that its name begins with, which is this one.
    const kept = memory.find(stream) as Folded<State> | undefined;
    const grown = kept && (await growTo(store, category, stream, kept));
    if (kept && !grown) memory.forget(stream);
    const folded = grown ?? (await foldStream(store, category, stream));
    if (eventsIn(folded) >= worthKeepingEvents) memory.keep(stream, folded);
    return folded;
  };
};

/** The state with what was appended since; `undefined` when the last event that it knows is not in its place. */
const growTo = async <Shapes extends EventShapes, State, Command>(
  store: EventStore,
  category: Category<Shapes, State, Command>,
  stream: string,
  kept: Folded<State>,
): Promise<Folded<State> | undefined> => {
  if (kept.revision === 'no-stream') return undefined;
  let folded: Folded<State> | undefined;
  for await (const recorded of store.readStream(stream, { from: kept.revision })) {
    if (folded) folded = foldOn(category, folded, recorded);
    else if (recorded.id === kept.lastId) folded = kept;
    else return undefined;
  }
  return folded;
};

const eventsIn = ({ revision }: Folded<unknown>): number => (revision === 'no-stream' ? 0 : Number(revision) + 1);

/** What was used last, as much of it as may be kept. */
const createMemory = (maxEvents: number) => {
  const kept = new Map<string, Folded<unknown>>();
  let events = 0;

  const forget = (stream: string): void => {
    const known = kept.get(stream);
    if (!known) return;
    kept.delete(stream);
    events -= eventsIn(known);
  };

  return {
    forget,
    find: (stream: string): Folded<unknown> | undefined => kept.get(stream),
    keep: (stream: string, folded: Folded<unknown>): void => {
      const known = kept.get(stream);
      // Of two folds at once the slower one may know less.
      if (known && eventsIn(known) > eventsIn(folded)) return;
      forget(stream);
      kept.set(stream, folded);
      events += eventsIn(folded);
      for (const oldest of kept.keys()) {
        if (events <= maxEvents) return;
        forget(oldest);
      }
    },
  };
};
