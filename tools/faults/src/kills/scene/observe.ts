import type { StandInStripe } from '@twofold/command-service/orders/testing/stand-in-stripe';
import { activeGeneration } from '@twofold/projector/generations';
import { readModels } from '@twofold/projector/projections';
import { generationName } from '@twofold/projector/read-model';
import { rowStore } from '@twofold/projector/rows';
import type { Pool } from 'pg';
import type { Observed, Snapshot } from '../../oracle/observed.ts';

/** All read models at one moment. */
export const takeSnapshot = async (pool: Pool): Promise<Snapshot> => {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const snapshot = new Map();
    for (const { projection, table } of readModels) {
      const { generation } = await activeGeneration(client, projection.name);
      const keys = await client.query<{ key: string }>(
        `select ${table.key} as key from ${generationName(table, generation)}`,
      );
      const rows = await rowStore(table, generation).load(client, new Set(keys.rows.map(({ key }) => key)));
      const checkpoint = await client.query<{ position: string | null }>(
        'select position from read_models.checkpoints where name = $1',
        [projection.name],
      );
      snapshot.set(projection.name, { at: checkpoint.rows[0]?.position ?? null, rows });
    }
    await client.query('commit');
    return snapshot;
  } finally {
    client.release();
  }
};

/** Every move of a checkpoint. */
export const movesOfCheckpoints = async (pool: Pool): Promise<Observed['checkpointMoves']> => {
  const { rows } = await pool.query<{ name: string; origin: string | null; destination: string }>(
    'select name, origin, destination from faults.moves order by number',
  );
  return rows.map(({ name, origin, destination }) => ({ name, from: origin, to: destination }));
};

/** Jobs that have used up their attempts. */
export const jobsAbandoned = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from graphile_worker._private_jobs where attempts >= max_attempts',
  );
  return rows[0]?.count ?? 0;
};

/** The sessions and refunds of the payment provider. */
export const seenByStripe = ({ sessions, refunds }: StandInStripe): Observed['provider'] => ({
  sessions: new Map([...sessions].map(([id, session]) => [id, Number(session.client_reference_id)])),
  paid: new Map(
    [...sessions].flatMap(([id, session]) => (session.payment_status === 'paid' ? [[id, session.amount_total]] : [])),
  ),
  failedRefunds: new Set(
    refunds.filter(({ status }) => status === 'failed').map(({ id, metadata }) => metadata['refundId'] ?? id),
  ),
  refunds: new Map(refunds.map(({ id, amount, metadata }) => [metadata['refundId'] ?? id, amount])),
});
