import type { Knex } from 'knex';

/** A waiting repeat sets `awaited`, so that only the end of a run that somebody waits for is announced. */
const awaited = `
alter table write_side.requests add column awaited boolean not null default false;

-- Each route had its own name for the time of a request. A repeat of one that was under way finds it under the new name.
update write_side.requests
set allocated = allocated || jsonb_build_object('atMs', coalesce(
  allocated -> 'atMs', allocated -> 'requestedAtMs', allocated -> 'submittedAtMs', allocated -> 'completedAtMs',
  allocated -> 'startedAtMs', allocated -> 'registeredAtMs', to_jsonb(floor(extract(epoch from created_at) * 1000))))
where status is null`;

/**
 * Counts one attempt for each key, in an hour that begins with the first attempt. Answers the first key without attempts
 * left and the milliseconds until it has one, or null. Callers pass the keys of an address first, to avoid deadlocks.
 */
const countAttempts = `
create function write_side.count_attempts(limit_keys text[], per_hour integer[]) returns jsonb
language plpgsql as $$
declare
  at_ms bigint := floor(extract(epoch from clock_timestamp()) * 1000);
  counted write_side.rate_limits;
begin
  for i in 1 .. cardinality(limit_keys) loop
    insert into write_side.rate_limits as known (key, points, expire) values (limit_keys[i], 1, at_ms + 3600000)
    on conflict (key) do update set
      points = case when known.expire > at_ms then known.points + 1 else 1 end,
      expire = case when known.expire > at_ms then known.expire else excluded.expire end
    returning * into counted;
    if counted.points > per_hour[i] then
      return jsonb_build_object('state', 'limited', 'limitedKey', limit_keys[i], 'waitMs', counted.expire - at_ms);
    end if;
  end loop;
  return null;
end $$`;

/**
 * Begins a write in one round trip. Finds the account by its session, unless the caller passes it. Finds the answer or the
 * run of the same request. Otherwise counts its attempts, takes its ids from their sequences and inserts its row with a
 * lease. A refused request leaves no row and takes no id. A request without a key has no row.
 */
const beginWrite = `
create function write_side.begin_write(
  known_actor text, session_id text, session_after timestamptz, needs_account boolean,
  limit_keys text[], per_hour integer[], counts_repeats boolean, may_begin boolean,
  request_key uuid, digests bytea[], given jsonb, sequences jsonb, lease_ms bigint, asked_at timestamptz
) returns jsonb
language plpgsql as $$
declare
  session json;
  asker text := known_actor;
  account bigint;
  known write_side.requests;
  is_counted boolean := false;
  over jsonb;
  ids jsonb;
begin
  if known_actor is null then
    select s.sess into session from sessions.sessions s
    where s.sid = session_id and s.expire >= clock_timestamp() and (s.sess ->> 'startedAt')::timestamptz > session_after;
    asker := coalesce('user-' || (session #>> '{passport,user}'), 'visitor');
  end if;
  account := substring(asker from '^user-(\\d+)$')::bigint;
  over := jsonb_build_object('actor', asker, 'session', session);
  if needs_account and account is null then return over || jsonb '{"state": "nobody"}'; end if;
  loop
    select * into known from write_side.requests r where r.key = request_key;
    if not is_counted and (counts_repeats or (may_begin and (known.key is null or
        (known.status is null and known.leased_until <= clock_timestamp())))) then
      is_counted := true;
      ids := write_side.count_attempts(limit_keys, per_hour);
      if ids is not null then return over || ids; end if;
    end if;
    if known.key is not null then
      if known.actor <> asker or not known.body_hmac = any (digests) then
        return over || jsonb '{"state": "other-content"}';
      elsif known.status is not null then
        return over || jsonb_build_object('state', 'answered', 'answer',
          jsonb_build_object('status', known.status, 'body', known.answer, 'position', known.position));
      elsif known.leased_until > clock_timestamp() then
        update write_side.requests r set awaited = true
        where r.key = request_key and r.status is null and r.leased_until > clock_timestamp();
        if found then
          return over || jsonb_build_object('state', 'under-way', 'waitMs',
            ceil(extract(epoch from known.leased_until - clock_timestamp()) * 1000));
        end if;
        continue;
      end if;
    end if;
    if not may_begin then return over || jsonb '{"state": "absent"}'; end if;
    if known.key is not null then
      update write_side.requests r
      set leased_until = clock_timestamp() + lease_ms * interval '1 millisecond', awaited = false
      where r.key = request_key and r.status is null and r.leased_until <= clock_timestamp();
      if found then return over || jsonb_build_object('state', 'new', 'allocated', known.allocated); end if;
      continue;
    end if;
    if request_key is not null and account is not null then
      -- The lock makes an erasure, which begins with the credentials, wait until it can see the row.
      perform from write_side.credentials c where c.user_id = account for key share;
      if not found then return over || jsonb_build_object('state', 'from-nobody', 'allocated', given); end if;
    end if;
    select given || coalesce(jsonb_object_agg(s.key, nextval(('write_side.' || s.value)::regclass)), jsonb '{}') into ids
    from jsonb_each_text(sequences) s;
    if request_key is not null then
      insert into write_side.requests (key, actor, body_hmac, allocated, leased_until, created_at)
      values (request_key, asker, digests[1], ids, clock_timestamp() + lease_ms * interval '1 millisecond', asked_at)
      on conflict (key) do nothing;
      if not found then continue; end if;
    end if;
    return over || jsonb_build_object('state', 'new', 'allocated', ids);
  end loop;
end $$`;

export const up = async (knex: Knex): Promise<void> => {
  for (const statements of [awaited, countAttempts, beginWrite]) await knex.raw(statements);
};
