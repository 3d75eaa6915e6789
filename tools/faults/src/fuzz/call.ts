import type { JsonSchema } from '@twofold/contracts/openapi/json-schemas';

/** The services that answer users; each has its own address. */
export const SERVICES = ['command', 'query', 'audit'] as const;
export type Service = (typeof SERVICES)[number];

/** Users with an account. The `leaver` logs in or registers again after a logout or an erasure. */
export const PEOPLE = ['owner', 'reviewer', 'stranger', 'leaver', 'moderator', 'operator', 'auditor'] as const;
export type Person = (typeof PEOPLE)[number];

/** A user with a session, a visitor without one, or someone with a forged session. */
export type Asker = Person | 'visitor' | 'forger';

/** What calls refer to. All of it exists when the run begins. */
export type World = {
  readonly ids: Readonly<Record<Person, number>>;
  readonly emails: Readonly<Record<Person, string>>;
  /** A page that can be analyzed. */
  readonly site: string;
  /** An app with an owner, one without, and one that may be taken down. */
  readonly apps: { readonly owned: number; readonly unowned: number; readonly spare: number };
  /** The reviewer's reviews. */
  readonly reviews: { readonly complete: number; readonly pending: number };
  /** The owner's order. */
  readonly order: { readonly id: number; readonly sessionId: string; readonly requestId: string };
  readonly event: { readonly id: string; readonly correlationId: string };
  /** From the mail of the leaver: it works once. */
  readonly resetToken: string;
  /** From the first mail of the owner, whose address is confirmed. */
  readonly confirmationToken: string;
  /** Turns off mails to the owner, as often as it is used. */
  readonly unsubscribeToken: string;
};

/** What the schema of a call does not say: who may call it with which values, and its side effects. */
export type Known = {
  /** The caller of the plain request. */
  readonly by?: Asker;
  /** The users that may get a success; `undefined` means anyone. */
  readonly allowed?: readonly Person[] | undefined;
  /** Values of the plain request, in addition to its examples. */
  readonly params?: (world: World) => Readonly<Record<string, unknown>>;
  readonly body?: (world: World) => Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Statuses that depend on concurrent work. */
  readonly alsoAnswers?: readonly number[];
  /** Types of events that a refused call may record. */
  readonly recordsRefused?: readonly string[];
  /** Whether success ends the sessions of the leaver. */
  readonly endsSessions?: true;
  /** Success takes much longer than for other calls, so it is called less often. */
  readonly isCostly?: true;
  /** The signature headers, for a call that is verified by its bytes. */
  readonly sign?: (body: Buffer) => Readonly<Record<string, string>>;
};

export type Parameter = { readonly name: string; readonly schema: JsonSchema; readonly example?: unknown };

/** One call of the API, from its description and `Known`. */
export type Call = Omit<Known, 'params' | 'body'> & {
  readonly method: string;
  /** With its parameters in braces, such as `/api/users/{id}`. */
  readonly path: string;
  readonly params: readonly Parameter[];
  readonly query: readonly Parameter[];
  /** Absent: the call takes no JSON. */
  readonly body: { readonly schema: JsonSchema; readonly example: Readonly<Record<string, unknown>> } | undefined;
  readonly contentTypes: readonly string[];
  /** Every status that it may answer, in addition to those of any call (`listed-statuses.ts`). */
  readonly answers: readonly number[];
};

/** A request before it is sent. Characters up to U+00FF in `path` and headers stand for bytes. */
export type Draft = {
  readonly call: Call;
  readonly asker: Asker;
  readonly method: string;
  readonly path: string;
  /** The part after the question mark, if any. */
  readonly query: string;
  /** A cookie here replaces the asker's. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer | undefined;
  /** Path or method were changed, so it may be another call, or none. */
  readonly isElsewhere: boolean;
};

/** The name of a call, such as `PATCH /api/users/{id}`. */
export const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>): string => `${method} ${path}`;
