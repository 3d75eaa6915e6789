import { createHmac, hkdfSync } from 'node:crypto';
import { SESSION_LIMIT_MS } from '@twofold/sessions/session-store';
import type pg from 'pg';
import type { Counted } from '../limits/limit.ts';
import { createNextId } from '../next-id.ts';
import { actorOf, type Asker, type BegunRequest, type RequestLog } from './request-log.ts';

/** How long answers are kept (D-108). */
const KEPT_HOURS = 24;

/** The channel on which the keys of ended runs are announced. */
export const ENDED_CHANNEL = 'write_ended';

/** The account of a row, registered or being registered, if any. */
const PERSON = `coalesce(allocated ->> 'userId', substring(actor from '^user-(\\d+)$'))::bigint`;

const BEGIN = `select write_side.begin_write(
  $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) as begun`;
const BEGIN_BY_TOKEN = `select write_side.begin_write_by_token(
  $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) as begun`;

const BY_SESSION = { name: 'begin-write', text: BEGIN };
const BY_TOKEN = { name: 'begin-write-by-token', text: BEGIN_BY_TOKEN };

/** Announces the rows that a statement ends if a repeat is waiting for them. */
const announcing = (change: string): string =>
  `with ended as (${change} returning key, awaited)
   select pg_notify('${ENDED_CHANNEL}', key::text) from ended where awaited`;

const FINISH = announcing(
  `update write_side.requests set status = $2, answer = $3, position = $4
   where key = $1 and (${PERSON} is null or exists (select from write_side.credentials where user_id = ${PERSON}))`,
);
/** Locks the keys in the order in which attempts are counted, to avoid deadlocks. */
const GIVE_BACK = `
with given as (select key from write_side.rate_limits where key = any($1) order by key for update)
update write_side.rate_limits l set points = greatest(0, l.points - 1) from given where l.key = given.key`;

const RELEASE = announcing(
  'update write_side.requests set leased_until = clock_timestamp() where key = $1 and status is null',
);
/** Never shortens a lease: a run whose lease was taken over must not shorten the new one. */
const RENEW = `
update write_side.requests
set leased_until = greatest(leased_until, clock_timestamp() + $2 * interval '1 millisecond') where key = $1 and status is null`;
const FORGET_PERSON = announcing(`delete from write_side.requests where actor = $1 or allocated ->> 'userId' = $2`);

/**
 * Stores requests in `write_side.requests` and attempts in `write_side.rate_limits`. The first secret signs the content of
 * a request; all secrets are accepted. Leases and limits use the clock of the database.
 */
export const postgresRequestLog = (deps: {
  readonly pool: pg.Pool;
  readonly secrets: readonly string[];
  readonly now: () => Date;
}): RequestLog => {
  const { pool, now } = deps;
  const keys = deps.secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'request bodies', 32)));
  const digestsOf = (content: string): Buffer[] =>
    keys.map((key) => createHmac('sha256', key).update(content).digest());

  const askerValues = (asker: Asker): unknown[] => {
    if ('token' in asker) {
      const { digests, scope, counted } = asker.token;
      return [digests, scope, counted.address, counted.perMinute, counted.guessesPerMinute];
    }
    const sessionAfter = new Date(now().getTime() - SESSION_LIMIT_MS);
    return 'actor' in asker ? [asker.actor, null, sessionAfter] : [null, asker.sessionId, sessionAfter];
  };

  return {
    begin: async ({ asker, ...request }) => {
      const { countsRepeats, mayBegin, key, content, given, sequences, leaseMs } = request;
      const what = [countsRepeats, mayBegin, key ?? null, digestsOf(content), given, sequences, leaseMs, now()];
      const { limits, accountLimits, device } = request;
      const counted = [JSON.stringify(limits), JSON.stringify(accountLimits), device ?? null];
      const by = 'token' in asker ? BY_TOKEN : BY_SESSION;
      const values = [...askerValues(asker), request.needsAccount, ...counted, ...what];
      const { rows } = await pool.query<{ begun: BegunRequest }>({ ...by, values });
      const [row] = rows;
      if (!row) throw new Error('The database returned no result for the start of the request');
      return row.begun;
    },
    count: async (limits, device) => {
      if (limits.length === 0) return { quotas: [] };
      const { rows } = await pool.query<{ counted: Counted }>({
        name: 'count-attempts',
        text: 'select write_side.count_attempts(write_side.limits_for($1, $2)) as counted',
        values: [JSON.stringify(limits), device ?? null],
      });
      const [row] = rows;
      if (!row) throw new Error('The database returned no result for the counted attempts');
      return row.counted;
    },
    giveBack: async (limits) => {
      const counted = limits.map(({ key }) => key).toSorted();
      await pool.query(GIVE_BACK, [counted]);
    },
    nextId: createNextId(pool),
    reallocate: async (key, allocated) => {
      await pool.query('update write_side.requests set allocated = $2 where key = $1', [key, allocated]);
    },
    renew: async (key, leaseMs) => {
      await pool.query(RENEW, [key, leaseMs]);
    },
    finish: async (key, { status, body, position }) => {
      await pool.query({ name: 'finish-write', text: FINISH, values: [key, status, body, position ?? null] });
    },
    release: async (key) => {
      await pool.query(RELEASE, [key]);
    },
    forgetOld: async () => {
      const before = new Date(now().getTime() - KEPT_HOURS * 3_600_000);
      await pool.query('delete from write_side.requests where created_at < $1', [before]);
      await pool.query('delete from write_side.rate_limits where expire < extract(epoch from now()) * 1000');
    },
    forgetPerson: async (userId) => {
      await pool.query(FORGET_PERSON, [actorOf(userId), String(userId)]);
    },
  };
};
