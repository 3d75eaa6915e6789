import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type pg from 'pg';

/** Answers are kept this long (D-108). */
const KEPT_HOURS = 24;

/** What a write answered, as it goes over the wire. `position` is that of the last event it rests on. */
export type Answer = { readonly status: number; readonly body: string; readonly position: string | undefined };

/** Ids handed out for a write before anything is appended, so that a repeat means the same things. */
export type Allocated = Readonly<Record<string, number>>;

export type BegunRequest =
  | { readonly state: 'new'; readonly allocated: Allocated }
  | { readonly state: 'answered'; readonly answer: Answer }
  | { readonly state: 'under-way' }
  | { readonly state: 'other-content' }
  /** Whoever asks is being erased, or was: nothing is kept of it. */
  | { readonly state: 'from-nobody'; readonly allocated: Allocated };

export type RequestToBegin = {
  readonly key: string;
  readonly actor: string;
  /** Method, path and body as one text; passwords are left out by the route. */
  readonly content: string;
  readonly leaseMs: number;
  readonly allocate: () => Promise<Allocated>;
};

/** The memory of repeatable writes: what each key was asked, and what it was answered. */
export interface RequestLog {
  /** Takes a request on, or tells what became of it. A lease that ran out is taken over with the ids of the first try. */
  begin(request: RequestToBegin): Promise<BegunRequest>;
  /** Replaces the ids of a write under way: one of them was found taken. */
  reallocate(key: string, allocated: Allocated): Promise<void>;
  /** Keeps the answer, unless the person it is for was erased in the meantime. */
  finish(key: string, answer: Answer): Promise<void>;
  /** Lets a repeat start over at once: the write ended without an answer worth keeping. */
  release(key: string): Promise<void>;
  forgetOld(): Promise<void>;
  /** Forgets what a person has written, and what was allocated for them. */
  forgetPerson(userId: number): Promise<void>;
}

type Row = {
  readonly actor: string;
  readonly body_hmac: Buffer;
  readonly allocated: Allocated;
  readonly leased_until: Date;
  readonly status: number | null;
  readonly answer: string | null;
  readonly position: string | null;
};

/** Who sends a request, as events and the request log name them. */
export const actorOf = (userId: number | undefined): string => (userId === undefined ? 'visitor' : `user-${userId}`);

/** The inverse of `actorOf`. */
const personIn = ({ actor }: Pick<RequestToBegin, 'actor'>): string | undefined => /^user-(\d+)$/.exec(actor)?.[1];

/** Leases are by the clock of the database: that of a process that has died may have been wrong by days. */
const leasedFor = (ms: string): string => `clock_timestamp() + ${ms} * interval '1 millisecond'`;

/** Keeps requests in `write_side.requests`. Each secret in turn is tried, so that a rotated one still recognises. */
export const postgresRequestLog = (deps: {
  readonly pool: pg.Pool;
  readonly secrets: readonly string[];
  readonly now: () => Date;
}): RequestLog => {
  const { pool, now } = deps;
  const keys = deps.secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'request bodies', 32)));
  // The lock makes an erasure, which begins with the credentials, wait until it can see the row.
  const insert = async (request: RequestToBegin, allocated: Allocated): Promise<boolean> => {
    const { rowCount } = await pool.query(
      `insert into write_side.requests (key, actor, body_hmac, allocated, leased_until, created_at)
       select $1, $2, $3, $4, ${leasedFor('$5')}, $6
       where $7::bigint is null
          or exists (select from write_side.credentials where user_id = $7 for key share)
       on conflict (key) do nothing`,
      [request.key, request.actor, digestsOf(keys, request)[0], allocated, request.leaseMs, now(), personIn(request)],
    );
    return rowCount === 1;
  };

  const takeOver = async ({ key, leaseMs }: RequestToBegin): Promise<boolean> => {
    const { rowCount } = await pool.query(
      `update write_side.requests set leased_until = ${leasedFor('$2')}
       where key = $1 and status is null and leased_until <= clock_timestamp()`,
      [key, leaseMs],
    );
    return rowCount === 1;
  };

  const find = async (key: string): Promise<Row | undefined> => {
    const { rows } = await pool.query<Row>('select * from write_side.requests where key = $1', [key]);
    return rows[0];
  };

  const begin = async (request: RequestToBegin, isAgain = false): Promise<BegunRequest> => {
    const known = await find(request.key);
    const allocated = known ? {} : await request.allocate();
    if (!known && (await insert(request, allocated))) return { state: 'new', allocated };
    const row = known ?? (await find(request.key));
    // It may have been forgotten in this moment, together with somebody else or because it is old.
    if (!row) return isAgain ? { state: 'from-nobody', allocated } : begin(request, true);
    const isSame = digestsOf(keys, request).some((digest) => timingSafeEqual(digest, row.body_hmac));
    if (!isSame || row.actor !== request.actor) return { state: 'other-content' };
    const answer = answerIn(row);
    if (answer) return { state: 'answered', answer };
    return (await takeOver(request)) ? { state: 'new', allocated: row.allocated } : { state: 'under-way' };
  };

  return { begin: (request) => begin(request), ...endings(pool, now) };
};

/** Whose request a row is, if somebody's who has an account or was about to have one. */
const PERSON = `coalesce(allocated ->> 'userId', substring(actor from '^user-(\\d+)$'))::bigint`;

const endings = (pool: pg.Pool, now: () => Date): Omit<RequestLog, 'begin'> => ({
  reallocate: async (key, allocated) => {
    await pool.query('update write_side.requests set allocated = $2 where key = $1', [key, allocated]);
  },
  finish: async (key, { status, body, position }) => {
    await pool.query(
      `update write_side.requests set status = $2, answer = $3, position = $4
       where key = $1 and (${PERSON} is null or exists (
         select from write_side.credentials where user_id = ${PERSON}
       ))`,
      [key, status, body, position ?? null],
    );
  },
  release: async (key) => {
    await pool.query(
      'update write_side.requests set leased_until = clock_timestamp() where key = $1 and status is null',
      [key],
    );
  },
  forgetOld: async () => {
    const before = new Date(now().getTime() - KEPT_HOURS * 3_600_000);
    await pool.query('delete from write_side.requests where created_at < $1', [before]);
  },
  forgetPerson: async (userId) => {
    await pool.query(`delete from write_side.requests where actor = $1 or allocated ->> 'userId' = $2`, [
      actorOf(userId),
      String(userId),
    ]);
  },
});

const digestsOf = (keys: readonly Buffer[], { content }: RequestToBegin): Buffer[] =>
  keys.map((key) => createHmac('sha256', key).update(content).digest());

const answerIn = ({ status, answer, position }: Row): Answer | undefined =>
  status === null || answer === null ? undefined : { status, body: answer, position: position ?? undefined };
