import { createLog } from '@twofold/http/log';
import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import { eventually } from '@twofold/testing/eventually';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { migrateWriteSide } from '../migrate.ts';
import { createListenForEndings } from './listen-for-endings.ts';
import type { Renewal } from './keep-lease.ts';
import { postgresRequestLog } from './postgres-request-log.ts';
import { createRepeatable, type RepeatableWrite } from './repeatable.ts';
import type { RequestLog } from './request-log.ts';
import { createWaiting, type Waiting } from './waiting.ts';

const ANSWER = { status: 200, body: '{}', position: undefined };
/** Far longer than a test takes, so that no lease ends. */
const LEASE_MS = 60_000;
const SOON_MS = 3_000;

let database: TestDatabase;
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateWriteSide(database.url);
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
afterAll(() => database.drop());

type Deferred<Result> = {
  readonly promise: Promise<Result>;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
};
const deferred = <Result>(): Deferred<Result> => {
  let settle: Omit<Deferred<Result>, 'promise'> | undefined;
  const promise = new Promise<Result>((resolve, reject) => (settle = { resolve, reject }));
  return { promise, ...settle! };
};

const aPool = (): pg.Pool => {
  const pool = new pg.Pool({ connectionString: database.url });
  ends.push(() => pool.end());
  return pool;
};
const heard = (): Waiting => {
  const log = createLog({ service: 'test', level: 'silent' });
  const waiting = createWaiting(createListenForEndings({ connectionString: database.url, log }));
  ends.unshift(() => waiting.stop());
  return waiting;
};
/** `spoil` replaces requests to the database, to cut them off. */
type Process = { readonly renewal?: Renewal; readonly spoil?: (log: RequestLog) => Partial<RequestLog> };
const aProcess = (waiting: Waiting, { renewal, spoil }: Process = {}) => {
  const now = () => new Date();
  const requestLog = postgresRequestLog({ pool: aPool(), secrets: ['a secret'], now });
  const spoiled = { ...requestLog, ...spoil?.(requestLog) };
  return createRepeatable({ requestLog: spoiled, waiting, now, newId: () => crypto.randomUUID(), renewal });
};
const aWrite = (key: string, run: RepeatableWrite['run'], more: Partial<RepeatableWrite> = {}): RepeatableWrite => ({
  key,
  asker: 'visitor',
  content: 'x',
  limitMs: LEASE_MS,
  run,
  ...more,
});
const soon = <Result>(work: Promise<Result>): Promise<Result | 'too late'> =>
  Promise.race([work, new Promise<'too late'>((resolve) => setTimeout(() => resolve('too late'), SOON_MS))]);
const isAwaited = async (key: string): Promise<void> => {
  const pool = aPool();
  await eventually(async () => {
    const { rowCount } = await pool.query('select from write_side.requests where key = $1 and awaited', [key]);
    expect(rowCount).toBe(1);
  });
};

/** Reports when a repeat has read the state of the run and waits for a wake-up. */
const watched = (waiting: Waiting, onWaiting: () => void): Waiting => ({
  ...waiting,
  join: (key) => {
    const waiter = waiting.join(key);
    const next: typeof waiter.next = (...asked) => {
      onWaiting();
      return waiter.next(...asked);
    };
    return { ...waiter, next };
  },
});

/** Starts a run in one process and repeats it in another, which may be the same, then ends the run. */
const answerOfRepeat = async (first: Waiting, second: Waiting, end: (run: Deferred<typeof ANSWER>) => void) => {
  const [key, run] = [crypto.randomUUID(), deferred<typeof ANSWER>()];
  const started = deferred<void>();
  const waits = deferred<void>();
  const other = aProcess(watched(second, () => waits.resolve()));
  const one = first === second ? other : aProcess(first);
  const running = one(aWrite(key, () => (started.resolve(), run.promise))).catch(() => 'failed');
  await started.promise;
  const repeat = other(aWrite(key, () => Promise.resolve({ ...ANSWER, body: '"again"' })));
  await waits.promise;
  end(run);
  const answer = await soon(repeat);
  await running;
  return answer === 'too late' ? answer : answer.body;
};
const withAnswer = (run: Deferred<typeof ANSWER>) => run.resolve(ANSWER);
const withFailure = (run: Deferred<typeof ANSWER>) => run.reject(new Error('failed'));

