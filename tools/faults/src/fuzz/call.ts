import type { JsonSchema } from '@twofold/contracts/openapi/json-schemas';

/** The services that answer people; each is asked at its own address. */
export const SERVICES = ['command', 'query', 'audit'] as const;
export type Service = (typeof SERVICES)[number];

/** Who may ask. `leaver` is made again after they have logged out or were erased. */
export const PEOPLE = ['owner', 'reviewer', 'stranger', 'leaver', 'moderator', 'operator', 'auditor'] as const;
export type Person = (typeof PEOPLE)[number];

/** No one, a person with a session, or a user with a session that they made themselves. */
export type Asker = Person | 'visitor' | 'forger';

/** What the calls of a run are about: all of it is there when the run begins. */
export type World = {
  readonly ids: Readonly<Record<Person, number>>;
  readonly emails: Readonly<Record<Person, string>>;
  /** A page that can be analyzed. */
  readonly site: string;
  /** What has an owner, what has none, and what may be taken down. */
  readonly apps: { readonly owned: number; readonly unowned: number; readonly spare: number };
  /** The reviewer's: one that is complete, and one that is pending. */
  readonly reviews: { readonly complete: number; readonly pending: number };
  /** The owner's. */
  readonly order: { readonly id: number; readonly sessionId: string; readonly requestId: string };
  readonly event: { readonly id: string; readonly correlationId: string };
  /** From the mail of the leaver: it works once. */
  readonly resetToken: string;
  /** From the first mail of the owner, whose address is confirmed. */
  readonly confirmationToken: string;
  /** Turns off mails to the owner, as often as it is used. */
  readonly unsubscribeToken: string;
};

/** What a schema cannot know of a call: who may do it to what is there, and what else comes of it. */
export type Known = {
  /** Who asks in the plain request. */
  readonly by?: Asker;
  /** Who may be answered with success; `undefined` is anyone. */
  readonly allowed?: readonly Person[] | undefined;
  /** Values of the plain request, beside those of its examples. */
  readonly params?: (world: World) => Readonly<Record<string, unknown>>;
  readonly body?: (world: World) => Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Statuses that depend on what else goes on. */
  readonly alsoAnswers?: readonly number[];
  /** Types of events that may be recorded although it was refused. */
  readonly recordsRefused?: readonly string[];
  /** Success ends the sessions of the leaver. */
  readonly endsSessions?: true;
  /** Success takes far longer than that of others, so that it is asked for less often. */
  readonly isCostly?: true;
  /** Signs what is sent, where the call is known by its bytes. */
  readonly sign?: (body: Buffer) => Readonly<Record<string, string>>;
};

export type Parameter = { readonly name: string; readonly schema: JsonSchema; readonly example?: unknown };

/** One call of the API as its description has it, with what is known beside. */
export type Call = Omit<Known, 'params' | 'body'> & {
  readonly method: string;
  /** With its parameters in braces, such as `/api/users/{id}`. */
  readonly path: string;
  readonly params: readonly Parameter[];
  readonly query: readonly Parameter[];
  /** Absent: it takes no JSON. */
  readonly body: { readonly schema: JsonSchema; readonly example: Readonly<Record<string, unknown>> } | undefined;
  readonly contentTypes: readonly string[];
  /** Every status that it may answer, beside those of the entry (`listed-statuses.ts`). */
  readonly answers: readonly number[];
};

/** A request before it is sent. Bytes stand in `path` and in headers as characters up to U+00FF. */
export type Draft = {
  readonly call: Call;
  readonly asker: Asker;
  readonly method: string;
  readonly path: string;
  /** What stands after the question mark, where there is one. */
  readonly query: string;
  /** A cookie here stands in place of the asker's. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer | undefined;
  /** Path or method were changed, so that it may be a request for something else, or for nothing. */
  readonly isElsewhere: boolean;
};

/** A name for people, such as `PATCH /api/users/{id}`. */
export const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>): string => `${method} ${path}`;
