/** The services that answer people; each is asked at an address of its own. */
export type Service = 'command' | 'query' | 'audit';

/** Who may ask. `leaver` is rebuilt whenever they have logged out or were erased. */
export const PEOPLE = ['owner', 'reviewer', 'stranger', 'leaver', 'moderator', 'operator', 'auditor'] as const;
export type Person = (typeof PEOPLE)[number];

/** Nobody, a person with a session, or somebody with a session that they made themselves. */
export type Asker = Person | 'visitor' | 'forger';

/** What the calls of a run are about: all of it is there when the run begins. */
export type World = {
  readonly ids: Readonly<Record<Person, number>>;
  readonly emails: Readonly<Record<Person, string>>;
  /** A page that can be analyzed. */
  readonly site: string;
  /** What the owner has, what nobody has, and what may be taken down. */
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

/** As much of a zod schema as is needed to make an example of what it takes. */
export type Schema = {
  readonly toJSONSchema: (options: { readonly io: 'input'; readonly unrepresentable: 'any' }) => object;
  readonly safeParse: (value: unknown) => { readonly success: boolean };
};

type JsonObject = Readonly<Record<string, unknown>>;

/** What the schema alone does not say: ids of things that are there, and texts that a refinement looks at. */
export type Example = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: JsonObject;
  readonly headers?: Readonly<Record<string, string>>;
};

/** One call of the API, as the contracts describe it. */
export type Call = {
  readonly service: Service;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** As it is mounted, such as `/api/users/:id`. */
  readonly path: string;
  readonly body?: Schema;
  readonly query?: Schema;
  readonly example?: (world: World) => Example;
  /** Who asks in the plain example; without it a visitor. */
  readonly by?: Person;
  /** Who may be answered with success; without it anybody. */
  readonly allowed?: readonly Person[];
  /** Every status that it may answer, beside those of the door (`listed-statuses.ts`). */
  readonly answers: readonly number[];
  /** Types of events that may be recorded although it was refused. */
  readonly recordsRefused?: readonly string[];
  /** Success ends the sessions of the leaver, no matter who has asked. */
  readonly endsSessions?: true;
  /** Success takes far longer than that of others, so that it is asked for less often. */
  readonly isCostly?: true;
  /** Signs what is sent, where the call is known by its bytes. */
  readonly sign?: (body: Buffer) => Readonly<Record<string, string>>;
};

/** A name for people, such as `PATCH /api/users/:id`. */
export const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>): string => `${method} ${path}`;
