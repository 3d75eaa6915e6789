import { NeedsRebuild, type Handler } from '@twofold/feed/handler';
import type { Pool } from 'pg';
import { foldBatch, parseBatch } from './fold.ts';
import { activeGeneration } from './generations.ts';
import type { ReadModel } from './read-model.ts';
import { rowStore } from './rows.ts';

/** A newer version of the projection than this process has filled the shown table. */
export class OtherVersion extends Error {
  readonly code = 'other-version';
}

/** The generation of the shown table, if this version may write it. @throws NeedsRebuild; OtherVersion */
const openTable = async (pool: Pool, { projection }: ReadModel): Promise<number> => {
  const { generation, version } = await activeGeneration(pool, projection.name);
  if (version === projection.version) return generation;
  const message = `The table of ${projection.name} has version ${version}; this projector has version ${projection.version}`;
  throw version < projection.version ? new NeedsRebuild(message) : new OtherVersion(message);
};

/**
 * Folds batches of events into the rows of a read model. If an event cannot be applied, `packages/feed/src/apply-alone.ts`
 * finds it and parks its stream.
 */
export const projectionHandler = (
  pool: Pool,
  readModel: ReadModel,
  rebuild: (signal: AbortSignal) => Promise<unknown>,
): Handler => ({
  name: readModel.projection.name,
  from: 'start',
  rebuild,
  open: async () => {
    const rows = rowStore(readModel.table, await openTable(pool, readModel));
    return (events) => {
      const batch = parseBatch(readModel.projection, events);
      return async (client) => {
        const changes = foldBatch(batch, await rows.load(client, batch.keys));
        return () => rows.write(client, changes);
      };
    };
  },
});
