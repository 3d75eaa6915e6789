import type { Knex } from 'knex';

/** Beyond the quota of a limit with increasing waits, the next attempt is allowed at `free_at`, in milliseconds since 1970. */
const freeAt = 'alter table write_side.rate_limits add column free_at bigint not null default 0';

/** The devices that have logged in to an account. `account` is the id of its email address, which is in the limits' keys. */
const knownDevices = `
create table write_side.known_devices (
  user_id     bigint not null references write_side.credentials on delete cascade,
  account     text not null,
  device_hash text not null,
  last_seen   timestamptz not null,
  primary key (user_id, device_hash)
);
create index known_devices_account on write_side.known_devices (account, device_hash);
grant all on write_side.known_devices to twofold_command`;

/** The limits that apply to a device. A known device has its own. */
const limitsFor = `
create function write_side.limits_for(limits jsonb, device jsonb) returns jsonb
language sql stable as $$
  select coalesce(jsonb_agg(l), '[]') from jsonb_array_elements(limits) l
  where l ->> 'device' is null or (l ->> 'device' = 'known') = exists (
    select from write_side.known_devices k
    where k.account = device ->> 'account' and k.device_hash = device ->> 'hash')
$$`;

/** The limit that is used up for the longest time, and for how long; null if none is used up. */
const usedUp = `
create function write_side.used_up(limits jsonb, at_ms bigint) returns jsonb
language sql as $$
  select jsonb_build_object('waitMs', w.ms, 'quotas', jsonb_build_array(
    jsonb_build_object('key', l.key, 'policy', l.policy, 'quota', l.quota, 'windowS', l."windowS",
      'remaining', 0, 'resetMs', w.ms)))
  from jsonb_to_recordset(limits) as l (key text, policy text, quota integer, "windowS" integer, "maxWaitS" integer)
  join write_side.rate_limits r on r.key = l.key
  cross join lateral (select case when l."maxWaitS" is null then r.expire else r.free_at end - at_ms as ms) w
  where r.expire > at_ms and r.points >= l.quota and w.ms > 0
  order by w.ms desc limit 1
$$`;

/**
 * Counts one attempt for each limit, in a window that begins with the first attempt, and answers what is left of each. If a
 * limit is used up, answers that limit and counts nothing. Keys are locked in order, to avoid deadlocks.
 */
const countAttempts = `
create function write_side.count_attempts(limits jsonb) returns jsonb
language plpgsql as $$
declare
  at_ms bigint := floor(extract(epoch from clock_timestamp()) * 1000);
  rule record;
  counted write_side.rate_limits;
  quotas jsonb := '[]';
  over jsonb := write_side.used_up(limits, at_ms);
begin
  if over is not null then return over; end if;
  for rule in
    select l.key, l.policy, l.quota, l."windowS" * 1000::bigint as window_ms, l."maxWaitS" * 1000::bigint as max_ms
    from jsonb_to_recordset(limits) as l (key text, policy text, quota integer, "windowS" integer, "maxWaitS" integer)
    order by l.key
  loop
    insert into write_side.rate_limits as known (key, points, expire) values (rule.key, 1, at_ms + rule.window_ms)
    on conflict (key) do update set
      points = case when known.expire > at_ms then known.points + 1 else 1 end,
      expire = case when known.expire > at_ms and rule.max_ms is null then known.expire else excluded.expire end,
      free_at = case when known.expire > at_ms and known.points + 1 >= rule.quota and rule.max_ms is not null
        then at_ms + least(rule.max_ms, (10000 * 2 ^ least(known.points + 1 - rule.quota, 30))::bigint) else 0 end
    where known.expire <= at_ms or known.points < rule.quota or (rule.max_ms is not null and known.free_at <= at_ms)
    returning * into counted;
    if not found then
      -- Another attempt was faster.
      return coalesce(write_side.used_up(limits, at_ms), '{"waitMs": 1000, "quotas": []}');
    end if;
    quotas := quotas || jsonb_build_object('key', rule.key, 'policy', rule.policy, 'quota', rule.quota,
      'windowS', rule.window_ms / 1000, 'remaining', greatest(0, rule.quota - counted.points),
      'resetMs', case when counted.free_at > 0 then counted.free_at else counted.expire end - at_ms);
  end loop;
  return jsonb_build_object('quotas', quotas);
end $$`;

/** Known devices, and limits with windows of their own. */
export const up = async (knex: Knex): Promise<void> => {
  for (const statements of [freeAt, knownDevices, limitsFor, usedUp, countAttempts]) await knex.raw(statements);
};
