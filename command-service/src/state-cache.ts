import type { EventShapes } from '@twofold/contracts/versioned';
import type { EventStore } from '@twofold/event-store/port';
import type { Keyring } from '@twofold/keyring/keyring';
import { personalFieldsOfEvents } from '@twofold/keyring/personal-fields';
import type { Category } from './category.ts';
import { foldOn, notBegun, type Folded, type StreamStates } from './fold-stream.ts';

/** The number of events in all cached states: about 30 MB of ledgers with the ids of their commands. */
const MAX_EVENTS = 100_000;
const MAX_STREAMS = 2_000;

/** After this time a cached state must be confirmed by a read again: the log may have been replaced. */
const CONFIRMED_FOR_MS = 60_000;

/** A state that may contain personal data is read again after this: another process may have deleted its key. */
const MAX_PERSONAL_AGE_MS = 10 * 60_000;

export type KeptFoldsOptions = {
  readonly store: EventStore;
  readonly maxEvents?: number;
  readonly maxStreams?: number;
  /** A monotonic clock; only differences matter. */
  readonly nowMs?: () => number;
};

export type KeptFolds = StreamStates & {
  /** Drops every state that may contain personal data: a key was deleted. */
  readonly forgetPersonal: () => void;
  /** Drops old states that may contain personal data; to be called regularly. */
  readonly forgetOld: () => void;
  /** How many streams are kept. */
  readonly count: () => number;
};

/**
 * The known part of a stream. It only grows, so several readers may continue it at the same time; copies would diverge.
 */
type Kept = {
  readonly isPersonal: boolean;
  readonly sinceMs: number;
  readonly commandIds: Set<string>;
  folded: Folded<unknown>;
  /** When a read last confirmed that this is the whole stream; `undefined` before the first complete read. */
  confirmedMs: number | undefined;
};

/**
 * Caches the states of streams, with the ids of their commands (`docs/adr/0018-commands-to-one-stream-queue.md`). A
 * fold reads from the last known event. If that event is still there, so is everything before it, since a log is
 * append-only; if not, the log was replaced, and the stream is read from its first event.
 */
export const createKeptFolds = (options: KeptFoldsOptions): KeptFolds => {
  const { store, nowMs = () => performance.now() } = options;
  const memory = createMemory(options);
  const isOld = ({ isPersonal, sinceMs }: Kept): boolean => isPersonal && nowMs() - sinceMs > MAX_PERSONAL_AGE_MS;

  const find = (stream: string): Kept | undefined => {
    const kept = memory.find(stream);
    if (!kept || !isOld(kept)) return kept;
    memory.forget(stream, kept);
    return undefined;
  };

  const begin = <Shapes extends EventShapes, State, Command>(
    category: Category<Shapes, State, Command>,
    stream: string,
  ): Kept => {
    const isPersonal = Object.keys(category.events).some((type) => personalFieldsOfEvents.has(type));
    const folded = notBegun(category);
    const kept = { isPersonal, sinceMs: nowMs(), commandIds: new Set<string>(), folded, confirmedMs: undefined };
    // Before the read: a state dropped during the read must not be used.
    memory.keep(stream, kept);
    return kept;
  };

  const fold: KeptFolds['fold'] = async (category, stream, commandId) => {
    for (;;) {
      const kept = find(stream) ?? begin(category, stream);
      const askedMs = nowMs();
      const isThere = await readOn(store, category, stream, kept);
      if (isThere) {
        kept.confirmedMs = Math.max(askedMs, kept.confirmedMs ?? 0);
        memory.weigh(stream, kept);
        return snapshotOf(kept, commandId);
      }
      memory.forget(stream, kept);
    }
  };

  return {
    fold,
    cached: (_category, stream, commandId) => {
      const kept = find(stream);
      const isConfirmed = kept?.confirmedMs !== undefined && nowMs() - kept.confirmedMs <= CONFIRMED_FOR_MS;
      return isConfirmed ? snapshotOf(kept, commandId) : undefined;
    },
    advance: (stream, from, to, commandId) => {
      const kept = memory.find(stream);
      // Otherwise it was dropped in the meantime, or another reader was faster.
      if (kept?.folded.state !== from.state || kept.folded.revision !== from.revision) return;
      kept.folded = to;
      kept.commandIds.add(commandId);
      kept.confirmedMs = nowMs();
      memory.weigh(stream, kept);
    },
    forget: (stream) => memory.forget(stream),
    forgetPersonal: () => memory.forgetAll(({ isPersonal }) => isPersonal),
    forgetOld: () => memory.forgetAll(isOld),
    count: memory.count,
  };
};

