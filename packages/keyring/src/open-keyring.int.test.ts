import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openKeyring } from './open-keyring.ts';
import { createKeyDatabase, type KeyDatabase } from './testing/key-database.ts';

const MINUTE_MS = 60_000;
const masterKeys = [randomBytes(32)];
const log = { warn: () => undefined };

let keys: KeyDatabase;
beforeAll(async () => {
  keys = await createKeyDatabase();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => keys.drop());

const isWaiting = async (): Promise<boolean> => {
  const found = await keys.query(
    `select from pg_stat_activity where application_name = 'twofold keyring' and wait_event_type = 'Lock'`,
  );
  return found.length > 0;
};

/** Looks keys up in a process whose clock jumps ahead by a minute before it reads the answer. */
const findSlowly = async (isPatient: boolean): Promise<string> => {
  const keyring = openKeyring({ connectionString: keys.url, masterKeys, log, isPatient });
  const other = new pg.Client({ connectionString: keys.url });
  await other.connect();
  try {
    await keyring.sealing.toSeal(['user-1']);
    await other.query('begin; lock table keyring.keys in access exclusive mode');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const finding = keyring.sealing.toOpen(['user-1']).then(
      (found) => `found ${found.size}`,
      (error: unknown) => String(error),
    );
    while (!(await isWaiting())) continue;
    vi.advanceTimersByTime(MINUTE_MS);
    vi.useRealTimers();
    await other.query('commit');
    return await finding;
  } finally {
    vi.useRealTimers();
    await other.end();
    await keyring.close();
  }
};

describe('looking keys up in a process that is busy', () => {
  it('fails after some seconds, for a caller that waits', async () => {
    expect(await findSlowly(false)).not.toContain('found');
  });

  it('has no time limit for a process that reads the whole log', async () => {
    expect(await findSlowly(true)).toBe('found 1');
  });
});
