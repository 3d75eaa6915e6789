import type { Knex } from 'knex';

/**
 * Like 0007, with limits that have windows of their own, limits of the requesting account, and limits that depend on the
 * device. The function of 0007 stays for services of the previous release.
 */
const beginWrite = `
create function write_side.begin_write(
  known_actor text, session_id text, session_after timestamptz, needs_account boolean,
  limits jsonb, account_limits jsonb, device jsonb, counts_repeats boolean, may_begin boolean,
  request_key uuid, digests bytea[], given jsonb, sequences jsonb, lease_ms bigint, asked_at timestamptz
) returns jsonb
language plpgsql as $$
declare
  session json;
  asker text := known_actor;
  account bigint;
  known write_side.requests;
  is_counted boolean := false;
  counted jsonb;
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
  if account is not null and account_limits <> '[]' then
    select limits || jsonb_agg(l || jsonb_build_object('key', (l ->> 'key') || account)) into limits
    from jsonb_array_elements(account_limits) l;
  end if;
  loop
    select * into known from write_side.requests r where r.key = request_key;
    if not is_counted and limits <> '[]' and (counts_repeats or (may_begin and (known.key is null or
        (known.status is null and known.leased_until <= clock_timestamp())))) then
      is_counted := true;
      counted := write_side.count_attempts(write_side.limits_for(limits, device));
      over := over || counted;
      if counted -> 'waitMs' is not null then return over || jsonb '{"state": "limited"}'; end if;
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
  await knex.raw(beginWrite);
};
