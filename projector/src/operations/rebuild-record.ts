import { headOf } from '@twofold/event-store/followers/progress';
import type { EventStore } from '@twofold/event-store/port';
import { isDataError, Poison } from '@twofold/feed/failures';
import { requestsUpTo, type OperationRequest } from '@twofold/feed/operations/requests';
import { endRequests, recordRequests } from '@twofold/feed/operations/recorded-requests';
import { shortened } from '@twofold/feed/parked-streams';
import type { ClientBase } from 'pg';
import type { Comparison } from '../compare-generations.ts';
import { SCHEMA, type ReadModel } from '../read-model.ts';

const REBUILDS = `${SCHEMA}.rebuilds`;

/** The record of one rebuild, and of the requests that it fulfills: all that were made before it began. */
export type RebuildRecord = {
  /** Call it in the transaction that shows the new table. */
  readonly shown: (comparison: Comparison) => Promise<void>;
  /** Poison also ends the requests; after any other error the rebuild is started again. */
  readonly stopped: (error: unknown) => Promise<void>;
};

/** Records that a rebuild begins. Call it before the rebuild reads the log. */
export const openRecord = async (
  client: ClientBase,
  deps: { readonly store: EventStore; readonly readModel: ReadModel; readonly generation: number },
): Promise<RebuildRecord> => {
  const { store, readModel, generation } = deps;
  const { name, version } = readModel.projection;
  const requests = await rebuildsRequested(store, name);
  await recordRequests(client, SCHEMA, requests);
  await client.query(
    `insert into ${REBUILDS} (projection, generation, version, begun_at) values ($1, $2, $3, clock_timestamp())
     on conflict (projection) do update set
       (generation, version, begun_at, ended_at, outcome, error, stream, event_id, rows, missing, extra, changed) =
       (excluded.generation, excluded.version, excluded.begun_at, null, null, null, null, null, null, null, null, null)`,
    [name, generation, version],
  );
  return {
    shown: async ({ rows, missing, extra, changed }) => {
      await client.query(
        `update ${REBUILDS} set ended_at = clock_timestamp(), outcome = 'shown',
           rows = $2, missing = $3, extra = $4, changed = $5 where projection = $1`,
        [name, rows, missing, extra, changed],
      );
      await endRequests(client, SCHEMA, requests, { outcome: 'rebuilt' });
    },
    stopped: async (error) => {
      const { message } = error instanceof Error ? error : new Error(String(error));
      const event = error instanceof Poison ? error.event : undefined;
      await client.query(
        `update ${REBUILDS} set ended_at = clock_timestamp(), outcome = $2, error = $3, stream = $4, event_id = $5
         where projection = $1`,
        [
          name,
          isDataError(error) ? 'stopped' : 'interrupted',
          shortened(message),
          event?.stream ?? null,
          event?.id ?? null,
        ],
      );
      if (isDataError(error)) await endRequests(client, SCHEMA, requests, { outcome: 'stopped', error: message });
    },
  };
};

const rebuildsRequested = async (store: EventStore, projection: string): Promise<readonly OperationRequest[]> => {
  const head = await headOf(store);
  if (head === undefined) return [];
  const requests = await requestsUpTo(store, projection, head);
  return requests.filter(({ operation }) => operation === 'rebuild');
};
