import { headOf } from '@twofold/event-store/followers/progress';
import { systemSchedule } from '@twofold/event-store/timing';
import type { BatchLimits } from './batches.ts';
import { isDataError } from './failures.ts';
import { follow } from './follow.ts';
import { createGroup, followTogether, leave, openWithFurthest, type Group } from './group.ts';
import { isNeedsRebuild, type Handler } from './handler.ts';
import { begin, createMember, type FeedContext, type Member } from './member.ts';
import { applyOperations, skipRebuilds } from './operations/apply-operations.ts';
import { askedAfter } from './operations/asked.ts';
import { persistently } from './patience.ts';

type Injected = 'limits' | 'schedule' | 'random' | 'now';
export type FeedDeps = Omit<FeedContext, Injected> & Partial<Pick<FeedContext, Injected>>;

/** Has handlers follow one log. */
export type Feed = {
  /**
   * Follows the log with all handlers, and applies what operators ask of them in it, until the signal aborts.
   * @throws Fenced when another process follows with one of them: all step down, and may be run again.
   */
  readonly run: (signal: AbortSignal) => Promise<void>;
  /** What keeps a handler from going on at the moment, in words. */
  readonly trouble: (handler: string) => string | undefined;
};

const CATCH_UP: BatchLimits = { events: 5_000, characters: 8_000_000 };

/**
 * One subscription and one transaction for each batch serve all handlers that keep up. A handler that fails, lags or is
 * rebuilt follows on its own until it stands where the others stand.
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
      members = group.everyone;
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

/** Takes the checkpoint of a member over. */
const start = async (context: FeedContext, member: Member): Promise<void> => {
  const standing = await begin(context, member.handler);
  if (standing.position === undefined) await skipRebuilds(context, member);
  member.standing = standing;
};

const keepFollowing = async (context: FeedContext, group: Group, member: Member): Promise<void> => {
  while (await followTables(context, group, member));
};

/** Follows with a handler's current tables. Answers whether they were replaced because an operator requested it. */
const followTables = async (context: FeedContext, group: Group, member: Member): Promise<boolean> => {
  const turn = new AbortController();
  const signal = AbortSignal.any([group.signal, turn.signal]);
  member.patience = { ...member.patience, signal };
  if (member.standing === undefined) await persistently(member.patience, () => startOrRebuild(context, member));
  const apart = async <T>(work: () => Promise<T>): Promise<T> => {
    member.isApart = true;
    await group.exclusively(async () => leave(group, member));
    try {
      return await work();
    } finally {
      member.isApart = false;
      member.moved.notify();
    }
  };
  const end = (): void => turn.abort();
  const [followed, applied] = await Promise.allSettled([
    follow(context, group, member).finally(end),
    applyOperations(context, member, apart).finally(end),
  ]);
  // Showing the new tables fences us off ourselves, and a batch may have noticed.
  if (applied.status === 'fulfilled' && applied.value === 'rebuilt') {
    member.standing = undefined;
    return true;
  }
  for (const ended of [followed, applied])
    if (ended.status === 'rejected' && ended.reason !== signal.reason) throw ended.reason;
  return false;
};

/**
 * Tables of an older version than the handler's are rebuilt first. A rebuild that stopped at poison would stop there
 * again: the current tables stay, and the other handlers continue, until an operator requests another try, or skips the
 * event.
 */
const startOrRebuild = async (context: FeedContext, member: Member): Promise<void> => {
  const { handler, patience } = member;
  const { signal, onTrouble } = patience;
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
      await askedAfter(context.store, handler.name, before, signal);
    }
  }
};
