import type { Position } from '@twofold/event-store/port';
import { migrateAll } from '@twofold/launcher/migrate-all';
import { bareTableSql } from '../append/bare-table.ts';
import { openLog, type Log } from '../data/logs.ts';
import type { Append } from '../data/members.ts';
import { productAppends } from '../data/products.ts';
import { sealedStoreOf } from '../data/sealed-log.ts';
import type { Bench, Benchmark } from '../harness/benchmark.ts';
import { connect } from '../harness/connection.ts';
import type { Contestant, Figures, Run } from '../harness/race.ts';
import { inScope } from '../harness/scope.ts';
import { ask } from '../harness/server.ts';
import { startProjector } from '../harness/services.ts';
import { percentile } from '../harness/statistics.ts';
import { listenTo, type Announcements } from './announcements.ts';
import { atPace } from './pace.ts';

const RATES = [50, 500];
const OURS = 'read model';
/** Addresses and reports are sealed by the writer and opened by the projector, as the services do it. */
const SEALED = 'read model, sealed';

/** From a write to the moment at which a reader hears that the read model has it. */
export const lag: Benchmark = {
  name: 'lag',
  summary: `how long until a write is in the read model, at ${RATES.join(' and ')} writes a second, against a bare NOTIFY`,
  size: { rounds: 7, seconds: 5, events: 0 },
  run: async (bench) => {
    for (const rate of RATES) await inScope(bench, (scoped) => raceAt(rate, scoped));
  },
};

/** When something was written, by the writer's call, by the answer to it, and by the reader. */
type Journey = { readonly calledAt: number; readonly answeredAt: number; readonly heardAt: number };
type Write = () => Promise<Journey>;

const raceAt = async (rate: number, bench: Bench): Promise<void> => {
  const log = await openLog(bench);
  await migrateAll(log.url, { hasLog: true });
  await ask(log.url, bareTableSql('bare'));
  await startProjector(bench, log.url);
  const next = endless(productAppends());
  const toReadModel = await throughReadModel(bench, log, next);
  // Until the projector leads it hears nothing.
  await toReadModel();
  const sealed = { ...log, store: await sealedStoreOf(bench, log) };
  const toSealedReadModel = await throughReadModel(bench, sealed, next);
  const toListener = await throughLog(bench, log, next);
  const notify = await throughNotify(bench, log, "select pg_notify('bench', $1)", () => []);
  // What goes into the bare table must not be missing in the log.
  const nextRow = endless(productAppends());
  const insert = await throughNotify(bench, log, INSERT_AND_NOTIFY, () => valuesOf(nextRow()));

  const common = { figure: 'p50 ms', goals: [{ of: OURS, is: 'at most', ratio: 2.5 }] } as const;
  await bench.race({
    ...common,
    title: `lag from the commit on, ${rate} writes/s`,
    limit: 'bare NOTIFY',
    contestants: [
      contestant('bare NOTIFY', rate, notify, ({ calledAt, heardAt }) => heardAt - calledAt),
      contestant(OURS, rate, toReadModel, ({ answeredAt, heardAt }) => heardAt - answeredAt),
      contestant(SEALED, rate, toSealedReadModel, ({ answeredAt, heardAt }) => heardAt - answeredAt),
    ],
  });
  await bench.race({
    ...common,
    title: `lag from the call on, ${rate} writes/s`,
    limit: 'INSERT with NOTIFY',
    contestants: [
      contestant('INSERT with NOTIFY', rate, insert, ({ calledAt, heardAt }) => heardAt - calledAt),
      contestant('NOTIFY of the log', rate, toListener, ({ calledAt, heardAt }) => heardAt - calledAt),
      contestant(OURS, rate, toReadModel, ({ calledAt, heardAt }) => heardAt - calledAt),
      contestant(SEALED, rate, toSealedReadModel, ({ calledAt, heardAt }) => heardAt - calledAt),
    ],
  });
};

const contestant = (name: string, rate: number, write: Write, lagOf: (journey: Journey) => number): Contestant => ({
  name,
  run: async (run: Run): Promise<Figures> => {
    const lags: number[] = [];
    await atPace(rate, run, async () => {
      lags.push(lagOf(await write()));
    });
    return { 'p50 ms': percentile(lags, 0.5), 'p95 ms': percentile(lags, 0.95), 'p99 ms': percentile(lags, 0.99) };
  },
});

/** An append to the log; the projector, in a process of its own, announces what its read model has with each commit. */
const throughReadModel = (bench: Bench, log: Log, next: () => Append): Promise<Write> =>
  throughAppend(bench, log, next, 'projector_checkpoint', (payload, position) => {
    const [projection, reached = ''] = payload.split(' ');
    return projection === 'products' && reached >= position;
  });

/** An append to the log, and the log's own word that there is something new: nobody can hear of an append sooner. */
const throughLog = (bench: Bench, log: Log, next: () => Append): Promise<Write> =>
  throughAppend(bench, log, next, 'event_log', (payload, position) => BigInt(payload) >= BigInt(position));

const throughAppend = async (
  bench: Bench,
  { url, store }: Log,
  next: () => Append,
  channel: string,
  hasReached: (payload: string, position: Position) => boolean,
): Promise<Write> => {
  const announcements = await listenTo(channel, url, bench);
  return async () => {
    const { stream, events, expected } = next();
    const from = announcements.next();
    const calledAt = performance.now();
    const { position } = await store.appendToStream(stream, events, expected);
    const answeredAt = performance.now();
    const heardAt = await announcements.heard(from, (payload) => hasReached(payload, position));
    return { calledAt, answeredAt, heardAt };
  };
};

const INSERT_AND_NOTIFY = `
  with written as (
    insert into bare (stream, revision, type, id, data, metadata) values ($2, 0, $3, $4, $5, $6) returning position
  )
  select pg_notify('bench', $1) from written`;

const valuesOf = ({ stream, events }: Append): unknown[] =>
  events.flatMap(({ type, id, data, metadata }) => [stream, type, id, JSON.stringify(data), JSON.stringify(metadata)]);

/** A statement that announces its first parameter, over one connection that does not wait for the answer to the last. */
const throughNotify = async (
  bench: Bench,
  { url }: Log,
  statement: string,
  parameters: () => unknown[],
): Promise<Write> => {
  const client = await connect(url, bench, { pipeline: true });
  const announcements: Announcements = await listenTo('bench', url, bench);
  const name = `notify ${statement.length}`;
  let written = 0;
  return async () => {
    const payload = String(++written);
    const values = [payload, ...parameters()];
    const from = announcements.next();
    const calledAt = performance.now();
    await client.query({ name, text: statement, values });
    const answeredAt = performance.now();
    return { calledAt, answeredAt, heardAt: await announcements.heard(from, (heard) => heard === payload) };
  };
};

/** Takes one after the other from what has no end. */
const endless = <Item>(items: Iterator<Item>): (() => Item) => {
  return () => {
    const { value, done } = items.next();
    if (done === true) throw new RangeError('There is nothing more');
    return value;
  };
};
