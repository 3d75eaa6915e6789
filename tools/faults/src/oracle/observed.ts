import type { RecordedEvent } from '@twofold/event-store/port';
import type { Rows } from '@twofold/projector/fold';

/** A request, by its kind and its details, and its answer. */
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
  /** Each time that it was sent. */
  readonly attempts?: Attempt[];
  /** Every answer that came; one request may be sent more often than it is answered. */
  readonly answers: {
    readonly body: string;
    readonly position: string | undefined;
  }[];
  /** The error code of a definite refusal. */
  refusal: string | undefined;
};

/** Where and when a user asked for something, and with which password. */
type SentCall = {
  readonly password: string | undefined;
  /** What proved a second factor, and the factor or the set of recovery codes that it is one of. */
  readonly proof?: { readonly kind: 'totp' | 'recovery-code'; readonly of: string; readonly code: string } | undefined;
  /** The network address that it came from. */
  readonly address: string;
  /** When it was sent first, and answered first: milliseconds of the world's clock. */
  readonly begunAt: number;
  endedAt: number | undefined;
};

/** A request that was sent once, and what was heard of it. */
export type Attempt = {
  /** The sessions in which it was sent, and that it opened. */
  readonly sessionId: string | undefined;
  readonly opened: string | undefined;
  readonly end: 'answered' | 'refused' | 'unknown';
  /** By the clock of the world, in milliseconds. */
  readonly begunAt: number;
  readonly endedAt: number;
  /** What the clock of the process said when it came and when it was over. */
  readonly clocksMs: readonly [number, number];
};

/** The tables and their checkpoints at one moment. */
export type Snapshot = ReadonlyMap<string, { readonly at: string | null; readonly rows: Rows }>;

/** All that the oracle may know of a run: what clients heard, the log, the read models, and the world outside. */
export type Observed = {
  readonly calls: readonly Call[];
  /** As anyone who has the keys that are left reads it at the end. */
  readonly log: readonly RecordedEvent[];
  /** The end of the run is the last of them. */
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
  /** What is visible only with all keys and all tables. */
  readonly hidden?: Hidden;
};

export type Hidden = {
  /** The log as if no key had ever been erased, and as it is stored. */
  readonly everKnown: readonly RecordedEvent[];
  readonly stored: readonly RecordedEvent[];
  /** Whose keys are gone: `user-17`, `report-42`, `order-9`. */
  readonly erasedKeys: ReadonlySet<string>;
  /** Whose the sessions are in which no second factor was proven, by their ids. */
  readonly unproven: ReadonlyMap<string, number>;
  /** The places where something is kept under the id of a person. */
  readonly placesOf: (userId: number) => readonly string[];
  /** Everything that is in a place, by its name. */
  readonly texts: ReadonlyMap<string, string>;
  readonly analysesPerHour: number;
};

/** Something that must never be. `invariant` is one of I1–I11 of the fault catalogue, or of P1–P7 of `docs/reliability.md`. */
export type Violation = { readonly invariant: string; readonly what: string };
