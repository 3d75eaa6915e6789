import { eventually } from '@twofold/testing/eventually';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EventStore } from '../port.ts';
import { numbered } from '../testing/events.ts';
import { startFollowing } from '../testing/follower.ts';
import { createTestLog, type TestLog } from '../testing/postgres-log.ts';
import { postgresEventStore } from './postgres.ts';

const PATIENCE_MS = 20_000;
const soon = { withinMs: PATIENCE_MS };

let log: TestLog;
let store: EventStore;
let lines: { level: string; message: string; details: object }[];
beforeEach(async () => {
  log = await createTestLog();
  lines = [];
  // The listener logs its connection separately.
  const line = (level: string) => (details: object, message: string) => {
    if (message.startsWith('Following')) lines.push({ level, message, details });
  };
  store = await postgresEventStore({
    connectionString: log.url,
    log: { warn: line('warn'), error: line('error') },
    allowUnsafeDurability: true,
  });
});
afterEach(async () => {
  await store.close();
  await log.drop();
});

const follow = () => [1, 2, 3].map(() => startFollowing(store, undefined, PATIENCE_MS));
const name = (): string => new URL(log.url).pathname.slice(1);

/** A database can only be closed from another one. */
const elsewhere = async (statement: string): Promise<void> => {
  const client = new Client({ connectionString: Object.assign(new URL(log.url), { pathname: '/postgres' }).href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

const failed = { level: 'warn', message: 'Following the log failed; retrying' };
const refused = { level: 'error', message: 'Following the log is refused; retrying every 2 s' };
const recovered = {
  level: 'warn',
  message: 'Following the log works again',
  details: { outageMs: expect.any(Number) },
};

describe('followers of a log in PostgreSQL', () => {
  it('log an outage once, with its duration', async () => {
    const followers = follow();
    await store.appendToStream('thing-1', numbered(3), 'no-stream');
    await Promise.all(followers.map((follower) => follower.has(3)));
    const allow = (isAllowed: boolean) => elsewhere(`alter database ${name()} allow_connections ${isAllowed}`);
    await allow(false);
    await log.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'twofold log %'`);
    await eventually(() => expect(lines).toMatchObject([failed]), soon);
    await allow(true);
    await eventually(() => expect(lines).toMatchObject([failed, recovered]), soon);
    await store.appendToStream('thing-2', numbered(1), 'no-stream');
    await Promise.all(followers.map((follower) => follower.has(4)));
    expect(lines).toHaveLength(2);
    await Promise.all(followers.map((follower) => follower.stop()));
  }, 60_000);

  it('log a refusal as an error immediately, and continue when it is reverted', async () => {
    await log.query('alter table event_log.events rename column data to kept');
    const followers = follow();
    await eventually(() => expect(lines).toMatchObject([refused]), soon);
    await log.query('alter table event_log.events rename column kept to data');
    await eventually(() => expect(lines).toMatchObject([refused, recovered]), soon);
    await Promise.all(followers.map((follower) => follower.stop()));
  }, 60_000);
});
