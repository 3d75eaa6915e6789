import { migrateReadModels } from '@twofold/projector/migrate';
import { createTestDatabase } from '@twofold/testing/database';
import { Client } from 'pg';

/** A database as the projector leaves it, with the means to do what the projector does. */
export const createReadModels = async () => {
  const database = await createTestDatabase();
  await migrateReadModels(database.url);
  const client = new Client({ connectionString: database.url });
  await client.connect();

  return {
    url: database.url,
    client,
    addProduct: async (
      id: bigint | number,
      product: { isListed?: boolean; document?: string; summary?: string } = {},
    ) => {
      const { isListed = true, document = `{"id":${id}}`, summary = `{"id":${id},"openSeats":0}` } = product;
      await client.query(
        `insert into read_models.products_v1 (id, status, is_listed, url, document, summary)
         values ($1, 'completed', $2, 'https://example.com/', $3, $4)`,
        [id, isListed, document, summary],
      );
    },
    addPendingProduct: (id: number) =>
      client.query(
        `insert into read_models.products_v1 (id, status, is_listed, url) values ($1, 'pending', false, 'https://example.com/')`,
        [id],
      ),
    /** Moves the checkpoint without a word; `undefined` is a projector that has not seen an event yet. */
    moveCheckpoint: (position: string | undefined, storeId = 'store-a') =>
      client.query(
        `insert into read_models.checkpoints (name, store_id, position, epoch, updated_at) values ('products', $1, $2, 1, now())
         on conflict (name) do update set store_id = excluded.store_id, position = excluded.position, updated_at = now()`,
        [storeId, position],
      ),
    announce: (payload: string) => client.query(`select pg_notify('projector_checkpoint', $1)`, [payload]),
    drop: async () => {
      await client.end();
      await database.drop();
    },
  };
};

export type ReadModels = Awaited<ReturnType<typeof createReadModels>>;
