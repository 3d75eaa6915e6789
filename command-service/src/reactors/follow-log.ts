import { claimCheckpoint, moveCheckpoint, moveCheckpoints } from '@twofold/event-store/followers/checkpoint';
import { headOf } from '@twofold/event-store/followers/progress';
import type { EventStore, Position, RecordedEvent } from '@twofold/event-store/port';
import type pg from 'pg';
import type { Reactor } from './reactor.ts';
import { toCommand, type CommandToSend } from './send-command.ts';

const SCHEMA = 'write_side';
/** A process that dies goes through so many events again; one in which an effect fails, through none that went well. */
const MOVE_EVERY = 50;

export type FollowDeps = {
  readonly store: EventStore;
  readonly pool: pg.Pool;
  /** Sends a command now, or keeps it until `at`. Must be harmless the second time. */
  readonly dispatch: (command: CommandToSend, at: Date | undefined) => Promise<void>;
};

/** A reactor on its way through the log: it has seen what is at its position and before. */
type Follower = { readonly reactor: Reactor; readonly epoch: bigint; at: Position | undefined };

/**
 * Follows the log with all reactors until `signal` aborts. The log is read once for all of them, from where the last one
 * is; each has its own checkpoint and sees no event twice because another is behind. Checkpoints move after the commands
 * were sent, so a crash in between sends them again, under the same ids.
 * @throws Fenced when another process follows now; whatever sending a command throws.
 */
export const followLog = async (reactors: readonly Reactor[], deps: FollowDeps, signal: AbortSignal): Promise<void> => {
  const { store, pool, dispatch } = deps;
  const followers = await beginAll(reactors, deps);

  const moveTo = async (to: Position): Promise<void> => {
    const behind = followers.filter((follower) => isBefore(follower, to));
    const moves = behind.map(({ reactor: { name }, epoch, at: from }) => ({ name, epoch, from, to }));
    if (moves.length > 0) await moveCheckpoints(pool, SCHEMA, moves);
    for (const follower of behind) follower.at = to;
  };

  const after = lastOf(followers);
  for await (const message of store.subscribeToAll(after ? { after, signal } : { signal })) {
    if (!('events' in message)) continue;
    for (const [index, event] of message.events.entries()) {
      try {
        for (const follower of followers)
          if (isBefore(follower, event.position)) await react(follower, event, dispatch);
      } catch (error) {
        const before = message.events[index - 1];
        // What failed is what is told, whether or not this is done.
        if (before) await moveTo(before.position).catch(() => undefined);
        throw error;
      }
      if ((index + 1) % MOVE_EVERY === 0 || index === message.events.length - 1) await moveTo(event.position);
    }
  }
};

/** Takes the checkpoints over. A reactor that never ran starts where it says. */
const beginAll = async (reactors: readonly Reactor[], { store, pool }: FollowDeps): Promise<Follower[]> => {
  const storeId = await store.storeId();
  const head = await headOf(store);
  const followers: Follower[] = [];
  for (const reactor of reactors) {
    const { epoch, position } = await claimCheckpoint(pool, SCHEMA, reactor.name, storeId);
    const startsAtHead = position === undefined && reactor.from === 'head' && head !== undefined;
    if (startsAtHead) await moveCheckpoint(pool, SCHEMA, { name: reactor.name, epoch, from: undefined, to: head });
    followers.push({ reactor, epoch, at: startsAtHead ? head : position });
  }
  return followers;
};

const isBefore = ({ at }: Follower, position: Position): boolean => at === undefined || at < position;

/** The position up to which everybody has seen the log; undefined while one of them has seen nothing. */
const lastOf = (followers: readonly Follower[]): Position | undefined => {
  const [first, ...others] = followers.map(({ at }) => at);
  return others.reduce((last, at) => {
    if (last === undefined || at === undefined) return undefined;
    return at < last ? at : last;
  }, first);
};

const react = async ({ reactor }: Follower, event: RecordedEvent, dispatch: FollowDeps['dispatch']): Promise<void> => {
  for (const [index, reaction] of reactor.react(event).entries()) {
    await dispatch(toCommand(event, reaction, index), reaction.at);
  }
};
