import type { EventStore } from '@twofold/event-store/port';
import { systemSchedule, untilAborted, type Schedule } from '@twofold/event-store/timing';
import type { Logger } from '@twofold/http/log';
import type { Pool } from 'pg';
import { applyEvents, type Work } from './apply-events.ts';
import { inBatches, type BatchLimits } from './batches.ts';
import { isDataError } from './failures.ts';
import { OtherVersion, startFollowing, type Following } from './following.ts';
import { mutex } from './mutex.ts';
import { persistently, type Patience } from './patience.ts';
import type { ReadModel } from './read-model.ts';
import { retryStream, skipAndRetry, type Release } from './release.ts';

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
  /** Follows the log until the signal aborts. @throws Fenced when somebody else follows. */
  run(signal: AbortSignal): Promise<void>;
  /** What keeps the runner from going on at the moment, in words. */
  trouble(): string | undefined;
  /** Gives a parked stream another chance. @throws NotFollowing where another process follows. */
  retry(stream: string): Promise<Release>;
  /** Leaves the event out that a stream is parked at. @throws NotFollowing where another process follows. */
  skip(stream: string, reason: string): Promise<Release>;
}

/** Another process follows the log, or none does yet: the command is for that one. */
export class NotFollowing extends Error {
  readonly code = 'not-following';
}

const CATCH_UP: BatchLimits = { events: 5_000, characters: 8_000_000 };

export const createRunner = (deps: RunnerDeps): Runner => {
  const { store, pool, readModel, log, limits = CATCH_UP } = deps;
  const { schedule = systemSchedule, random = Math.random, now = () => new Date() } = deps;
  const { name } = readModel.projection;
  let work: Work | undefined;
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

  const follow = async (patience: Patience): Promise<void> => {
    const { signal } = patience;
    const following = await persistently(patience, () => startOrRebuild(deps, patience));
    const { position: after, epoch } = following;
    log.info({ projection: name, position: after, epoch: String(epoch) }, 'following the log');
    const mine: Work = { pool, readModel, following, exclusively: mutex(), patience, now, onParked };
    work = mine;
    const subscribe = (until: AbortSignal) =>
      store.subscribeToAll({ ...(after !== undefined && { after }), signal: until });
    for await (const events of inBatches({ after, subscribe, limits, signal })) await applyEvents(mine, events);
  };

  const run = async (signal: AbortSignal): Promise<void> => {
    try {
      await follow({ signal, schedule, random, onTrouble });
    } finally {
      work = undefined;
      trouble = undefined;
    }
  };

  const atWork = (): Work => {
    if (work === undefined) throw new NotFollowing(`This process does not follow the log for ${name}`);
    return work;
  };
  return {
    readModel,
    run,
    trouble: () => trouble,
    retry: async (stream) => retryStream(atWork(), store, stream),
    skip: async (stream, reason) => skipAndRetry(atWork(), store, stream, reason),
  };
};

/**
 * A table of an older version than the projection's is filled anew first. One of a newer version is left alone. A rebuild
 * that stopped at poison would stop there again: what is shown stays as it is, and the other projections go on, until
 * somebody sees to it.
 */
const startOrRebuild = async (deps: RunnerDeps, { signal, onTrouble }: Patience): Promise<Following> => {
  try {
    return await startFollowing(deps.pool, deps.store, deps.readModel);
  } catch (error) {
    if (!(error instanceof OtherVersion && error.isOlder)) throw error;
    await deps.rebuild(signal).catch(async (failure: unknown) => {
      if (!isDataError(failure)) throw failure;
      onTrouble(new Error(`The rebuild stopped: ${failure.message}`, { cause: failure }));
      await untilAborted(new Promise(() => undefined), signal);
    });
    return startFollowing(deps.pool, deps.store, deps.readModel);
  }
};
