import { isFenced } from '@twofold/event-store/followers/checkpoint';
import type { Position, RecordedEvent } from '@twofold/event-store/port';
import { advance, advanceOne } from './advance.ts';
import { inBatches } from './batches.ts';
import { isDataError } from './failures.ts';
import { stateOf, type FeedContext, type Member } from './member.ts';
import { mutex, type Exclusively } from './mutex.ts';
import { createNotifier, type Notifier } from './notifier.ts';
import { waitAfter } from './retry.ts';

/** The members at one position, which share one subscription and one transaction per batch. */
export type Group = {
  /** All members of the feed, whether in the group or not. */
  readonly allMembers: readonly Member[];
  readonly members: Set<Member>;
  readonly signal: AbortSignal;
  /** Membership does not change while a batch is applied. */
  readonly exclusively: Exclusively;
  /** The last event offered to the group. An empty group continues to read. */
  position: Position | undefined;
  /** Notified when the first member joins: before that, reading is pointless. */
  readonly opened: Notifier;
  isOpen: boolean;
  /** Ends the subscription, so that the next one starts at `position`. */
  subscription: AbortController;
};

export const createGroup = (allMembers: readonly Member[], signal: AbortSignal): Group => ({
  allMembers,
  members: new Set(),
  signal,
  exclusively: mutex(),
  position: undefined,
  opened: createNotifier(),
  isOpen: false,
  subscription: new AbortController(),
});

/** Opens the group at the furthest position of its members, with all members there. Does nothing if no member has started. */
export const openWithFurthest = (group: Group): void => {
  const begun = group.allMembers.filter(({ state }) => state !== undefined);
  const [first, ...others] = begun;
  if (first === undefined) return;
  const furthest = others.reduce((best, each) => (isBehind(best, each) ? each : best), first);
  for (const member of begun) if (!isBehind(member, furthest)) group.members.add(member);
  moveTo(group, stateOf(furthest).position);
};

/** Starts the group, or starts its subscription again from another position. */
const moveTo = (group: Group, position: Position | undefined): void => {
  group.position = position;
  group.isOpen = true;
  group.subscription.abort();
  group.opened.notify();
};

const isBehind = (one: Member, other: Member): boolean =>
  (stateOf(one).position ?? '') < (stateOf(other).position ?? '');

/** Offers the log to the group until its signal aborts. @throws Fenced when another process follows */
export const followTogether = async (context: FeedContext, group: Group): Promise<void> => {
  const { signal, opened } = group;
  signal.addEventListener('abort', opened.notify);
  while (!group.isOpen && !signal.aborted) await opened.notified();
  while (!signal.aborted) {
    const subscription = new AbortController();
    group.subscription = subscription;
    const { position: after } = group;
    const batches = inBatches({
      after,
      subscribe: (until) => context.store.subscribeToAll({ ...(after !== undefined && { after }), signal: until }),
      limits: context.limits,
      signal: AbortSignal.any([signal, subscription.signal]),
    });
    for await (const events of batches) {
      await group.exclusively(async () => {
        if (!subscription.signal.aborted) await offer(context, group, events);
      });
      for (const member of group.allMembers) if (!group.members.has(member)) member.moved.notify();
    }
  }
};

/**
 * Applies a batch to all members. A member that fails while others succeed leaves the group and continues separately. If
 * all fail for external reasons, all retry.
 */
const offer = async (context: FeedContext, group: Group, events: readonly RecordedEvent[]): Promise<void> => {
  const { members, signal } = group;
  for (let attempt = 0; members.size > 0; attempt++) {
    signal.throwIfAborted();
    const failures = await tryBatch(context, [...members], events, attempt > 0);
    const failed = [...members].filter((member) => failures.get(member) !== undefined);
    const isOutage = failed.length === members.size && failed.every((member) => !isDataError(failures.get(member)));
    for (const member of members) {
      const failure = failures.get(member);
      if (failure === undefined || isOutage) member.retry.onTrouble(failure);
      else leave(group, member);
    }
    if (!isOutage) break;
    await waitAfter(attempt, { ...context, signal });
  }
  group.position = events.at(-1)?.position ?? group.position;
};

/**
 * Returns the error that stopped each member. An error of the transaction concerns no single member: then each is tried
 * separately, if that may help.
 */
const tryBatch = async (
  context: FeedContext,
  members: readonly Member[],
  events: readonly RecordedEvent[],
  isRepeated: boolean,
): Promise<ReadonlyMap<Member, unknown>> => {
  try {
    return await advance(context, members, events);
  } catch (error) {
    if (isFenced(error)) throw error;
    const isWorthIt = members.length > 1 && (isRepeated || isDataError(error));
    if (!isWorthIt) return new Map(members.map((member) => [member, error]));
    return new Map(
      await Promise.all(members.map(async (each) => [each, await advanceOne(context, each, events)] as const)),
    );
  }
};

/** Call it while no batch is applied. */
export const leave = ({ members }: Group, member: Member): void => {
  members.delete(member);
  member.moved.notify();
};

/**
 * Takes a member at the group's position into the group; an empty group moves to its new member. Call it while no batch
 * is applied.
 * @returns whether it has joined
 */
export const join = (group: Group, member: Member): boolean => {
  const { position } = stateOf(member);
  if (member.isDetached) return false;
  if (group.members.size === 0 && (!group.isOpen || position !== group.position)) moveTo(group, position);
  if (position !== group.position) return false;
  group.members.add(member);
  return true;
};
