import { migrateReadModels } from '@twofold/projector/migrate';
import { migrateSessions } from '@twofold/sessions/migrate';
import { createTestDatabase } from '@twofold/testing/database';
import { Client } from 'pg';

/** A database as the projector leaves it, with the means to do what the projector does. */
export const createReadModels = async () => {
  const database = await createTestDatabase();
  await migrateReadModels(database.url);
  await migrateSessions(database.url);
  const client = new Client({ connectionString: database.url });
  await client.connect();

  return {
    url: database.url,
    client,
    addProduct: async (
      id: bigint | number,
      product: { isListed?: boolean; ownerId?: number; document?: string; summary?: string } = {},
    ) => {
      const {
        isListed = true,
        ownerId = null,
        document = `{"id":${id}}`,
        summary = `{"id":${id},"openSeats":0}`,
      } = product;
      await client.query(
        `insert into read_models.products_v1 (id, status, owner_id, is_listed, url, document, summary)
         values ($1, 'completed', $2, $3, 'https://example.com/', $4, $5)`,
        [id, ownerId, isListed, document, summary],
      );
    },
    addPendingProduct: (id: number) =>
      client.query(
        `insert into read_models.products_v1 (id, status, is_listed, url) values ($1, 'pending', false, 'https://example.com/')`,
        [id],
      ),
    addUser: async (id: number, user: { fullName?: string; roles?: string; credits?: number } = {}) => {
      const { fullName = 'Ada Lovelace', roles = '[]', credits = 1 } = user;
      await client.query(
        `insert into read_models.users_v1
         values ($1, $2, $3, 'https://example.com/ada', 'Engines', $4, '2030-01-01T12:00:00.000Z', '2030-01-01T12:00:00.000Z')`,
        [id, `user-${id}@example.com`, fullName, roles],
      );
      await client.query('insert into read_models.credit_accounts_v1 values ($1, $2)', [id, credits]);
    },
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
