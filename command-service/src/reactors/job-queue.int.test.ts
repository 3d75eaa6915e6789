import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateWriteSide } from '../migrate.ts';
import { aContext } from '../testing/a-context.ts';
import { createJobQueue } from './job-queue.ts';

const HOUR_MS = 3_600_000;
const farAhead = new Date('2030-01-05T10:00:00.000Z');
const command = { receiver: 'credits', id: 17, command: { type: 'Wait', data: {} }, context: aContext };

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateWriteSide(database.url);
  pool = new pg.Pool({ connectionString: database.url });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** How long each job waits by the clock of the database, by its key. */
const waits = async (): Promise<Readonly<Record<string, number>>> => {
  const { rows } = await pool.query<{ key: string; hours: number }>(
    `select key, round(extract(epoch from run_at - now()) / 3600)::int as hours from graphile_worker._private_jobs`,
  );
  return Object.fromEntries(rows.map(({ key, hours }) => [key, hours]));
};

describe('a job', () => {
  it('waits as long as the injected clock says, at any time of the database', async () => {
    const jobs = createJobQueue({ pool, now: () => farAhead });
    await jobs.schedule(command, new Date(farAhead.getTime() + 8 * HOUR_MS), 'ahead');
    await jobs.schedule(command, new Date(farAhead.getTime() - 2 * HOUR_MS), 'overdue');
    expect(await waits()).toMatchObject({ ahead: 8, overdue: -2 });
  });

  it('waits again when it is scheduled again under its key', async () => {
    const jobs = createJobQueue({ pool, now: () => farAhead });
    await jobs.schedule(command, new Date(farAhead.getTime() + 8 * HOUR_MS), 'twice');
    await jobs.schedule(command, new Date(farAhead.getTime() + 3 * HOUR_MS), 'twice');
    expect(await waits()).toMatchObject({ twice: 3 });
  });
});
