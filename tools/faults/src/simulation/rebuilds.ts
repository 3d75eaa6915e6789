import type { Position } from '@twofold/event-store/port';
import { positionOf } from '@twofold/event-store/units';
import { createBuilder, type Builder } from '@twofold/projector/builder';
import { readModels } from '@twofold/projector/projections';
import type { ReadModel } from '@twofold/projector/read-model';
import { createCrossing, type Crossing } from './faults.ts';
import type { SimulatedProcesses } from './simulated-processes.ts';
import { poolOfCheckpoints } from './memory-checkpoints.ts';
import { openLog } from './running.ts';
import type { Generation } from './tables.ts';

const FIRST_MS = 2_000;
const PAUSE_MS = 30 * 60_000;
/** After this an operator who sees that a rebuild did not finish requests another one. */
const AGAIN_MS = 5_000;

/** Rebuilds read models one after the other while clients write. Each rebuild is repeated until the result is shown. */
export const keepRebuilding = async (simulated: SimulatedProcesses, count: number): Promise<void> => {
  const { timeline, random, tables } = simulated;
  for (let done = 0; done < count; done++) {
    await timeline.sleep(FIRST_MS + random.below(done === 0 ? FIRST_MS : PAUSE_MS));
    // A rebuild of an empty read model would show nothing.
    const [first, ...others] = readModels.filter(({ projection }) => tables.shown(projection.name).rows.size > 0);
    if (first) await rebuildUntilShown(simulated, random.pick([first, ...others]));
  }
};

const rebuildUntilShown = async (simulated: SimulatedProcesses, readModel: ReadModel): Promise<void> => {
  const { timeline, faults, processes } = simulated;
  for (let isShown = false; !isShown;) {
    const process = simulated.startProcess('rebuild');
    const crossing = createCrossing(timeline, faults, process);
    const { store } = openLog(process, crossing, simulated);
    const work = rebuild({ readModel, store, crossing, simulated }).then(
      () => true,
      () => false,
    );
    isShown = await Promise.race([work, process.died.then(() => false)]);
    process.kill();
    processes.delete(process);
    if (!isShown) await timeline.sleep(AGAIN_MS);
  }
};

type Rebuild = {
  readonly readModel: ReadModel;
  readonly store: ReturnType<typeof openLog>['store'];
  readonly crossing: Crossing;
  readonly simulated: SimulatedProcesses;
};

/**
 * As `rebuild.ts`: fills the next generation up to the checkpoint of the shown one, and then shows it in a new epoch. What
 * `rebuild.ts` does under a lock is a single step here.
 */
const rebuild = async ({ readModel, store, crossing, simulated }: Rebuild): Promise<void> => {
  const { checkpoints, tables, mutant } = simulated;
  const { name } = readModel.projection;
  const shown = tables.shown(name);
  const next: Generation = { generation: shown.generation + 1, rows: new Map() };
  if (mutant.rebuild === 'in place') tables.show(name, next);
  const builder = await beginToBuild({ readModel, store, crossing, simulated }, next);
  const target = (): Position | undefined => {
    const at = checkpoints.positionOf(name);
    return at === null ? undefined : positionOf(at);
  };
  for (let isShown = false; !isShown;) {
    await builder.foldUpTo(await crossing.look(() => Promise.resolve(target())));
    await builder.write();
    isShown = await crossing.effect(() => {
      const isThere = builder.position() === target();
      if (isThere) tables.show(name, next);
      if (isThere && mutant.rebuild === undefined) checkpoints.raiseEpoch(name);
      return Promise.resolve(isThere);
    });
  }
};

/** The real builder, on rows and checkpoints in memory. */
const beginToBuild = async (
  { readModel, store, crossing, simulated }: Rebuild,
  { generation, rows }: Generation,
): Promise<Builder> => {
  const { checkpoints } = simulated;
  const name = `${readModel.table.name}_v${generation}`;
  const storeId = await store.storeId();
  // Drops what an earlier attempt has left.
  checkpoints.drop(name);
  const { epoch } = await crossing.effect(() => Promise.resolve(checkpoints.claim(name, storeId)));
  const client = poolOfCheckpoints(checkpoints, crossing.effect) as unknown as Parameters<
    typeof createBuilder
  >[0]['client'];
  return createBuilder({
    client,
    store,
    readModel,
    rows: {
      load: (_, keys) => crossing.look(() => Promise.resolve(new Map([...keys].map((key) => [key, rows.get(key)])))),
      write: (_, changes) => [
        crossing.effect(() => {
          for (const [key, row] of changes) {
            if (row) rows.set(key, row);
            else rows.delete(key);
          }
          return Promise.resolve();
        }),
      ],
    },
    checkpoint: { name, epoch, position: undefined },
    skipped: new Set(),
    signal: new AbortController().signal,
  });
};
