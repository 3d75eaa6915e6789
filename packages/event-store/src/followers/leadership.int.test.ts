import { connect as connectTcp, createServer, type Server, type Socket } from 'node:net';
import { Client } from 'pg';
import { createTestDatabase } from '@twofold/testing/database';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemSchedule, type Schedule } from '@twofold/timing/timing';
import { whileLeading } from './leadership.ts';

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

/** Waits are a twentieth of those in production, except the slices of the wait for the lock, which the server ends. */
const hurried: Schedule = (run, ms) => systemSchedule(run, ms > 5_000 ? ms : ms / 20);

type Candidate = {
  leads: () => boolean;
  terms: () => number;
  /** The number of connection attempts. */
  attempts: () => number;
  errors: unknown[];
  step: { down?: (error?: Error) => void };
  retire: () => Promise<void>;
};

let candidates: Candidate[] = [];
let lockName = '';
beforeEach(() => {
  candidates = [];
  lockName = `lock-${Math.random()}`;
});
afterEach(() => Promise.all(candidates.map((candidate) => candidate.retire())));

const candidate = (name: string, url = database.url): Candidate => {
  const outer = new AbortController();
  const errors: unknown[] = [];
  const step: Candidate['step'] = {};
  let leads = false;
  let terms = 0;
  let attempts = 0;
  const lead = async (signal: AbortSignal): Promise<void> => {
    leads = true;
    terms += 1;
    await new Promise<void>((resolve, reject) => {
      step.down = (error) => (error === undefined ? resolve() : reject(error));
      signal.addEventListener('abort', () => resolve());
    });
    leads = false;
  };
  const ended = whileLeading({
    connect: () => {
      attempts += 1;
      return new Client({ connectionString: url, application_name: name, connectionTimeoutMillis: 5_000 });
    },
    lockName,
    signal: outer.signal,
    lead: (signal) =>
      lead(signal).finally(() => {
        leads = false;
      }),
    onError: (error) => errors.push(error),
    schedule: hurried,
  });
  const retire = (): Promise<void> => {
    outer.abort();
    return ended;
  };
  candidates.push({ leads: () => leads, terms: () => terms, attempts: () => attempts, errors, step, retire });
  return candidates.at(-1)!;
};

const until = (condition: () => unknown) =>
  vi.waitFor(() => expect(condition()).toBeTruthy(), { timeout: 10_000, interval: 5 });
const connections = async (name: string) =>
  (
    await admin.query<{ pid: number; waits: boolean }>(
      "select pid, wait_event_type = 'Lock' as waits from pg_stat_activity where application_name = $1 and datname = current_database()",
      [name],
    )
  ).rows;
const waitsForLock = (name: string) =>
  vi.waitFor(async () => expect((await connections(name)).some(({ waits }) => waits)).toBe(true), { timeout: 10_000 });

