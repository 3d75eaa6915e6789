import { migrateAll } from '@twofold/launcher/migrate-all';
import { openLog, type Log } from '../data/logs.ts';
import type { Append } from '../data/members.ts';
import { productAppends } from '../data/products.ts';
import { sealedStoreOf } from '../data/sealed-log.ts';
import { arriveAt } from '../harness/arrivals.ts';
import type { Bench, Benchmark } from '../harness/benchmark.ts';
import { connect } from '../harness/connection.ts';
import type { Contestant, Figures, Run } from '../harness/race.ts';
import { inScope } from '../harness/scope.ts';
import { startProjector } from '../harness/services.ts';
import { percentile } from '../harness/statistics.ts';
import { listenTo } from './announcements.ts';

const LIMIT = 'bare NOTIFY';
const RATES = [50, 500];
const OURS = 'read model';
/** The writer seals addresses and reports, and the projector opens them, as the services do. */
const SEALED = 'read model, sealed';

/** The time from a write until a reader is notified that the read model has it. */
export const lag: Benchmark = {
  name: 'lag',
  summary: `how long until a write is in the read model, at ${RATES.join(' and ')} writes a second, against a bare NOTIFY`,
  size: { rounds: 7, seconds: 5, events: 0 },
  run: async (bench) => {
    for (const rate of RATES) await inScope(bench, (scoped) => raceAt(rate, scoped));
  },
};

/** Writes something, and answers after how many ms a reader was notified. */
type Write = () => Promise<number>;

const raceAt = async (rate: number, bench: Bench): Promise<void> => {
  const log = await openLog(bench);
  await migrateAll(log.url, { hasLog: true });
  await startProjector(bench, log.url);
  const appends = productAppends();
  const toReadModel = await throughReadModel(bench, log, appends);
  // Waits until the projector leads.
  await toReadModel();
  const sealed = { ...log, store: await sealedStoreOf(bench, log) };
  await bench.race({
    title: `lag from the commit on, ${rate} writes/s`,
    figure: 'p50 ms',
    limit: LIMIT,
    goals: [{ of: OURS, is: 'at most', ratio: 2.5 }],
    contestants: [
      contestant(LIMIT, rate, await throughNotify(bench, log)),
      contestant(OURS, rate, toReadModel),
      contestant(SEALED, rate, await throughReadModel(bench, sealed, appends)),
    ],
  });
};

const contestant = (name: string, rate: number, write: Write): Contestant => ({
  name,
  run: async (run: Run): Promise<Figures> => {
    const lags: number[] = [];
    const failures: unknown[] = [];
    await arriveAt(rate, run, () =>
      write().then(
        (ms) => void lags.push(ms),
        (error: unknown) => void failures.push(error),
      ),
    );
    if (failures.length > 0) throw failures[0];
    return { 'p50 ms': percentile(lags, 0.5), 'p95 ms': percentile(lags, 0.95), 'p99 ms': percentile(lags, 0.99) };
  },
});

/** Appends to the log. The projector, in its own process, notifies of its checkpoint with each commit. */
const throughReadModel = async (bench: Bench, { url, store }: Log, appends: Generator<Append>): Promise<Write> => {
  const announcements = await listenTo('projector_checkpoint', url, bench);
  return async () => {
    const { stream, events, expected } = appends.next().value as Append;
    const from = announcements.next();
    const { position } = await store.appendToStream(stream, events, expected);
    const answeredAt = performance.now();
    const heardAt = await announcements.heard(from, (payload) => {
      const [projection, reached = ''] = payload.split(' ');
      return projection === 'products' && reached >= position;
    });
    return heardAt - answeredAt;
  };
};

/** Sends notifications without writing anything, pipelined over one connection. */
const throughNotify = async (bench: Bench, { url }: Log): Promise<Write> => {
  const client = await connect(url, bench, { pipeline: true });
  const announcements = await listenTo('bench', url, bench);
  let written = 0;
  return async () => {
    const payload = String(++written);
    const from = announcements.next();
    const calledAt = performance.now();
    await client.query({ name: 'notify', text: "select pg_notify('bench', $1)", values: [payload] });
    return (await announcements.heard(from, (heard) => heard === payload)) - calledAt;
  };
};
