import { pause, systemSchedule } from '@twofold/timing/timing';
import { reasonOf } from './cannot-start.ts';

type Options = {
  /** Any query of the log: rejects while it cannot be reached. */
  readonly ask: () => Promise<unknown>;
  /** The address of the log, without passwords. */
  readonly address: string;
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
  readonly patienceMs?: number;
  readonly everyMs?: number;
};

/** A log on this machine or nearby answers faster than this. */
const PATIENCE_MS = 3_000;
const EVERY_MS = 2_000;

/** The hosts of an address of EventStoreDB, without its user, password and options. */
export const hostsOf = (url: string): string => url.replace(/^[^:]*:\/\/(?:[^@]*@)?/, '').replace(/\/?(?:\?.*)?$/, '');

/**
 * Logs once that a log does not answer or refuses, and once that it answers: otherwise the terminal would not explain
 * empty pages. Ends with the first answer. Never rejects.
 */
export const reportLogReachability = async (options: Options): Promise<void> => {
  const { ask, address, say, signal, patienceMs = PATIENCE_MS, everyMs = EVERY_MS } = options;
  const start = performance.now();
  let isReported = false;
  const report = (what: string): void => {
    if (!isReported && !signal.aborted) say(`The log at ${address} ${what}`);
    isReported = true;
  };
  const cancel = systemSchedule(
    () => report('does not answer (EVENTSTORE_URL). Nothing can be read or written until it does.'),
    patienceMs,
  );
  while (!signal.aborted) {
    try {
      await ask();
      if (isReported && !signal.aborted)
        say(`The log at ${address} answers, after ${Math.round((performance.now() - start) / 1_000)} s`);
      break;
    } catch (error) {
      report(`cannot be read: ${reasonOf(error)}. Nothing can be read or written until it can.`);
      await pause(everyMs, signal);
    }
  }
  cancel();
};
