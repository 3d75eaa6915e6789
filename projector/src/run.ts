import { headOf } from '@twofold/event-store/followers/progress';
import type { EventStore } from '@twofold/event-store/port';
import { systemSchedule, type Schedule } from '@twofold/event-store/timing';
import type { Logger } from '@twofold/http/log';
import type { Pool } from 'pg';
import { applyEvents, type Work } from './apply-events.ts';
import { inBatches, type BatchLimits } from './batches.ts';
import { bell, type Bell } from './bell.ts';
import { isDataError } from './failures.ts';
import { OtherVersion, startFollowing, type Following } from './following.ts';
import { mutex } from './mutex.ts';
import { askedAfter, operationsStream } from './operations/asked.ts';
import { forgoRebuilds, obeyOperations } from './operations/obey.ts';
import { persistently, type Patience } from './patience.ts';
import type { ReadModel } from './read-model.ts';

export type RunnerDeps = {
  readonly store: EventStore;
  readonly pool: Pool;
  readonly readModel: ReadModel;
  readonly log: Logger;
  /** Makes the table that this version of the projection may write, and shows it. */
  readonly rebuild: (signal: AbortSignal) => Promise<unknown>;
  readonly limits?: BatchLimits;
  readonly schedule?: Schedule;
  readonly random?: () => number;
  readonly now?: () => Date;
};

/** Keeps one read model up to date. */
export interface Runner {
  readonly readModel: ReadModel;
  /** Follows the log, and obeys what operators ask in it, until the signal aborts. @throws Fenced when somebody else follows. */
  run(signal: AbortSignal): Promise<void>;
  /** What keeps the runner from going on at the moment, in words. */
  trouble(): string | undefined;
}

const CATCH_UP: BatchLimits = { events: 5_000, characters: 8_000_000 };

export const createRunner = (deps: RunnerDeps): Runner => {
  const { store, pool, readModel, log, limits = CATCH_UP } = deps;
  const { schedule = systemSchedule, random = Math.random, now = () => new Date() } = deps;
  const { name } = readModel.projection;
  let trouble: string | undefined;

  const onTrouble = (error: unknown): void => {
    if (error === undefined) {
      log.info({ projection: name }, 'the projection goes on');
      trouble = undefined;
      return;
    }
    if (trouble === undefined) log.error({ err: error, projection: name }, 'the projection is held up, trying again');
    trouble = error instanceof Error ? error.message : 'something was thrown that is no error';
  };

  const onParked: Work['onParked'] = (event, error) =>
    log.error(
      { err: error, projection: name, stream: event.stream, position: event.position, eventType: event.type },
      'an event cannot be applied, its stream is parked',
    );

  const followLog = async (work: Work, wake: Bell): Promise<void> => {
    const { following, patience } = work;
    const { position: after, epoch } = following;
    log.info({ projection: name, position: after, epoch: String(epoch) }, 'following the log');
    const subscribe = (until: AbortSignal) =>
      store.subscribeToAll({ ...(after !== undefined && { after }), signal: until });
    for await (const events of inBatches({ after, subscribe, limits, signal: patience.signal })) {
      await applyEvents(work, events);
      if (events.some(({ stream }) => stream === operationsStream(name))) wake.ring();
    }
  };

  /** Follows one table. Answers whether another one is shown now, because an operator asked for it. */
  const followTable = async (outer: AbortSignal): Promise<boolean> => {
    const turn = new AbortController();
    const patience = { signal: AbortSignal.any([outer, turn.signal]), schedule, random, onTrouble };
    const following = await persistently(patience, () => startOrRebuild(deps, patience));
    const work: Work = { pool, readModel, following, exclusively: mutex(), patience, now, onParked };
    if (following.position === undefined) await persistently(patience, () => forgoRebuilds({ work, store }));
    const wake = bell();
    const end = (): void => turn.abort();
    const [followed, obeyed] = await Promise.allSettled([
      followLog(work, wake).finally(end),
      obeyOperations({ work, store, rebuild: deps.rebuild, wake }).finally(end),
    ]);
    // The switch fences us off ourselves, and a batch may have noticed.
    if (obeyed.status === 'fulfilled' && obeyed.value === 'rebuilt') return true;
    for (const ended of [followed, obeyed])
      if (ended.status === 'rejected' && ended.reason !== turn.signal.reason) throw ended.reason;
    return false;
  };

  const run = async (signal: AbortSignal): Promise<void> => {
    try {
      while (await followTable(signal));
    } finally {
      trouble = undefined;
    }
  };

  return { readModel, run, trouble: () => trouble };
};

/**
 * A table of an older version than the projection's is filled anew first. One of a newer version is left alone. A rebuild
 * that stopped at poison would stop there again: what is shown stays as it is, and the other projections go on, until an
 * operator asks for something: for another try, or for the event to be left out.
 */
const startOrRebuild = async (deps: RunnerDeps, { signal, onTrouble }: Patience): Promise<Following> => {
  const { pool, store, readModel } = deps;
  for (let hasStopped = false; ;) {
    try {
      const following = await startFollowing(pool, store, readModel);
      if (hasStopped) onTrouble(undefined);
      return following;
    } catch (error) {
      if (!(error instanceof OtherVersion && error.isOlder)) throw error;
    }
    const before = await headOf(store);
    try {
      await deps.rebuild(signal);
    } catch (failure) {
      if (!isDataError(failure)) throw failure;
      onTrouble(new Error(`The rebuild stopped: ${failure.message}`, { cause: failure }));
      hasStopped = true;
      await askedAfter(store, readModel.projection.name, before, signal);
    }
  }
};
