import type { EventStore } from '@twofold/event-store/port';
import type { Client } from 'pg';
import { fillLog, openLog } from '../data/logs.ts';
import { memberAppends } from '../data/members.ts';
import type { Bench, Benchmark } from '../harness/benchmark.ts';
import { connect } from '../harness/connection.ts';
import { copyOut } from '../harness/copy.ts';
import type { Contestant, Run } from '../harness/race.ts';

const LIMIT = 'COPY TO';
const COPY =
  'copy (select position, stream, revision, type, id, data, metadata, recorded_at from event_log.events order by position) to stdout';
const GOAL = { is: 'at least', ratio: 0.5 } as const;

/** Compares reading the whole log with the fastest way to get rows out of PostgreSQL. */
export const read: Benchmark = {
  name: 'read',
  summary: 'the whole log read, and followed from its beginning to its head, against COPY TO',
  size: { rounds: 7, seconds: 0, events: 200_000 },
  run: async (bench) => {
    const log = await openLog(bench);
    await fillLog(log, memberAppends(bench.events), bench);
    const client = await connect(log.url, bench);
    await bench.race({
      title: `read ${bench.events} events`,
      figure: 'events/s',
      limit: LIMIT,
      goals: [
        { of: 'readAll', ...GOAL },
        { of: 'subscribeToAll', ...GOAL },
      ],
      contestants: [
        contestant(bench, LIMIT, () => copied(client)),
        contestant(bench, 'readAll', () => readAll(log.store)),
        contestant(bench, 'subscribeToAll', ({ signal }) => followed(log.store, signal)),
      ],
    });
  },
};

/** Times `readThem`, which reads everything and answers how many events it saw. */
const contestant = ({ events }: Bench, name: string, readThem: (run: Run) => Promise<number>): Contestant => ({
  name,
  run: async (run) => {
    const startedAt = performance.now();
    const seen = await readThem(run);
    const seconds = (performance.now() - startedAt) / 1_000;
    if (seen !== events) throw new Error(`${name} has seen ${seen} of ${events} events`);
    return { 'events/s': events / seconds, seconds };
  },
});

/** Receives all bytes and ignores them. */
const copied = async (client: Client): Promise<number> => {
  let rows = 0;
  await copyOut(client, COPY, () => {
    rows += 1;
  });
  return rows;
};

const readAll = async (store: EventStore): Promise<number> => {
  let seen = 0;
  for await (const _ of store.readAll()) seen += 1;
  return seen;
};

const followed = async (store: EventStore, signal: AbortSignal): Promise<number> => {
  const enough = new AbortController();
  let seen = 0;
  for await (const message of store.subscribeToAll({ signal: AbortSignal.any([signal, enough.signal]) })) {
    if ('events' in message) seen += message.events.length;
    else enough.abort();
  }
  return seen;
};
