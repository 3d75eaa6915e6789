import { pause, systemSchedule } from '@twofold/event-store/timing';

type LogWatch = {
  /** Asks the log anything: rejects while it cannot be reached. */
  readonly ask: () => Promise<unknown>;
  /** Where the log is, without passwords. */
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
export const reportLogReachability = async (watch: LogWatch): Promise<void> => {
  const { ask, address, say, signal, patienceMs = PATIENCE_MS, everyMs = EVERY_MS } = watch;
  const start = performance.now();
  let isTold = false;
  const tell = (what: string): void => {
    if (!isTold && !signal.aborted) say(`The log at ${address} ${what}`);
    isTold = true;
  };
  const cancel = systemSchedule(
    () => tell('does not answer (EVENTSTORE_URL). Nothing can be read or written until it does.'),
    patienceMs,
  );
  while (!signal.aborted) {
    try {
      await ask();
      if (isTold && !signal.aborted)
        say(`The log at ${address} answers, after ${Math.round((performance.now() - start) / 1_000)} s`);
      break;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      tell(`cannot be read: ${reason}. Nothing can be read or written until it can.`);
      await pause(everyMs, signal);
    }
  }
  cancel();
};
