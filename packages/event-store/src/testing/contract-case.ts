import { randomUUID } from 'node:crypto';
import type { EventStore, Position, RecordedEvent } from '../port.ts';
import { systemSchedule, within } from '@twofold/timing/timing';
import { anEvent, collect } from './events.ts';
import { startFollowing, type Follower } from './follower.ts';

/** Parts of the contract that only some stores can fulfill. */
export type Abilities = {
  /** Refuses an id that exists with other content or in another stream. EventStoreDB has no such index. */
  readonly recognizesIds: boolean;
};

/** Opens a store on a log without other writers; it need not be empty. The case closes the store. */
export type OpenStore = () => Promise<{ readonly store: EventStore }>;

/** One promise of the port. `check` rejects if the store from `open` does not keep it. */
export type ContractCase = {
  readonly promise: string;
  readonly needs?: keyof Abilities;
  readonly check: (open: OpenStore, patienceMs?: number) => Promise<void>;
};

export type Scene = {
  readonly store: EventStore;
  /** A new stream for this case. */
  readonly stream: string;
  /** Another stream, by its last part. All streams of a case share the prefix `prefix`. */
  readonly streamOf: (part: string | number) => string;
  readonly prefix: string;
  /** Appends a mark and returns its position: the case's events come after it. */
  readonly mark: () => Promise<Position>;
  readonly read: (stream?: string) => Promise<RecordedEvent[]>;
  /** Closes the store, and requires that this ends. */
  readonly close: () => Promise<void>;
  /** Follows the log until the case ends, or until it is stopped. */
  readonly follow: (after?: Position) => Follower;
};

const PATIENCE_MS = 30_000;

export const contractCase = (
  sentence: string,
  check: (scene: Scene) => Promise<void>,
  needs?: keyof Abilities,
): ContractCase => ({
  promise: sentence,
  ...(needs === undefined ? {} : { needs }),
  check: async (open, patienceMs = PATIENCE_MS) => {
    const { store } = await open();
    const close = () => within(store.close(), patienceMs, 'Closing the store', systemSchedule);
    const followers: Follower[] = [];
    const prefix = `case${randomUUID().replaceAll('-', '')}`;
    const streamOf = (part: string | number): string => `${prefix}-${part}`;
    try {
      await check({
        store,
        close,
        prefix,
        streamOf,
        stream: streamOf('first'),
        mark: async () => (await store.appendToStream(streamOf('mark'), [anEvent()], 'any')).position,
        read: (stream = streamOf('first')) => collect(store.readStream(stream)),
        follow: (after) => {
          const follower = startFollowing(store, after, patienceMs);
          followers.push(follower);
          return follower;
        },
      });
      await Promise.all(followers.map((follower) => follower.stop()));
    } finally {
      for (const follower of followers) follower.abort();
      await close();
    }
  },
});
