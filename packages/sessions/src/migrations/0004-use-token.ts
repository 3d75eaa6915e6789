import type { Knex } from 'knex';

/** How far a reader must be to see what was last written with a token, and how often the token was used in this minute. */
const columns = `
alter table sessions.access_tokens
  add column written_store text,
  add column written_position text,
  add column written_at timestamptz,
  add column calls integer not null default 0,
  add column calls_end_at timestamptz`;

/** Refused tokens of an address (the narrowest network that it is in) in this minute. */
const guesses = `
create table sessions.token_guesses (
  address text primary key,
  guesses integer not null,
  ends_at timestamptz not null
);
create index token_guesses_ends_at on sessions.token_guesses (ends_at)`;

/** Counts a guess unless so many were counted in this minute; then it answers for how many milliseconds none is taken. */
const countGuess = `
create function sessions.count_token_guess(guesser text, per_minute integer) returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  moment timestamptz := clock_timestamp();
begin
  if per_minute = 0 then return 0; end if;
  insert into sessions.token_guesses as g (address, guesses, ends_at) values (guesser, 1, moment + interval '1 minute')
  on conflict (address) do update set
    guesses = case when g.ends_at > moment then g.guesses + 1 else 1 end,
    ends_at = case when g.ends_at > moment then g.ends_at else excluded.ends_at end
  where g.ends_at <= moment or g.guesses < per_minute;
  if found then return 0; end if;
  return (select greatest(1, ceil(extract(epoch from g.ends_at - moment) * 1000))
    from sessions.token_guesses g where g.address = guesser);
end $$`;

/**
 * As the function of 0003, which stays for services of the release before. Also counts: the calls of a token that may make
 * this one, and the refusals of an address. 0 is without limit. A call beyond the limit is not counted; `waitMs` says how long
 * the limit is used up. Answers the last write for ten minutes: a projector that stands still does not slow down every read.
 */
const useToken = `
create function sessions.use_access_token(
  digests bytea[], at timestamptz, scope text, address text, calls_per_minute integer, guesses_per_minute integer
) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  moment timestamptz := clock_timestamp();
  token sessions.access_tokens;
  state text;
  is_counted boolean;
begin
  select * into token from sessions.access_tokens t where t.digest = any (digests);
  is_counted := calls_per_minute > 0 and scope = any (token.scopes);
  state := case when token.id is null then 'unknown' when token.revoked_at is not null then 'revoked'
    when token.expires_at <= at then 'expired' else 'active' end;
  if state = 'active' then
    update sessions.access_tokens t set digest = digests[1],
      last_used_at = case when t.last_used_at > at - interval '1 minute' then t.last_used_at else at end,
      calls = case when not is_counted then t.calls when t.calls_end_at > moment then t.calls + 1 else 1 end,
      calls_end_at = case when not is_counted or t.calls_end_at > moment then t.calls_end_at
        else moment + interval '1 minute' end
    where t.id = token.id and t.revoked_at is null and case
      when is_counted then t.calls_end_at is null or t.calls_end_at <= moment or t.calls < calls_per_minute
      else t.last_used_at is null or t.last_used_at <= at - interval '1 minute' or t.digest <> digests[1] end
    returning * into token;
    if not found then
      select * into token from sessions.access_tokens t where t.digest = any (digests);
      state := case when token.id is null then 'unknown' when token.revoked_at is not null then 'revoked'
        when is_counted then 'limited' else 'active' end;
    end if;
  end if;
  return jsonb_build_object('id', token.id, 'userId', token.user_id, 'scopes', token.scopes, 'state', state,
    'remaining', case when is_counted then calls_per_minute - token.calls end,
    'waitMs', case when state not in ('active', 'limited') then sessions.count_token_guess(address, guesses_per_minute)
      when is_counted then greatest(1, ceil(extract(epoch from token.calls_end_at - moment) * 1000)) end,
    'written', case when token.written_at > moment - interval '10 minutes'
      then jsonb_build_object('storeId', token.written_store, 'position', token.written_position) end);
end $$`;

const rights = `
revoke execute on function sessions.count_token_guess from public;
revoke execute on function sessions.use_access_token(bytea[], timestamptz, text, text, integer, integer) from public;
grant execute on function sessions.count_token_guess to twofold_command, twofold_query;
grant execute on function sessions.use_access_token(bytea[], timestamptz, text, text, integer, integer)
  to twofold_command, twofold_query;
grant select, delete on sessions.token_guesses to twofold_command`;

export const up = async (knex: Knex): Promise<void> => {
  for (const statements of [columns, guesses, countGuess, useToken, rights]) await knex.raw(statements);
};
