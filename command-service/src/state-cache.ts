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

export type StateCacheOptions = {
  readonly store: EventStore;
  readonly maxEvents?: number;
  readonly maxStreams?: number;
  /** A monotonic clock; only differences matter. */
  readonly nowMs?: () => number;
};

export type StateCache = StreamStates & {
  /** Drops every state that may contain personal data: a key was deleted. */
  readonly forgetPersonal: () => void;
  /** Drops old states that may contain personal data; to be called regularly. */
  readonly forgetOld: () => void;
  /** How many streams are cached. */
  readonly count: () => number;
};

/**
 * The known part of a stream. It only grows, so several readers may continue it at the same time; copies would diverge.
 */
type CachedState = {
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
export const createStateCache = (options: StateCacheOptions): StateCache => {
  const { store, nowMs = () => performance.now() } = options;
  const memory = createMemory(options);
  const isOld = ({ isPersonal, sinceMs }: CachedState): boolean =>
    isPersonal && nowMs() - sinceMs > MAX_PERSONAL_AGE_MS;

  const find = (stream: string): CachedState | undefined => {
    const cached = memory.find(stream);
    if (!cached || !isOld(cached)) return cached;
    memory.forget(stream, cached);
    return undefined;
  };

  const begin = <Shapes extends EventShapes, State, Command>(
    category: Category<Shapes, State, Command>,
    stream: string,
  ): CachedState => {
    const isPersonal = Object.keys(category.events).some((type) => personalFieldsOfEvents.has(type));
    const folded = notBegun(category);
    const cached = { isPersonal, sinceMs: nowMs(), commandIds: new Set<string>(), folded, confirmedMs: undefined };
    // Before the read: a state dropped during the read must not be used.
    memory.keep(stream, cached);
    return cached;
  };

  const fold: StateCache['fold'] = async (category, stream, commandId) => {
    for (;;) {
      const cached = find(stream) ?? begin(category, stream);
      const askedMs = nowMs();
      const isThere = await readOn(store, category, stream, cached);
      if (isThere) {
        cached.confirmedMs = Math.max(askedMs, cached.confirmedMs ?? 0);
        memory.weigh(stream, cached);
        return snapshotOf(cached, commandId);
      }
      memory.forget(stream, cached);
    }
  };

  return {
    fold,
    cached: (_category, stream, commandId) => {
      const cached = find(stream);
      const isConfirmed = cached?.confirmedMs !== undefined && nowMs() - cached.confirmedMs <= CONFIRMED_FOR_MS;
      return isConfirmed ? snapshotOf(cached, commandId) : undefined;
    },
    advance: (stream, from, to, commandId) => {
      const cached = memory.find(stream);
      // Otherwise it was dropped in the meantime, or another reader was faster.
      if (cached?.folded.state !== from.state || cached.folded.revision !== from.revision) return;
      cached.folded = to;
      cached.commandIds.add(commandId);
      cached.confirmedMs = nowMs();
      memory.weigh(stream, cached);
    },
    forget: (stream) => memory.forget(stream),
    forgetPersonal: () => memory.forgetAll(({ isPersonal }) => isPersonal),
    forgetOld: () => memory.forgetAll(isOld),
    count: memory.count,
  };
};

/** The cast is safe: the stream's name determines its category, so the caller's category folded the cached state. */
const snapshotOf = <State>({ folded, commandIds }: CachedState, commandId: string | undefined): Folded<State> => ({
  ...(folded as Folded<State>),
  holdsCommand: commandId !== undefined && commandIds.has(commandId),
});

/** Adds the events appended since; `false` if the last known event is not at its revision. */
const readOn = async <Shapes extends EventShapes, State, Command>(
  store: EventStore,
  category: Category<Shapes, State, Command>,
  stream: string,
  cached: CachedState,
): Promise<boolean> => {
  const { revision, lastId } = cached.folded;
  if (revision === 'no-stream') {
    for await (const recorded of store.readStream(stream)) takeIn(category, cached, recorded);
    return true;
  }
  let isThere = false;
  for await (const recorded of store.readStream(stream, { from: revision })) {
    if (isThere) takeIn(category, cached, recorded);
    else if (recorded.id === lastId) isThere = true;
    else return false;
  }
  return isThere;
};

/** Folds an event, unless another reader of the stream has folded it already. */
const takeIn = <Shapes extends EventShapes, State, Command>(
  category: Category<Shapes, State, Command>,
  cached: CachedState,
  recorded: Parameters<typeof foldOn>[2],
): void => {
  const { revision } = cached.folded;
  if (revision !== 'no-stream' && recorded.revision <= revision) return;
  cached.folded = foldOn(category, cached.folded as Folded<State>, recorded);
  cached.commandIds.add(recorded.metadata.commandId);
};

/** A keyring that drops this process's cached states as soon as a key is deleted. */
export const forgettingWithKeys = (
  keyring: Pick<Keyring, 'secret' | 'erase'>,
  { forgetPersonal }: Pick<StateCache, 'forgetPersonal'>,
): Pick<Keyring, 'secret' | 'erase'> => ({
  secret: (name) => keyring.secret(name),
  erase: async (subject) => {
    // Even if the call fails: the key may have been deleted.
    await keyring.erase(subject).finally(forgetPersonal);
  },
});

/** The most recently used states, up to a size. */
const createMemory = (options: Pick<StateCacheOptions, 'maxEvents' | 'maxStreams'>) => {
  const { maxEvents = MAX_EVENTS, maxStreams = MAX_STREAMS } = options;
  const streams = new Map<string, { readonly cached: CachedState; readonly events: number }>();
  let events = 0;

  /** With `only`: only if that state is still the cached one. */
  const forget = (stream: string, only?: CachedState): void => {
    const known = streams.get(stream);
    if (!known || (only && known.cached !== only)) return;
    streams.delete(stream);
    events -= known.events;
  };

  const keep = (stream: string, cached: CachedState): void => {
    forget(stream);
    const { revision } = cached.folded;
    const own = revision === 'no-stream' ? 0 : Number(revision) + 1;
    streams.set(stream, { cached, events: own });
    events += own;
    for (const oldest of streams.keys()) {
      if (events <= maxEvents && streams.size <= maxStreams) return;
      forget(oldest);
    }
  };

  const find = (stream: string): CachedState | undefined => streams.get(stream)?.cached;

  return {
    find,
    keep,
    forget,
    /** Updates its size and marks it as most recently used, unless it was dropped in the meantime. */
    weigh: (stream: string, cached: CachedState): void => {
      if (find(stream) === cached) keep(stream, cached);
    },
    forgetAll: (isToForget: (cached: CachedState) => boolean): void => {
      for (const [stream, { cached }] of streams) if (isToForget(cached)) forget(stream);
    },
    count: () => streams.size,
  };
};
