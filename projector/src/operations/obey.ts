import { headOf } from '@twofold/event-store/followers/progress';
import type { EventStore } from '@twofold/event-store/port';
import type { ClientBase } from 'pg';
import type { Work } from '../apply-events.ts';
import type { Bell } from '../bell.ts';
import { isDataError } from '../failures.ts';
import { persistently } from '../patience.ts';
import { retryStream, skipAndRetry, type Release } from '../release.ts';
import { askedUpTo, type Asked } from './asked.ts';
import { endRequests, noteAsked, notEnded } from './bookkeeping.ts';

export type Obedience = {
  readonly work: Work;
  readonly store: EventStore;
  /** Fills the read model anew and shows it; ends, with its own switch, every request that was asked before it began. */
  readonly rebuild: (signal: AbortSignal) => Promise<unknown>;
  /** Rung whenever something was asked. */
  readonly wake: Bell;
};

/**
 * Does what operators ask for, in the order of the log, as far as this projection has come, beside the batches that go
 * on. That a request was obeyed is recorded in the transaction of its last effect; what a kill leaves half-done is
 * begun again, and what is done already changes nothing.
 *
 * @returns `rebuilt` when another table is shown now, so that the follower must begin again; else when the signal aborts
 * @throws Fenced when somebody else follows
 */
export const obeyOperations = async (deps: Obedience): Promise<'rebuilt' | 'ended'> => {
  const { work, wake } = deps;
  const { signal } = work.patience;
  signal.addEventListener('abort', wake.ring);
  try {
    while (!signal.aborted) {
      const asked = await persistently(work.patience, () => nextRequest(deps));
      if (asked === undefined) await wake.heard();
      else if ((await obey(deps, asked)) === 'rebuilt') return 'rebuilt';
    }
    return 'ended';
  } finally {
    signal.removeEventListener('abort', wake.ring);
  }
};

/** A read model that begins with nothing needs no rebuild that was asked for before. */
export const forgoRebuilds = async ({ work, store }: Pick<Obedience, 'work' | 'store'>): Promise<void> => {
  const head = await headOf(store);
  if (head === undefined) return;
  const { pool, readModel } = work;
  const asked = (await askedUpTo(store, readModel.projection.name, head)).filter(isRebuild);
  await noteAsked(pool, asked);
  await endRequests(pool, asked, { outcome: 'not-needed' });
};

const isRebuild = ({ type }: Asked): boolean => type === 'ProjectionRebuildRequested';

const nextRequest = async ({ work, store }: Obedience): Promise<Asked | undefined> => {
  const { pool, readModel, following } = work;
  const { name } = readModel.projection;
  if (following.position === undefined) return undefined;
  const waiting = await notEnded(pool, name, await askedUpTo(store, name, following.position));
  await noteAsked(pool, waiting);
  return waiting[0];
};

const obey = async ({ work, store, rebuild }: Obedience, asked: Asked): Promise<'rebuilt' | 'obeyed'> => {
  const { patience } = work;
  const onEnd = (client: ClientBase, release: Release): Promise<unknown>[] => [endRequests(client, [asked], release)];
  switch (asked.type) {
    case 'ProjectionRebuildRequested':
      return (await rebuildOrStop(patience, rebuild)) ? 'rebuilt' : 'obeyed';
    case 'ParkedStreamRetryRequested':
      await persistently(patience, () => retryStream(work, store, asked.data.stream, onEnd));
      return 'obeyed';
    case 'ParkedStreamSkipRequested':
      await persistently(patience, () => skipAndRetry(work, store, asked.data, onEnd));
      return 'obeyed';
  }
};

/** Poison stops a rebuild, which says so in its record; what is shown goes on. */
const rebuildOrStop = async (patience: Work['patience'], rebuild: Obedience['rebuild']): Promise<boolean> => {
  try {
    await persistently(patience, () => rebuild(patience.signal));
    return true;
  } catch (error) {
    if (!isDataError(error)) throw error;
    return false;
  }
};
