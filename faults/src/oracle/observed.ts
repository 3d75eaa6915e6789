import type { RecordedEvent } from '@twofold/event-store/port';
import type { Rows } from '@twofold/projector/fold';

/** What somebody asked for, by its kind and its details, and what they were told. */
export type Call = {
  readonly key: string;
  readonly kind: 'submit' | 'complete' | 'ask' | 'claim' | 'release' | 'checkout' | 'verify' | 'take-down';
  readonly userId: number;
  /** Every answer that came; one request may be sent more often than it is answered. */
  readonly answers: {
    readonly body: string;
    readonly position: string | undefined;
  }[];
  /** The code of the definite "no". */
  refusal: string | undefined;
};

/** The tables and their checkpoints at one moment. */
export type Snapshot = ReadonlyMap<string, { readonly at: string | null; readonly rows: Rows }>;

/** All that the oracle may know of a run: what clients heard, the log, the read models, and the world outside. */
export type Observed = {
  readonly calls: readonly Call[];
  readonly log: readonly RecordedEvent[];
  /** The end of the run is the last of them. */
  readonly snapshots: readonly Snapshot[];
  readonly checkpointMoves: readonly { readonly name: string; readonly from: string | null; readonly to: string }[];
  /** The events as somebody saw them when they happened. */
  readonly witnessed: readonly RecordedEvent[];
  readonly provider: {
    /** What was paid, by session: cents. */
    readonly paid: ReadonlyMap<string, number>;
    readonly refunds: ReadonlyMap<string, number>;
    /** All sessions, and the orders that they are for. */
    readonly sessions: ReadonlyMap<string, number>;
  };
  readonly mailsSent: number;
  /** Whether everything came to rest by itself after the last fault. */
  readonly isAtRest: boolean;
  readonly lostJobs: number;
};

/** Something that must never be. `invariant` is one of I1–I11 of the fault catalogue. */
export type Violation = { readonly invariant: string; readonly what: string };
