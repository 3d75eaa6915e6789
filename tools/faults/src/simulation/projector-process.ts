import type { EventStore, Position, RecordedEvent } from '@twofold/event-store/port';
import { positionOf } from '@twofold/event-store/units';
import { inBatches } from '@twofold/feed/batches';
import { foldBatch, parseBatch, type Rows } from '@twofold/projector/fold';
import type { Projection } from '@twofold/projector/projection';
import type { Crossing } from './faults.ts';
import type { MemoryCheckpoints } from './memory-checkpoints.ts';
import type { Tables } from './tables.ts';
import type { Mutant } from './mutant.ts';

const LIMITS = { events: 50, characters: 1_000_000 };

/** The projector was fenced off by another one. It starts again. */
class SteppedDown extends Error {}

type ProjectorDeps = {
  readonly store: EventStore;
  readonly crossing: Crossing;
  readonly checkpoints: MemoryCheckpoints;
  readonly tables: Tables;
  /** Waits before a batch is handled, so that batches get different sizes. */
  readonly delayBatch: () => Promise<void>;
  readonly signal: AbortSignal;
  readonly sabotage: Mutant['projector'];
};

/**
 * Follows the log for one read model until its process ends, with the real batches and folds. A transaction in memory changes
 * rows and checkpoint together or not at all. @throws SteppedDown, and what the store throws
 */
export const followForReadModel = async (projection: Projection, deps: ProjectorDeps): Promise<void> => {
  const { store, crossing, checkpoints, tables, delayBatch, signal, sabotage } = deps;
  const { name } = projection;
  const storeId = await store.storeId();
  const { epoch, position } = await crossing.effect(() => Promise.resolve(checkpoints.claim(name, storeId)));
  // This must follow the claim, because showing another generation raises the epoch.
  const { rows } = tables.shown(name);
  let at: Position | undefined = position === null ? undefined : positionOf(position);
  const after = at;
  const subscribe = (until: AbortSignal) => store.subscribeToAll({ ...(after && { after }), signal: until });
  const batches =
    sabotage === 'no guard' ? withoutGuard(subscribe(signal)) : inBatches({ after, subscribe, limits: LIMITS, signal });
  let latest = '';
  for await (const events of batches) {
    const last = events.at(-1);
    if (!last) continue;
    await delayBatch();
    const fresh = sabotage === 'by the clock' ? events.filter(({ recordedAt }) => recordedAt > latest) : events;
    latest = last.recordedAt > latest ? last.recordedAt : latest;
    await write(projection, fresh, { from: at, to: last.position, epoch, table: rows }, deps);
    at = last.position;
  }
};

type Step = {
  readonly from: Position | undefined;
  readonly to: Position;
  readonly epoch: bigint;
  readonly table: Rows;
};

const write = async (
  projection: Projection,
  events: readonly RecordedEvent[],
  { from, to, epoch, table }: Step,
  { crossing, checkpoints, sabotage }: ProjectorDeps,
): Promise<void> => {
  const { name } = projection;
  const batch = parseBatch(projection, events);
  const loaded = await crossing.look(() =>
    Promise.resolve<Rows>(new Map([...batch.keys].map((key) => [key, table.get(key)]))),
  );
  const changes = foldBatch(batch, loaded);
  const move = (): boolean => {
    if (sabotage === undefined || sabotage === 'checkpoint of its own' || sabotage === 'by the clock')
      return checkpoints.move(name, epoch, from ?? null, to);
    checkpoints.force(name, to);
    return true;
  };
  if (sabotage === 'checkpoint of its own') await crossing.effect(() => Promise.resolve(move()));
  const isWritten = await crossing.effect(() => {
    if (sabotage !== 'checkpoint of its own' && !move()) return Promise.resolve(false);
    for (const [key, row] of changes) {
      if (row) table.set(key, row);
      else table.delete(key);
    }
    return Promise.resolve(true);
  });
  if (!isWritten) throw new SteppedDown(`${name} is followed by another process`);
};

async function* withoutGuard(messages: ReturnType<EventStore['subscribeToAll']>) {
  for await (const message of messages) if ('events' in message) yield message.events;
}
