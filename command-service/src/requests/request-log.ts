import type { FoundToken, RequestToken } from '@twofold/sessions/access-tokens/accept-tokens';
import type { SessionData } from '@twofold/sessions/sessions';
import type { Counted, Device, Limit, Quota, UsedUp } from '../limits/limit.ts';
import type { Sequence } from '../next-id.ts';

/** What a write answered, as it goes over the wire. `position` is that of the last event it rests on. */
export type Answer = { readonly status: number; readonly body: string; readonly position: string | undefined };

/** Numbers given to a write before anything is appended, so that a repeat means the same: its ids, and its time `atMs`. */
export type Allocated = Readonly<Record<string, number>>;

/** Who asks: as a caller knows, or as the session or the token says. */
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
  /** Limits of the account that asks, whose id completes their keys. Visitors have none. */
  readonly accountLimits: readonly Limit[];
  /** The device that decides which limits count. */
  readonly device: Device | undefined;
  /** Whether a request that was answered counts too when it is repeated. */
  readonly countsRepeats: boolean;
  /** `false` only finds what is recorded. */
  readonly mayBegin: boolean;
};

/** `session` and `token` are what was found of the one that was asked for; `quotas` are left of the limits that were counted. */
export type BegunRequest = {
  readonly actor: string;
  readonly session?: SessionData | undefined;
  readonly token?: FoundToken | null | undefined;
  readonly quotas?: readonly Quota[] | undefined;
} & (
  | { readonly state: 'new'; readonly allocated: Allocated }
  | { readonly state: 'answered'; readonly answer: Answer }
  /** The lease of the run that is under way ends in `waitMs`. */
  | { readonly state: 'under-way'; readonly waitMs: number }
  | { readonly state: 'other-content' }
  /** One of its limits is used up: for `waitMs`. */
  | ({ readonly state: 'limited' } & UsedUp)
  /** There is nothing to find, and `mayBegin` was false. */
  | { readonly state: 'absent' }
  /** An account was needed, and nobody is logged in. */
  | { readonly state: 'nobody' }
  /** The account is erased, or its erasure is in progress: nothing is recorded. */
  | { readonly state: 'from-nobody'; readonly allocated: Allocated }
);

/** Keeps what each key was asked and what it was answered, and counts attempts. */
export interface RequestLog {
  /** Begins a request, or finds what became of it. A lease that ran out is taken over with the ids of the first try. */
  begin(request: RequestToBegin): Promise<BegunRequest>;
  /** Counts an attempt for each limit, unless one of them is used up. */
  count(limits: readonly Limit[], device?: Device): Promise<Counted>;
  /** Takes an attempt of these limits back: what was asked for was not had. */
  giveBack(limits: readonly Limit[]): Promise<void>;
  nextId(sequence: Sequence): Promise<number>;
  /** Replaces the ids of a write under way: one of them was found taken. */
  reallocate(key: string, allocated: Allocated): Promise<void>;
  /** Has the lease of a run that goes on last so long from now. */
  renew(key: string, leaseMs: number): Promise<void>;
  /** Records the answer, unless the person it is for was erased in the meantime. */
  finish(key: string, answer: Answer): Promise<void>;
  /** Lets a repeat start over at once: the write ended without an answer worth keeping. */
  release(key: string): Promise<void>;
  /** Deletes answers that are older than a day, and limits whose hour is over. */
  forgetOld(): Promise<void>;
  /** Deletes what a person has written, and what was allocated for them. */
  forgetPerson(userId: number): Promise<void>;
}

export const VISITOR = 'visitor';

/** Who sends a request, as events and the request log name them. */
export const actorOf = (userId: number | undefined): string => (userId === undefined ? VISITOR : `user-${userId}`);

/** The inverse of `actorOf`. */
export const accountIn = (actor: string): number | undefined => {
  const [, id] = /^user-(\d+)$/.exec(actor) ?? [];
  return id === undefined ? undefined : Number(id);
};
