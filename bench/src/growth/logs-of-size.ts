import { createClosers } from '@twofold/launcher/closers';
import { fillLog, openLog, type Log } from '../data/logs.ts';
import { memberAppends, type Append } from '../data/members.ts';
import { seededRandom } from '../data/random.ts';
import type { Bench } from '../harness/benchmark.ts';

/** A log that holds about so many events, however much is appended to it. */
export type SizedLog = {
  readonly events: number;
  /** The log; made anew when the runs before have made it larger by more than a tenth. */
  readonly ready: () => Promise<Log>;
  /** Says how much was appended to it. */
  readonly grew: (events: number) => void;
  /** Some of its streams, from all over the log. */
  readonly streams: () => readonly string[];
};

const MAX_GROWTH = 0.1;
const SAMPLES = 1_000;

export const sizedLog = (bench: Bench, events: number): SizedLog => {
  let current:
    { readonly log: Log; readonly streams: readonly string[]; readonly close: () => Promise<void> } | undefined;
  let grown = 0;

  const make = async (): Promise<Log> => {
    await current?.close();
    const closers = createClosers((name, error) => bench.say(`could not close the ${name}: ${String(error)}`));
    bench.closers.add('log', () => closers.close());
    const log = await openLog({ ...bench, closers });
    const streams: string[] = [];
    await fillLog(log, sampled(memberAppends(events), streams), bench);
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

/** Hands on everything, and fills the samples with streams of which each had the same chance. */
function* sampled(appends: Iterable<Append>, samples: string[]): Generator<Append> {
  const random = seededRandom(5);
  let seen = 0;
  for (const append of appends) {
    if (append.expected === 'no-stream') {
      const place = seen < SAMPLES ? seen : random.between(0, seen);
      if (place < SAMPLES) samples[place] = append.stream;
      seen += 1;
    }
    yield append;
  }
}
