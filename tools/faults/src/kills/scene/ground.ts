import { startStandInStripe } from '@twofold/command-service/orders/testing/stand-in-stripe';
import { postgresEventStore } from '@twofold/event-store/adapters/postgres';
import { createLog } from '@twofold/http/log';
import { openKeyring } from '@twofold/keyring/open-keyring';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { createClosers } from '@twofold/launcher/closers';
import pg from 'pg';
import { MASTER_KEYS } from '../process/secrets.ts';
import { startTcpProxy } from '../proxy/tcp-proxy.ts';
import type { Template } from './template.ts';
import { startWitness } from './witness.ts';

/** The parts of a scene that outlive processes: a database, its log with an observer, and a payment provider. */
export const openGround = async (template: Template) => {
  const closers = createClosers((name, error) => {
    throw new Error(`could not close the ${name}`, { cause: error });
  });
  const { url: connectionString, drop } = await template.create();
  closers.add('database', drop);
  const log = createLog({ service: 'scene', level: 'silent' });
  const keyring = openKeyring({ connectionString, masterKeys: MASTER_KEYS, log });
  closers.add('keyring', () => keyring.close());
  const bare = await postgresEventStore({ connectionString, log, allowUnsafeDurability: true });
  const store = sealedEventStore(bare, keyring);
  closers.add('store', () => store.close());
  const pool = new pg.Pool({ connectionString, max: 3 });
  closers.add('pool', () => pool.end());
  const stripe = await startStandInStripe();
  closers.add('stripe', () => stripe.close());
  const databaseProxy = await startTcpProxy(() => Number(new URL(connectionString).port));
  closers.add('database proxy', () => databaseProxy.stop());
  const witness = startWitness(store);
  closers.add('witness', () => witness.end());

  /** Jobs wait by the clock of the database: moves them closer by this time. */
  const letTimeGoBy = async (ms: number): Promise<void> => {
    await pool.query(`update graphile_worker._private_jobs set run_at = run_at - $1 * interval '1 millisecond'`, [ms]);
    // Wakes the worker, as when a job is added.
    await pool.query(`select pg_notify('jobs:insert', '{"count": 10}')`);
  };

  /** Expires the leases of a dead process on requests and jobs, so that no one waits for them. */
  const letClaimsRunOut = async (): Promise<void> => {
    await pool.query(`update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute'`);
    await pool.query(
      `update write_side.requests set leased_until = leased_until - interval '2 minutes' where status is null`,
    );
  };

  return {
    letClaimsRunOut,
    closers,
    connectionString,
    databaseProxy,
    keyring,
    store,
    pool,
    stripe,
    witness,
    letTimeGoBy,
  };
};

export type Ground = Awaited<ReturnType<typeof openGround>>;
