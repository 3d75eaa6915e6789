import { claimCheckpoint, moveCheckpoint } from '@twofold/event-store/followers/checkpoint';
import { headOf } from '@twofold/event-store/followers/progress';
import type { EventStore, Position, RecordedEvent } from '@twofold/event-store/port';
import type { Schedule } from '@twofold/timing/timing';
import type { Pool } from 'pg';
import type { BatchLimits } from './batches.ts';
import type { Handler, Prepare } from './handler.ts';
import { mutex, type Exclusively } from './mutex.ts';
import { createNotifier, type Notifier } from './notifier.ts';
import { parkedNames, skippedEvents } from './parked-streams.ts';
import type { RetryOptions } from './retry.ts';

/** Where a feed reports what happens to its handlers. pino's loggers fit. */
export type FeedLog = Readonly<Record<'info' | 'error', (details: object, message: string) => void>>;

/** The events of a batch that a handler has processed. */
export type Moved = { readonly handler: string; readonly events: readonly RecordedEvent[] };

/** The dependencies and settings that all handlers of a feed share. */
export type FeedContext = {
  readonly store: EventStore;
  /** Its clients send statements without waiting for the answers to earlier ones (`pipeline` of pg). */
  readonly pool: Pool;
  /** Holds the tables `checkpoints`, `parked_streams`, `skipped_events` and `operations`. */
  readonly schema: string;
  /** The channel for `<handler> <position>` of every handler that moved, sent with the commit. */
  readonly channel?: string;
  /** True: commits do not wait for the disk. A crash loses effects and checkpoints together. */
  readonly isVolatile?: boolean;
  /** Called after each commit with the handlers that moved, and when the work began, in milliseconds since 1970. */
  readonly onMoved?: (moved: readonly Moved[], startedAt: number) => void;
  readonly limits: BatchLimits;
  readonly log: FeedLog;
  readonly schedule: Schedule;
  readonly random: () => number;
  readonly now: () => Date;
};

/** A handler's state after it took its checkpoint over; the epoch keeps other processes from writing. */
export type MemberState = {
  readonly epoch: bigint;
  readonly prepare: Prepare | undefined;
  readonly parked: Set<string>;
  readonly skipped: Set<string>;
  /** The last event that was applied, skipped or held; undefined before the first. */
  position: Position | undefined;
  /** The last event that `act` has processed, which may be ahead of the position. */
  acted: Position | undefined;
};

/** A handler at work in this process. */
export type Member = {
  readonly handler: Handler;
  /** Prevents its own batches and an operator's requests from running at the same time. */
  readonly exclusively: Exclusively;
  /** An operator requested something. */
  readonly requested: Notifier;
  /** The group moved on, or the member left it. */
  readonly moved: Notifier;
  state: MemberState | undefined;
  retry: RetryOptions;
  /** It must stay out of the group while an operator's request is applied. */
  isDetached: boolean;
  trouble: string | undefined;
};

export const createMember = ({ schedule, random, log }: FeedContext, handler: Handler, signal: AbortSignal): Member => {
  const onTrouble = (error: unknown): void => {
    if (error === undefined) {
      if (member.trouble !== undefined) log.info({ handler: handler.name }, 'the handler has recovered');
      member.trouble = undefined;
      return;
    }
    if (member.trouble === undefined)
      log.error({ err: error, handler: handler.name }, 'the handler is stuck, retrying');
    member.trouble = error instanceof Error ? error.message : 'A non-Error value was thrown';
  };
  const member: Member = {
    handler,
    exclusively: mutex(),
    requested: createNotifier(),
    moved: createNotifier(),
    state: undefined,
    retry: { signal, schedule, random, onTrouble },
    isDetached: false,
    trouble: undefined,
  };
  return member;
};

export const stateOf = ({ handler, state }: Member): MemberState => {
  if (state === undefined) throw new Error(`${handler.name} has not taken over its checkpoint`);
  return state;
};

/** The events after the member's position. */
export const pendingOf = (member: Member, events: readonly RecordedEvent[]): readonly RecordedEvent[] => {
  const { position } = stateOf(member);
  return position === undefined ? events : events.filter((event) => event.position > position);
};

/**
 * Takes over the checkpoint of a handler, and with it the right to write.
 * @throws NeedsRebuild, and what `open` throws.
 * @throws ForeignCheckpoint when the checkpoint belongs to another log; Error when it is ahead of this one.
 */
export const begin = async ({ pool, schema, store, log }: FeedContext, { name, from, open, rebuild }: Handler) => {
  // Called before the claim: a process that may not write must not fence off the one that does.
  await open?.();
  const { epoch, position: at } = await claimCheckpoint(pool, schema, name, await store.storeId());
  const head = await headOf(store);
  const isAhead = at !== undefined && (head === undefined || head < at);
  if (isAhead && rebuild !== undefined)
    throw new Error(
      `${name} is at ${at}, ahead of the log, which ends at ${head ?? 'nothing'}: ` +
        'the log was restored from a backup; rebuild the read model',
    );
  const startsAtHead = at === undefined && from === 'head' && head !== undefined;
  if (startsAtHead) await moveCheckpoint(pool, schema, { name, epoch, from: undefined, to: head });
  const position = startsAtHead ? head : at;
  log.info({ handler: name, position, epoch: String(epoch) }, 'following the log');
  const state: MemberState = {
    epoch,
    position,
    acted: position,
    prepare: await open?.(),
    parked: await parkedNames(pool, schema, name),
    skipped: await skippedEvents(pool, schema, name),
  };
  return state;
};