describe('a repeat of a run in the same process', () => {
  it('gets the answer as soon as it is recorded', async () => {
    const waiting = createWaiting();
    expect(await answerOfRepeat(waiting, waiting, withAnswer)).toBe('{}');
  });

  it('takes over as soon as the run fails', async () => {
    const waiting = createWaiting();
    expect(await answerOfRepeat(waiting, waiting, withFailure)).toBe('"again"');
  });

  it('is left waiting by a mutant that wakes no waiter, which is detected', async () => {
    const waiting: Waiting = { ...createWaiting(), wake: () => undefined };
    expect(await answerOfRepeat(waiting, waiting, withAnswer)).toBe('too late');
  });
});

describe('a repeat of a run in another process', () => {
  it('gets the answer as soon as it is recorded', async () => {
    expect(await answerOfRepeat(createWaiting(), heard(), withAnswer)).toBe('{}');
  });

  it('takes over as soon as the run fails', async () => {
    expect(await answerOfRepeat(createWaiting(), heard(), withFailure)).toBe('"again"');
  });

  it('is left waiting by a mutant that does not listen, which is detected', async () => {
    expect(await answerOfRepeat(createWaiting(), createWaiting(), withAnswer)).toBe('too late');
  });

  it('takes over when the lease of a dead process is over', async () => {
    const key = crypto.randomUUID();
    const started = deferred<void>();
    const dies = () => (started.resolve(), new Promise<never>(() => undefined));
    void aProcess(createWaiting())(aWrite(key, dies, { limitMs: 200 }));
    await started.promise;
    expect(await soon(aProcess(createWaiting())(aWrite(key, () => Promise.resolve(ANSWER))))).toEqual(ANSWER);
  });
});

describe('a lease that is renewed', () => {
  const renewal: Renewal = { leaseMs: 1_200, everyMs: 150 };
  const cutOff = () => Promise.reject(new Error('cut off'));
  const again = { ...ANSWER, body: '"again"' };
  const repeat = (key: string) => aProcess(createWaiting(), { renewal })(aWrite(key, () => Promise.resolve(again)));
  const repeatOf = (key: string) => soon(repeat(key));

  it('keeps a run that is longer than its lease', async () => {
    const [key, run, started] = [crypto.randomUUID(), deferred<typeof ANSWER>(), deferred<void>()];
    const running = aProcess(createWaiting(), { renewal })(aWrite(key, () => (started.resolve(), run.promise)));
    await started.promise;
    const repeated = repeat(key);
    await isAwaited(key);
    setTimeout(() => run.resolve(ANSWER), 2 * renewal.leaseMs);
    expect(await repeated).toMatchObject({ body: ANSWER.body });
    await running;
  });

  it('ends soon if the database did not get the failure of the run', async () => {
    const key = crypto.randomUUID();
    const spoil = () => ({ release: cutOff });
    const failing = aProcess(createWaiting(), { renewal, spoil })(
      aWrite(key, () => Promise.reject(new Error('failed'))),
    );
    await expect(failing).rejects.toThrow('cut off');
    expect(await repeatOf(key)).toEqual(again);
  });

  it('ends soon if the process did not get the answer that its run had begun', async () => {
    const key = crypto.randomUUID();
    const spoil = (log: RequestLog) => ({
      begin: async (...asked: Parameters<RequestLog['begin']>) => {
        await log.begin(...asked);
        return cutOff();
      },
    });
    await expect(
      aProcess(createWaiting(), { renewal, spoil })(aWrite(key, () => Promise.resolve(ANSWER))),
    ).rejects.toThrow('cut off');
    expect(await repeatOf(key)).toEqual(again);
  });

  it('is not renewed beyond the limit of the run', async () => {
    const [key, started] = [crypto.randomUUID(), deferred<void>()];
    const endless = () => (started.resolve(), new Promise<never>(() => undefined));
    void aProcess(createWaiting(), { renewal })(aWrite(key, endless, { limitMs: 1_500 }));
    await started.promise;
    expect(await repeatOf(key)).toEqual(again);
  });
});

describe('a client that disconnects', () => {
  it('no longer waits, and asks the database nothing more', async () => {
    const [key, disconnected] = [crypto.randomUUID(), new AbortController()];
    const waiting = createWaiting();
    const process = aProcess(waiting);
    const run = deferred<typeof ANSWER>();
    const started = deferred<void>();
    const running = process(aWrite(key, () => (started.resolve(), run.promise)));
    await started.promise;
    const repeats = Array.from({ length: 5 }, () =>
      process(aWrite(key, () => Promise.resolve(ANSWER), { disconnected: () => disconnected.signal })),
    );
    await isAwaited(key);
    disconnected.abort();
    const ended = await Promise.allSettled(repeats);
    expect(ended).toMatchObject(repeats.map(() => ({ status: 'rejected', reason: { status: 408 } })));
    // Their slots are free again.
    waiting.join(key).leave();
    run.resolve(ANSWER);
    await running;
  });
});
