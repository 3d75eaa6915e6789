import { headOf } from '@twofold/event-store/followers/progress';
import { systemSchedule } from '@twofold/timing/timing';
import type { BatchLimits } from './batches.ts';
import { isDataError } from './failures.ts';
import { follow } from './follow.ts';
import { createGroup, followTogether, leave, openWithFurthest, type Group } from './group.ts';
import { isNeedsRebuild, type Handler } from './handler.ts';
import { begin, createMember, type FeedContext, type Member } from './member.ts';
import { applyOperations, skipRebuilds } from './operations/apply-operations.ts';
import { waitForRequest } from './operations/requests.ts';
import { retryOutages } from './retry.ts';

type Injected = 'limits' | 'schedule' | 'random' | 'now';
export type FeedDeps = Omit<FeedContext, Injected> & Partial<Pick<FeedContext, Injected>>;

/** Has handlers follow one log. */
export type Feed = {
  /**
   * Follows the log with all handlers, and applies operators' requests to them, until the signal aborts.
   * @throws Fenced when another process follows with one of them: all step down, and may be run again.
   */
  readonly run: (signal: AbortSignal) => Promise<void>;
  /** Why a handler makes no progress at the moment, in words. */
  readonly trouble: (handler: string) => string | undefined;
};

const CATCH_UP: BatchLimits = { events: 5_000, characters: 8_000_000 };

/**
 * One subscription and one transaction for each batch serve all handlers that keep up. A handler that fails, lags or is
 * rebuilt follows separately until it reaches the position of the others.
 */
export const createFeed = (handlers: readonly Handler[], deps: FeedDeps): Feed => {
  const context: FeedContext = {
    limits: CATCH_UP,
    schedule: systemSchedule,
    random: Math.random,
    now: () => new Date(),
    ...deps,
  };
  let members: readonly Member[] = [];
  return {
    run: async (outer) => {
      const term = new AbortController();
      const signal = AbortSignal.any([outer, term.signal]);
      const group = createGroup(
        handlers.map((handler) => createMember(context, handler, signal)),
        signal,
      );
      members = group.allMembers;
      try {
        // A handler that cannot start must not delay the others: it is retried separately.
        await Promise.all(members.map((member) => start(context, member).catch(() => undefined)));
        openWithFurthest(group);
        const work = [followTogether(context, group), ...members.map((each) => keepFollowing(context, group, each))];
        await untilAllEnd(work, signal, () => term.abort());
      } finally {
        members = [];
      }
    },
    trouble: (name) => members.find(({ handler }) => handler.name === name)?.trouble,
  };
};

/**
 * If one ends, all end.
 * @throws the first error of one that was not stopped
 */
const untilAllEnd = async (work: readonly Promise<void>[], signal: AbortSignal, end: () => void): Promise<void> => {
  const results = await Promise.allSettled(work.map((each) => each.finally(end)));
  for (const result of results)
    if (result.status === 'rejected' && result.reason !== signal.reason) throw result.reason;
};

/** Takes over the checkpoint of a member. */
const start = async (context: FeedContext, member: Member): Promise<void> => {
  const state = await begin(context, member.handler);
  if (state.position === undefined) await skipRebuilds(context, member);
  member.state = state;
};

const keepFollowing = async (context: FeedContext, group: Group, member: Member): Promise<void> => {
  while (await followTables(context, group, member));
};

/** Follows with a handler's current tables. Returns whether they were replaced at an operator's request. */
const followTables = async (context: FeedContext, group: Group, member: Member): Promise<boolean> => {
  const turn = new AbortController();
  const signal = AbortSignal.any([group.signal, turn.signal]);
  member.retry = { ...member.retry, signal };
  if (member.state === undefined) await retryOutages(member.retry, () => startOrRebuild(context, member));
  const whileDetached = async <T>(work: () => Promise<T>): Promise<T> => {
    member.isDetached = true;
    await group.exclusively(async () => leave(group, member));
    try {
      return await work();
    } finally {
      member.isDetached = false;
      member.moved.notify();
    }
  };
  const end = (): void => turn.abort();
  const [followed, applied] = await Promise.allSettled([
    follow(context, group, member).finally(end),
    applyOperations(context, member, whileDetached).finally(end),
  ]);
  // The switch to the new tables also fences off this process; a batch may already have failed because of it.
  if (applied.status === 'fulfilled' && applied.value === 'rebuilt') {
    member.state = undefined;
    return true;
  }
  for (const ended of [followed, applied])
    if (ended.status === 'rejected' && ended.reason !== signal.reason) throw ended.reason;
  return false;
};

/**
 * Rebuilds tables of an older version before following. A rebuild that stopped at poison would stop there again: the
 * current tables stay, and the other handlers continue, until an operator requests another try or skips the event.
 */
const startOrRebuild = async (context: FeedContext, member: Member): Promise<void> => {
  const { handler, retry } = member;
  const { signal, onTrouble } = retry;
  for (let hasStopped = false; ;) {
    try {
      await start(context, member);
      if (hasStopped) onTrouble(undefined);
      return;
    } catch (error) {
      if (!isNeedsRebuild(error)) throw error;
    }
    const before = await headOf(context.store);
    try {
      await handler.rebuild?.(signal);
    } catch (failure) {
      if (!isDataError(failure)) throw failure;
      onTrouble(new Error(`The rebuild stopped: ${failure.message}`, { cause: failure }));
      hasStopped = true;
      await waitForRequest(context.store, handler.name, before, signal);
    }
  }
};
