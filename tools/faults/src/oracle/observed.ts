import type { RecordedEvent } from '@twofold/event-store/port';
import type { Rows } from '@twofold/projector/fold';

/** A request of a client, with all its attempts and answers. */
export type Call = {
  readonly key: string;
  readonly kind:
    | (
        | 'submit'
        | 'complete'
        | 'judge'
        | 'report'
        | 'appeal'
        | 'uphold'
        | 'dismiss'
        | 'ask'
        | 'claim'
        | 'release'
        | 'checkout'
        | 'verify'
        | 'take-down'
        | 'own'
        | 'analyze'
        | 'set-mail'
        | 'read-all'
      )
    | ('begin-factor' | 'confirm-factor' | 'renew-codes' | 'step-up' | 'prove-login' | 'reset-factors' | 'moderate')
    | ('register' | 'login' | 'edit' | 'ask-reset' | 'reset' | 'confirm' | 'erase' | 'rebuild');
  /** A logged-in user; 0 is a visitor. */
  readonly userId: number;
  /** Where it came from, and when. */
  readonly sent?: SentCall;
  readonly attempts?: Attempt[];
  /** Every answer that came; one request may be sent more often than it is answered. */
  readonly answers: {
    readonly body: string;
    readonly position: string | undefined;
  }[];
  /** The error code of a definite refusal. */
  refusal: string | undefined;
};

/** From where and when a request was sent, and with which password and proof. */
type SentCall = {
  readonly password: string | undefined;
  /** A proof of a second factor. `of` is the id of the factor, or of the set of recovery codes. */
  readonly proof?: { readonly kind: 'totp' | 'recovery-code'; readonly of: string; readonly code: string } | undefined;
  /** The network address that it came from. */
  readonly address: string;
  /** When it was first sent and first answered, in milliseconds of the world's clock. */
  readonly begunAt: number;
  endedAt: number | undefined;
};

/** One attempt of a call, and how it ended for the client. */
export type Attempt = {
  /** The sessions in which it was sent, and that it opened. */
  readonly sessionId: string | undefined;
  readonly opened: string | undefined;
  readonly end: 'answered' | 'refused' | 'unknown';
  /** By the clock of the world, in milliseconds. */
  readonly begunAt: number;
  readonly endedAt: number;
  /** The clock of the process when the request came and when it ended. */
  readonly clocksMs: readonly [number, number];
};

/** The rows and checkpoints of all read models at one moment. */
export type Snapshot = ReadonlyMap<string, { readonly at: string | null; readonly rows: Rows }>;

/** Everything the oracle may know about a run: the answers to clients, the log, the read models, and the outside world. */
export type Observed = {
  readonly calls: readonly Call[];
  /** The log at the end, opened with the keys that are left. */
  readonly log: readonly RecordedEvent[];
  /** The last one is from the end of the run. */
  readonly snapshots: readonly Snapshot[];
  readonly checkpointMoves: readonly { readonly name: string; readonly from: string | null; readonly to: string }[];
  /** The events as they were stored when they happened. */
  readonly witnessed: readonly RecordedEvent[];
  readonly provider: {
    /** What was paid, by session: cents. */
    readonly paid: ReadonlyMap<string, number>;
    readonly refunds: ReadonlyMap<string, number>;
    /** Refunds that were made and failed. */
    readonly failedRefunds: ReadonlySet<string>;
    /** All sessions, and the orders that they are for. */
    readonly sessions: ReadonlyMap<string, number>;
  };
  readonly mailsSent: number;
  /** Whether everything came to rest automatically after the last fault. */
  readonly isAtRest: boolean;
  readonly lostJobs: number;
  /** What can be known only with all keys and all tables. */
  readonly hidden?: Hidden;
};

export type Hidden = {
  /** The log opened with all keys there ever were, and as it is stored. */
  readonly everKnown: readonly RecordedEvent[];
  readonly stored: readonly RecordedEvent[];
  /** Whose keys are gone: `user-17`, `report-42`, `order-9`. */
  readonly erasedKeys: ReadonlySet<string>;
  /** The owners of sessions in which no second factor was proven, by the ids of the sessions. */
  readonly unproven: ReadonlyMap<string, number>;
  /** The tables that hold something under the id of a user. */
  readonly placesOf: (userId: number) => readonly string[];
  /** The whole content of a table, by its name. */
  readonly texts: ReadonlyMap<string, string>;
  readonly analysesPerHour: number;
};

/** Something that must never happen. `invariant` is one of I1–I11 of the fault catalogue, or of P1–P7 of `docs/reliability.md`. */
export type Violation = { readonly invariant: string; readonly what: string };

export const violationOf =
  (invariant: string) =>
  (what: string): Violation => ({ invariant, what });