/** The cast is safe: the stream's name determines its category, so the caller's category folded the cached state. */
const snapshotOf = <State>({ folded, commandIds }: Kept, commandId: string | undefined): Folded<State> => ({
  ...(folded as Folded<State>),
  holdsCommand: commandId !== undefined && commandIds.has(commandId),
});

/** Adds the events appended since; `false` if the last known event is not at its revision. */
const readOn = async <Shapes extends EventShapes, State, Command>(
  store: EventStore,
  category: Category<Shapes, State, Command>,
  stream: string,
  kept: Kept,
): Promise<boolean> => {
  const { revision, lastId } = kept.folded;
  if (revision === 'no-stream') {
    for await (const recorded of store.readStream(stream)) takeIn(category, kept, recorded);
    return true;
  }
  let isThere = false;
  for await (const recorded of store.readStream(stream, { from: revision })) {
    if (isThere) takeIn(category, kept, recorded);
    else if (recorded.id === lastId) isThere = true;
    else return false;
  }
  return isThere;
};

/** Folds an event, unless another reader of the stream has folded it already. */
const takeIn = <Shapes extends EventShapes, State, Command>(
  category: Category<Shapes, State, Command>,
  kept: Kept,
  recorded: Parameters<typeof foldOn>[2],
): void => {
  const { revision } = kept.folded;
  if (revision !== 'no-stream' && recorded.revision <= revision) return;
  kept.folded = foldOn(category, kept.folded as Folded<State>, recorded);
  kept.commandIds.add(recorded.metadata.commandId);
};

/** A keyring that drops this process's cached states as soon as a key is deleted. */
export const forgettingWithKeys = (
  keyring: Pick<Keyring, 'secret' | 'erase'>,
  { forgetPersonal }: Pick<KeptFolds, 'forgetPersonal'>,
): Pick<Keyring, 'secret' | 'erase'> => ({
  secret: (name) => keyring.secret(name),
  erase: async (subject) => {
    // Even if the call fails: the key may have been deleted.
    await keyring.erase(subject).finally(forgetPersonal);
  },
});

/** The most recently used states, up to a size. */
const createMemory = (options: Pick<KeptFoldsOptions, 'maxEvents' | 'maxStreams'>) => {
  const { maxEvents = MAX_EVENTS, maxStreams = MAX_STREAMS } = options;
  const streams = new Map<string, { readonly kept: Kept; readonly events: number }>();
  let events = 0;

  /** With `only`: only if that state is still the cached one. */
  const forget = (stream: string, only?: Kept): void => {
    const known = streams.get(stream);
    if (!known || (only && known.kept !== only)) return;
    streams.delete(stream);
    events -= known.events;
  };

  const keep = (stream: string, kept: Kept): void => {
    forget(stream);
    const { revision } = kept.folded;
    const own = revision === 'no-stream' ? 0 : Number(revision) + 1;
    streams.set(stream, { kept, events: own });
    events += own;
    for (const oldest of streams.keys()) {
      if (events <= maxEvents && streams.size <= maxStreams) return;
      forget(oldest);
    }
  };

  const find = (stream: string): Kept | undefined => streams.get(stream)?.kept;

  return {
    find,
    keep,
    forget,
    /** Updates its size and marks it as most recently used, unless it was dropped in the meantime. */
    weigh: (stream: string, kept: Kept): void => {
      if (find(stream) === kept) keep(stream, kept);
    },
    forgetAll: (isToForget: (kept: Kept) => boolean): void => {
      for (const [stream, { kept }] of streams) if (isToForget(kept)) forget(stream);
    },
    count: () => streams.size,
  };
};
