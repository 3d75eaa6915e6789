import { backoffMs, pause, systemSchedule, untilAborted, type Schedule } from '@twofold/timing/timing';

/** Where adapters report failures and recoveries. pino's loggers fit. */
export type Log = Record<'warn' | 'error', (details: object, message: string) => void>;

export type OutageOptions = {
  /** The name in log messages of the activity that fails: "Following the log". */
  readonly what: string;
  readonly log?: Log | undefined;
  /** Whether an error persists until someone intervenes: a missing right, a wrong password, a deleted stream. */
  readonly isRefusal: (error: unknown) => boolean;
  /** Ends all waits. */
  readonly signal: AbortSignal;
  readonly schedule?: Schedule;
  readonly random?: () => number;
  /** A clock in milliseconds. */
  readonly now?: () => number;
};

/** One user of a shared server. */
export type OutageMember = {
  /** Records a failure and waits until the next attempt, or until the signal aborts. Never rejects. */
  readonly failed: (error: unknown, signal: AbortSignal) => Promise<void>;
  /** Records that the server answered. */
  readonly worked: () => void;
  readonly leave: () => void;
};

export type Outage = { readonly join: () => OutageMember };

const FIRST_BACKOFF_MS = 100;
/** The same as for appends: the maximum delay of reads after the server is back. */
const MAX_BACKOFF_MS = 2_000;

/**
 * Combines the failures of all users of one server into one outage: it is logged once when it begins, as an error if
 * the server refuses, and once with its duration when the last user succeeds again. All wait for the same next attempt.
 * Refusals are retried too, at the slowest pace, so that the process recovers without a restart.
 */
export const createOutage = (options: OutageOptions): Outage => {
  const { what, log, isRefusal, schedule = systemSchedule, random = Math.random } = options;
  const now = options.now ?? (() => performance.now());
  const troubled = new Set<OutageMember>();
  let current: { readonly since: number; isRefused: boolean } | undefined;
  let failures = 0;
  let pausing: Promise<void> | undefined;

  const report = (error: unknown): void => {
    const isRefused = isRefusal(error);
    if (isRefused && !current?.isRefused)
      log?.error({ err: error }, `${what} is refused; retrying every ${MAX_BACKOFF_MS / 1_000} s`);
    else if (!current) log?.warn({ err: error }, `${what} failed; retrying`);
    current ??= { since: now(), isRefused };
    current.isRefused ||= isRefused;
  };
  const recover = (): void => {
    failures = 0;
    if (!current) return;
    log?.warn({ outageMs: Math.round(now() - current.since) }, `${what} works again`);
    current = undefined;
  };
  const nextAttempt = (): Promise<void> => {
    const ms = current?.isRefused ? MAX_BACKOFF_MS : backoffMs(failures++, FIRST_BACKOFF_MS, MAX_BACKOFF_MS, random);
    return pause(ms, options.signal, schedule).finally(() => (pausing = undefined));
  };

  const join = (): OutageMember => {
    const member: OutageMember = {
      failed: async (cause, signal) => {
        troubled.add(member);
        report(cause);
        await untilAborted((pausing ??= nextAttempt()), signal).catch(() => undefined);
      },
      worked: () => {
        troubled.delete(member);
        if (troubled.size === 0) recover();
      },
      leave: () => void troubled.delete(member),
    };
    return member;
  };
  return { join };
};
