import type { SubmissionRow } from '@twofold/contracts/analysis/read-model';
import { migrateReadModels } from '@twofold/projector/migrate';
import { migrateSessions } from '@twofold/sessions/migrate';
import { createTestDatabase } from '@twofold/testing/database';
import { allowFakeReports } from '@twofold/testing/description/skip-check';
import { Client } from 'pg';
import { notificationRows } from './notifications.ts';
import { ordersAndRequests } from './orders-and-requests.ts';

/** A migrated database, with functions that write rows as the projector does. */
export const createReadModels = async () => {
  allowFakeReports();
  const database = await createTestDatabase();
  await migrateReadModels(database.url);
  await migrateSessions(database.url);
  const client = new Client({ connectionString: database.url });
  await client.connect();

  return {
    url: database.url,
    client,
    ...ordersAndRequests(client),
    ...notificationRows(client),
    addProduct: async (
      id: bigint | number,
      product: {
        isListed?: boolean;
        ownerId?: number;
        claimableBy?: string;
        submittedBy?: string;
        shareHash?: string;
        url?: string;
        document?: string;
        summary?: string;
        version?: number;
        older?: string;
        title?: string;
        searchText?: string;
      } = {},
    ) => {
      const {
        isListed = true,
        ownerId = null,
        claimableBy = null,
        submittedBy = null,
        shareHash = null,
        url = `https://example.com/${id}`,
        document = `{"id":${id}}`,
        summary = `{"id":${id}}`,
        version = 1,
        older = null,
        title = `App ${id}`,
        searchText = '',
      } = product;
      await client.query(
        `insert into read_models.products_v1 (id, status, owner_id, is_listed, is_hidden, claimable_by, url, document,
           summary, title, description, public_url, version, older, submitted_by, share_hash, search_text)
         values ($1, 'completed', $2, $3, not $3, $4, $11, $5, $6, $7, 'What it does.', $8, $9, $10, $12, $13, $14)`,
        [
          id,
          ownerId,
          isListed,
          claimableBy,
          document,
          summary,
          title,
          `https://example.com/${id}`,
          version,
          older,
          url,
          submittedBy,
          shareHash,
          searchText,
        ],
      );
    },
    addPendingProduct: (id: number) =>
      client.query(
        `insert into read_models.products_v1 (id, status, is_listed, is_hidden, url, version) values ($1, 'pending', false, false, 'https://example.com/', 1)`,
        [id],
      ),
    addSubmission: (submission: Partial<SubmissionRow> & { readonly id: number }) => {
      const { id, device = null, owner_id = null, url = `https://example.com/${id}?a=1`, state = 'done' } = submission;
      const { requested_at = '2030-01-01T12:00:00.000Z', due_at = '2030-01-01T12:01:30.000Z' } = submission;
      return client.query('insert into read_models.submissions_v1 values ($1, $2, $3, $4, $5, $6, $7)', [
        id,
        device,
        owner_id,
        url,
        state,
        requested_at,
        due_at,
      ]);
    },
    addUser: async (
      id: number,
      user: {
        fullName?: string;
        expertise?: string;
        roles?: string;
        credits?: number;
        pending?: number;
        isConfirmed?: boolean;
        secondFactors?: readonly object[];
      } = {},
    ) => {
      const {
        fullName = 'Ada Lovelace',
        expertise = 'Engines',
        roles = '[]',
        credits = 1,
        pending = 0,
        isConfirmed = true,
        secondFactors = [],
      } = user;
      await client.query(
        `insert into read_models.users_v1
         values ($1, $2, $3, 'https://example.com/ada', $4, $5, '2030-01-01T12:00:00.000Z', '2030-01-01T12:00:00.000Z', $6, $7, 10)`,
        [id, `user-${id}@example.com`, fullName, expertise, roles, isConfirmed, JSON.stringify(secondFactors)],
      );
      await client.query('insert into read_models.credit_accounts_v1 values ($1, $2, $3)', [id, credits, pending]);
    },
    addReview: (
      id: number,
      review: {
        productId?: number;
        userId?: number;
        content?: string | null;
        status?: 'pending' | 'complete';
        earns?: boolean;
      } = {},
    ) => {
      const { productId = 11, userId = 3, content = 'What a fine app.', status = 'pending', earns = true } = review;
      const completedAt = status === 'complete' ? '2030-01-02T12:00:00.000Z' : null;
      return client.query(
        `insert into read_models.reviews_v1 values ($1, $2, $3, $4, 4, $5, '2030-01-01T12:00:00.000Z', $6, $7)`,
        [id, productId, userId, content, status, completedAt, earns],
      );
    },
    addJudged: (
      reviewId: number,
      { productId = 11, userId = 3, version = 1, answers = [] as readonly object[] } = {},
    ) =>
      client.query('insert into read_models.judged_statements_v1 values ($1, $2, $3, $4, $5)', [
        reviewId,
        productId,
        userId,
        version,
        JSON.stringify(answers),
      ]),
    /** Lines of a ledger, oldest first: the welcome credit, and one for each later change. */
    addLedger: async (userId: number, changes: readonly number[]) => {
      for (const [index, change] of changes.entries()) {
        const kind = index === 0 ? 'granted' : change > 0 ? 'earned' : 'reserved';
        const source = index === 0 ? 'welcome' : change > 0 ? 'discover' : null;
        await client.query(
          `insert into read_models.credit_entries_v1
           values (gen_random_uuid(), $1, $2, $3, $4, $5, null, $6, '2030-01-01T12:00:00.000Z')`,
          [userId, index + 1, kind, change, index === 0 ? null : 11, source],
        );
      }
    },
    /** Moves the checkpoint without a notification. `undefined`: the projector has processed no event yet. */
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
