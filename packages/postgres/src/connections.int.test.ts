import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import { eventually } from '@twofold/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRefusal, isUnavailable } from './errors.ts';
import { keepListening, type ListenOptions } from './listen.ts';
import { openPool, withClient, type Log } from './pool.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const run = (sql: string, values: unknown[] = []) =>
  withClient({ connectionString: database.url }, (client) => client.query(sql, values));
/** Terminates the connections of a name, as a server that shuts down does. Returns their number. */
const terminate = async (name: string): Promise<number> => {
  const { rowCount } = await run(
    'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database()',
    [name],
  );
  return rowCount ?? 0;
};
const recordedLog = (): Log & { readonly lines: string[] } => {
  const lines: string[] = [];
  return { lines, warn: (_details, message) => lines.push(message) };
};
const aPool = (options: { query_timeout?: number; pipeline?: boolean } = {}, log?: Log) =>
  openPool({ connectionString: database.url, application_name: 'a-pool', max: 2, ...options }, log);

describe('a pool', () => {
  it('survives the loss of its idle connections, and logs it', async () => {
    const log = recordedLog();
    const pool = aPool({}, log);
    await pool.query('select 1');
    expect(await terminate('a-pool')).toBe(1);
    await eventually(() => expect(log.lines).toEqual(['a database connection was lost']));
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  it('survives the loss of a connection that is held, whose next query fails', async () => {
    const pool = aPool();
    const client = await pool.connect();
    const ended = new Promise((resolve) => client.once('end', resolve));
    await terminate('a-pool');
    await ended;
    const error: unknown = await client.query('select 1').catch((thrown: unknown) => thrown);
    expect(isUnavailable(error)).toBe(true);
    client.release(true);
    await pool.end();
  });

  it('waits for an answer no longer than configured', async () => {
    const pool = aPool({ query_timeout: 50 });
    const error: unknown = await pool.query('select pg_sleep(60)').catch((thrown: unknown) => thrown);
    expect([isUnavailable(error), isRefusal(error)]).toEqual([true, false]);
    const waiting = pool.end();
    await terminate('a-pool');
    await waiting;
  });

  it('commits a transaction of two round trips whole or not at all', async () => {
    await run('create table pairs (id int primary key)');
    const pool = aPool({ pipeline: true });
    const insert = (ids: readonly number[]) =>
      inTransaction(pool, {
        read: (client) => client.query('select'),
        write: (client) => ids.map((id) => client.query('insert into pairs values ($1)', [id])),
      });
    await insert([1, 2]);
    await expect(insert([3, 1])).rejects.toMatchObject({ code: '23505' });
    expect((await run('select id from pairs order by id')).rows).toEqual([{ id: 1 }, { id: 2 }]);
    await pool.end();
  });
});

describe('a connection for one piece of work', () => {
  const nowhere = (change: (url: URL) => void): string => {
    const url = new URL(database.url);
    change(url);
    return url.href;
  };

  it.each([
    ['3D000', 'there is no such database', (url: URL) => void (url.pathname = '/nowhere')],
    ['ECONNREFUSED', 'there is no server', (url: URL) => void (url.port = '1')],
  ])('says %s where %s', async (code, _, change) => {
    const error: unknown = await withClient({ connectionString: nowhere(change) }, () => Promise.resolve()).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ code });
    expect(isUnavailable(error)).toBe(true);
  });

  it('is closed, even if the work fails', async () => {
    const config = { connectionString: database.url, application_name: 'one-piece' };
    await expect(withClient(config, () => Promise.reject(new Error('No')))).rejects.toThrow('No');
    expect(await terminate('one-piece')).toBe(0);
  });
});

/** The messages of a listener whose connection is cut, with announcements meanwhile and afterwards. */
const listenAcrossALoss = async (listen: (options: ListenOptions) => Promise<void>) => {
  const heard: string[] = [];
  const log = recordedLog();
  const stopping = new AbortController();
  const ended = listen({
    config: { connectionString: database.url, application_name: 'a-listener' },
    channel: 'Some channel',
    onMessage: (payload) => heard.push(payload),
    onListening: () => heard.push('(listening)'),
    onDisconnected: () => heard.push('(deaf)'),
    log,
    signal: stopping.signal,
  });
  const hears = (...expected: string[]) => eventually(() => expect(heard).toEqual(expected), { withinMs: 2_000 });
  try {
    await hears('(listening)');
    await run(`notify "Some channel", 'one'`);
    await hears('(listening)', 'one');
    await terminate('a-listener');
    await hears('(listening)', 'one', '(deaf)', '(listening)');
    await run(`notify "Some channel", 'two'`);
    await hears('(listening)', 'one', '(deaf)', '(listening)', 'two');
  } finally {
    stopping.abort();
    await ended;
  }
  expect(heard.at(-1)).toBe('(deaf)');
  expect(await terminate('a-listener')).toBe(0);
  return log.lines;
};

describe('listening', () => {
  it('continues after its connection was lost, reports the gap, and logs the outage once', async () => {
    expect(await listenAcrossALoss(keepListening)).toEqual([
      'the listening connection was lost',
      'the listening connection was restored',
    ]);
  });

  it.each<[string, (options: ListenOptions) => ListenOptions]>([
    ['never says that it was deaf', (options) => ({ ...options, onDisconnected: () => undefined })],
    ['does not say when it listens again', (options) => ({ ...options, onListening: once(options.onListening) })],
    ['gives up', (options) => ({ ...options, onMessage: once(options.onMessage) })],
  ])('is checked by a test that catches a mutant that %s', async (_, broken) => {
    await expect(listenAcrossALoss((options) => keepListening(broken(options)))).rejects.toThrow('Still not so');
  });

  it('begins when the server comes back, and ends immediately when it is aborted', async () => {
    const stopping = new AbortController();
    const log = recordedLog();
    const config = { connectionString: 'postgres://unknown@127.0.0.1:1/nothing' };
    const ended = keepListening({
      config,
      channel: 'changes',
      onMessage: () => undefined,
      log,
      signal: stopping.signal,
    });
    await eventually(() => expect(log.lines).toEqual(['the listening connection was lost']));
    stopping.abort();
    await ended;
  });
});

const once = (call: ((payload: string) => void) | undefined): ((payload?: string) => void) => {
  let isDone = false;
  return (payload = '') => {
    if (!isDone) call?.(payload);
    isDone = true;
  };
};
