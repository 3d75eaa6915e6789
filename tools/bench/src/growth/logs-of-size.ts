import { fillLog, openLog, type Log } from '../data/logs.ts';
import { memberAppends, type Append } from '../data/members.ts';
import { seededRandom } from '../data/random.ts';
import type { Bench } from '../harness/benchmark.ts';
import { createBenchClosers } from '../harness/scope.ts';
import { ask } from '../harness/server.ts';

/** A log of about a fixed number of events, no matter how much is appended to it. */
export type SizedLog = {
  readonly events: number;
  /** The log. It is rebuilt when earlier runs have made it larger by more than a tenth. */
  readonly ready: () => Promise<Log>;
  /** Reports how many events were appended. */
  readonly grew: (events: number) => void;
  /** Some of its streams, all of which began in the first half of the log, so that they have reached their final length. */
  readonly streams: () => readonly string[];
};

const MAX_GROWTH = 0.1;
const SAMPLES = 1_000;

/**
 * `ready` vacuums the log and makes a checkpoint first. After a million new events, PostgreSQL would otherwise be busy with
 * both for minutes, and a benchmark of the log would measure that.
 */
export const sizedLog = (bench: Bench, events: number): SizedLog => {
  let current:
    | { readonly log: Log; readonly streams: readonly string[]; readonly close: () => Promise<void> }
    | undefined;
  let grown = 0;

  const make = async (): Promise<Log> => {
    await current?.close();
    const closers = createBenchClosers(bench.say);
    bench.closers.add('log', () => closers.close());
    const log = await openLog({ ...bench, closers });
    const streams: string[] = [];
    await fillLog(log, sampled(memberAppends(events), events / 2, streams), bench);
    await ask(log.url, 'vacuum analyze event_log.events');
    await ask(log.url, 'checkpoint');
    current = { log, streams, close: () => closers.close() };
    grown = 0;
    return log;
  };
  return {
    events,
    ready: async () => (current === undefined || grown > events * MAX_GROWTH ? make() : current.log),
    grew: (more) => {
      grown += more;
    },
    streams: () => current?.streams ?? [],
  };
};

/** Passes everything on, and fills `samples` with a uniform sample of the streams that began within the first `early` events. */
function* sampled(appends: Iterable<Append>, early: number, samples: string[]): Generator<Append> {
  const random = seededRandom(5);
  let handedOn = 0;
  let seen = 0;
  for (const append of appends) {
    if (append.expected === 'no-stream' && handedOn < early) {
      const place = seen < SAMPLES ? seen : random.between(0, seen);
      if (place < SAMPLES) samples[place] = append.stream;
      seen += 1;
    }
    handedOn += append.events.length;
    yield append;
  }
}
