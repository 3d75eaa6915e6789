import type { FoundToken, RequestToken } from '@twofold/sessions/access-tokens/accept-tokens';
import type { SessionData } from '@twofold/sessions/sessions';
import type { Counted, Device, Limit, Quota, UsedUp } from '../limits/limit.ts';
import type { Sequence } from '../next-id.ts';

/** The recorded answer of a write. `position` is that of the last event it depends on. */
export type Answer = { readonly status: number; readonly body: string; readonly position: string | undefined };

/** Numbers allocated before anything is appended, so that a repeat has the same ones: its ids, and its time `atMs`. */
export type Allocated = Readonly<Record<string, number>>;

/** Who sends a request: known to the caller, or identified by a session or a token. */
export type Asker =
  | { readonly actor: string }
  | { readonly sessionId: string }
  | { readonly token: Pick<RequestToken, 'digests' | 'scope' | 'counted'> };

export type RequestToBegin = {
  /** Absent: nothing is recorded. */
  readonly key: string | undefined;
  readonly asker: Asker;
  readonly needsAccount: boolean;
  /** Method, path and body as one text, without passwords. */
  readonly content: string;
  readonly leaseMs: number;
  readonly given: Allocated;
  /** The ids to take, by name. */
  readonly sequences: Readonly<Record<string, Sequence>>;
  readonly limits: readonly Limit[];
  /** Limits of the requesting account, whose id completes their keys. They do not apply to visitors. */
  readonly accountLimits: readonly Limit[];
  /** The device that decides which limits count. */
  readonly device: Device | undefined;
  /** Whether repeats of an answered request are counted. */
  readonly countsRepeats: boolean;
  /** `false` only looks up the record. */
  readonly mayBegin: boolean;
};

/** `session` and `token` are the lookup results; `quotas` is the state of the counted limits. */
export type BegunRequest = {
  readonly actor: string;
  readonly session?: SessionData | undefined;
  readonly token?: FoundToken | null | undefined;
  readonly quotas?: readonly Quota[] | undefined;
} & (
  | { readonly state: 'new'; readonly allocated: Allocated }
  | { readonly state: 'answered'; readonly answer: Answer }
  /** Another run is in progress; its lease ends in `waitMs`. */
  | { readonly state: 'under-way'; readonly waitMs: number }
  | { readonly state: 'other-content' }
  /** One of its limits is used up for `waitMs`. */
  | ({ readonly state: 'limited' } & UsedUp)
  /** There is no record, and `mayBegin` was false. */
  | { readonly state: 'absent' }
  /** An account is required, and the request has none. */
  | { readonly state: 'nobody' }
  /** The account is erased, or its erasure is in progress: nothing is recorded. */
  | { readonly state: 'from-nobody'; readonly allocated: Allocated }
);

/** Stores each key's request and answer, and counts attempts. */
export interface RequestLog {
  /** Begins a request, or finds its outcome. An expired lease is taken over with the ids of the first run. */
  begin(request: RequestToBegin): Promise<BegunRequest>;
  /** Counts an attempt for each limit, unless one of them is used up. */
  count(limits: readonly Limit[], device?: Device): Promise<Counted>;
  /** Subtracts an attempt, for a request without effect. */
  giveBack(limits: readonly Limit[]): Promise<void>;
  nextId(sequence: Sequence): Promise<number>;
  /** Replaces the ids of a running write, because one of them is taken. */
  reallocate(key: string, allocated: Allocated): Promise<void>;
  /** Extends the lease of a run to this time from now. */
  renew(key: string, leaseMs: number): Promise<void>;
  /** Records the answer, unless its user was erased in the meantime. */
  finish(key: string, answer: Answer): Promise<void>;
  /** Lets a repeat start again immediately, because the write failed. */
  release(key: string): Promise<void>;
  /** Deletes answers that are older than a day, and limits whose hour is over. */
  forgetOld(): Promise<void>;
  /** Deletes the requests of a user, including the one that registered them. */
  forgetPerson(userId: number): Promise<void>;
}

export const VISITOR = 'visitor';

/** The name of a request's sender in events and the request log. */
export const actorOf = (userId: number | undefined): string => (userId === undefined ? VISITOR : `user-${userId}`);

/** The inverse of `actorOf`. */
export const accountIn = (actor: string): number | undefined => {
  const [, id] = /^user-(\d+)$/.exec(actor) ?? [];
  return id === undefined ? undefined : Number(id);
};
