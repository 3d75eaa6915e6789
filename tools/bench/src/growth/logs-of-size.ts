import { createClosers } from '@twofold/launcher/closers';
import { fillLog, openLog, type Log } from '../data/logs.ts';
import { memberAppends, type Append } from '../data/members.ts';
import { seededRandom } from '../data/random.ts';
import type { Bench } from '../harness/benchmark.ts';
import { ask } from '../harness/server.ts';

/** A log that holds about so many events, however much is appended to it. */
export type SizedLog = {
  readonly events: number;
  /** The log; rebuilt when the runs before have made it larger by more than a tenth. */
  readonly ready: () => Promise<Log>;
  /** Says how much was appended to it. */
  readonly grew: (events: number) => void;
  /** Some of its streams, which have become as long as they become: none began in the second half of the log. */
  readonly streams: () => readonly string[];
};

const MAX_GROWTH = 0.1;
const SAMPLES = 1_000;

/**
 * The log is handed over when the server is done with it: a million events that were just written keep the vacuum and the
 * writer of pages busy for minutes, which a benchmark of the log would then measure.
 */
export const sizedLog = (bench: Bench, events: number): SizedLog => {
  let current:
    | { readonly log: Log; readonly streams: readonly string[]; readonly close: () => Promise<void> }
    | undefined;
  let grown = 0;

  const make = async (): Promise<Log> => {
    await current?.close();
    const closers = createClosers((name, error) => bench.say(`could not close the ${name}: ${String(error)}`));
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

/** Hands on everything, and fills the samples with streams of which each had the same chance if it began early enough. */
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
