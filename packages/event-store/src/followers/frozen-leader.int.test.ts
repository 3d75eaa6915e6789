import { randomUUID } from 'node:crypto';
import { createTestDatabase } from '@twofold/testing/database';
import { eventually } from '@twofold/testing/eventually';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startLeader, type Leader } from '../testing/leaders/leader.ts';
import { pause } from '@twofold/timing/timing';

/** The promise of `docs/operations.md`, from the moment the leader freezes. */
const REPLACED_WITHIN_MS = 5_000;
/** The server notices immediately that a killed process has disconnected. */
const KILLED_REPLACED_WITHIN_MS = 3_000;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let admin: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  admin = new Client({ connectionString: database.url });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await database.drop();
});

let leaders: Leader[];
let lockName: string;
beforeEach(() => {
  leaders = [];
  lockName = `lock-${randomUUID()}`;
});
afterEach(() => Promise.all(leaders.map((leader) => leader.kill())));

const started = (patience?: 'usual' | 'patient'): Leader => {
  const leader = startLeader(database.url, lockName, patience);
  leaders.push(leader);
  return leader;
};

/** A leader, and another process that waits for its lock. */
const leaderAndStandby = async (patience?: 'usual' | 'patient'): Promise<[Leader, Leader]> => {
  const leader = started(patience);
  await leader.leads();
  const standby = started();
  const waits = `select 1 from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  await eventually(async () => expect((await admin.query(waits)).rowCount).toBe(1), { withinMs: 30_000 });
  return [leader, standby];
};

const never = new AbortController().signal;

describe('a leader that is killed', () => {
  it(`is replaced within ${KILLED_REPLACED_WITHIN_MS} ms by the process that stands by`, async () => {
    const [leader, standby] = await leaderAndStandby();
    const start = performance.now();
    await leader.kill();
    await standby.leads();
    expect(performance.now() - start).toBeLessThan(KILLED_REPLACED_WITHIN_MS);
  }, 60_000);
});

describe('a leader that freezes', () => {
  it(`is replaced within ${REPLACED_WITHIN_MS} ms, and notices when it wakes up`, async () => {
    const [leader, standby] = await leaderAndStandby();
    leader.freeze();
    const start = performance.now();
    await standby.leads();
    expect(performance.now() - start).toBeLessThan(REPLACED_WITHIN_MS);
    leader.wake();
    await eventually(() => expect(leader.told).toEqual(['leads', 'lost']), { withinMs: 10_000 });
  }, 60_000);

  it('would be replaced too late if the server waited longer', async () => {
    const [leader, standby] = await leaderAndStandby('patient');
    leader.freeze();
    await pause(REPLACED_WITHIN_MS, never);
    expect(standby.told).toEqual([]);
  }, 60_000);

  it('continues to lead after freezing for two seconds', async () => {
    const [leader, standby] = await leaderAndStandby();
    leader.freeze();
    await pause(2_000, never);
    leader.wake();
    await pause(2_000, never);
    expect([leader.told, standby.told]).toEqual([['leads'], []]);
  }, 60_000);
});