/** A connection to the database that can be silenced or cut. */
const proxied = async (): Promise<{ url: string; freeze: () => void; cut: () => void; close: () => void }> => {
  const target = new URL(database.url);
  const sockets: Socket[] = [];
  const server: Server = createServer((socket) => {
    const onward = connectTcp(Number(target.port), target.hostname);
    socket.pipe(onward).pipe(socket);
    for (const end of [socket, onward]) sockets.push(end.on('error', () => undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(database.url);
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    url: url.toString(),
    freeze: () => sockets.forEach((socket) => socket.unpipe().pause()),
    cut: () => sockets.forEach((socket) => socket.destroy()),
    close: () => {
      server.close();
      sockets.forEach((socket) => socket.destroy());
    },
  };
};

describe('leading', () => {
  it('is for one at a time', async () => {
    const first = candidate('first');
    await until(first.leads);
    const standby = candidate('standby');
    await waitsForLock('standby');
    expect([first.leads(), standby.leads()]).toEqual([true, false]);
  });

  it('passes on when the leader retires, without an error', async () => {
    const first = candidate('first');
    await until(first.leads);
    const standby = candidate('standby');
    await waitsForLock('standby');
    await first.retire();
    await until(standby.leads);
    expect([...first.errors, ...standby.errors]).toEqual([]);
    expect(await connections('first')).toEqual([]);
  });

  it('passes on within a second when the backend of the leader is terminated', async () => {
    const first = candidate('first');
    await until(first.leads);
    const standby = candidate('standby');
    await waitsForLock('standby');
    const [backend] = await connections('first');
    const start = performance.now();
    await admin.query('select pg_terminate_backend($1)', [backend?.pid]);
    await until(standby.leads);
    expect(performance.now() - start).toBeLessThan(1_000);
    await until(() => !first.leads());
    expect(first.errors).toMatchObject([{ code: 'leadership-lost' }]);
    await waitsForLock('first');
  });

  it('passes on when the socket of the leader dies', async () => {
    const way = await proxied();
    const first = candidate('first', way.url);
    await until(first.leads);
    const standby = candidate('standby');
    await waitsForLock('standby');
    way.cut();
    await until(() => standby.leads() && !first.leads());
    expect(first.errors[0]).toMatchObject({ code: 'leadership-lost' });
    way.close();
  });

  it('ends when the server falls silent', async () => {
    const way = await proxied();
    const first = candidate('first', way.url);
    await until(first.leads);
    way.freeze();
    await until(() => !first.leads());
    expect(first.errors[0]).toMatchObject({ code: 'leadership-lost' });
    way.close();
  });

  it('is retried by a standby whose wait was interrupted', async () => {
    const first = candidate('first');
    await until(first.leads);
    const standby = candidate('standby');
    await waitsForLock('standby');
    await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'standby' and datname = current_database()",
    );
    await until(() => standby.errors.length > 0);
    await waitsForLock('standby');
    await first.retire();
    await until(standby.leads);
    expect(standby.terms()).toBe(1);
  });

  it('waits longer than one slice', async () => {
    await admin.query('select pg_advisory_lock(hashtextextended($1, 0))', [lockName]);
    const standby = candidate('standby');
    await waitsForLock('standby');
    await admin.query('select pg_sleep(5.3)');
    await waitsForLock('standby');
    await admin.query('select pg_advisory_unlock(hashtextextended($1, 0))', [lockName]);
    await until(standby.leads);
    expect(standby.errors).toEqual([]);
  });

  it('ends promptly for a standby that retires while it waits', async () => {
    const first = candidate('first');
    await until(first.leads);
    const standby = candidate('standby');
    await waitsForLock('standby');
    await standby.retire();
    await vi.waitFor(async () => expect(await connections('standby')).toEqual([]), { timeout: 3_000 });
    expect(standby.errors).toEqual([]);
  });

  it('starts again after the work failed, and reports the error', async () => {
    const first = candidate('first');
    await until(first.leads);
    first.step.down?.(new Error('a poison event'));
    await until(() => first.terms() === 2 && first.leads());
    // On a loaded machine, connecting again may fail first, which is reported, too.
    expect(first.errors[0]).toMatchObject({ message: 'a poison event' });
  });

  it('starts again after the work ended', async () => {
    const first = candidate('first');
    await until(first.leads);
    first.step.down?.();
    await until(() => first.terms() === 2 && first.leads());
    expect(first.errors).toEqual([]);
  });

  it('keeps retrying without an answer', async () => {
    const way = await proxied();
    way.close();
    const lonely = candidate('lonely', way.url);
    await until(() => lonely.attempts() > 3);
    await lonely.retire();
    expect(lonely.terms()).toBe(0);
    expect(lonely.errors).toHaveLength(1);
  });

  it('reports a repeated failure once, and again after a lead that lasted', async () => {
    const first = candidate('first');
    for (let term = 1; term <= 3; term++) {
      await until(() => first.terms() === term && first.leads());
      first.step.down?.(new Error('a poison event'));
    }
    await until(() => first.terms() === 4 && first.leads());
    expect(first.errors).toMatchObject([{ message: 'a poison event' }]);
    // Its heartbeats are a twentieth of a second apart.
    await admin.query('select pg_sleep(1)');
    first.step.down?.(new Error('a poison event'));
    await until(() => first.errors.length === 2);
  });
});
