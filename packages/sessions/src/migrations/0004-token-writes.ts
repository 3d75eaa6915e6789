import type { Knex } from 'knex';

/** How far a reader must be to see what was last written with a token. */
const lastWrite = `
alter table sessions.access_tokens
  add column written_store text,
  add column written_position text,
  add column written_at timestamptz`;

/** As in 0003. Also answers the last write, for ten minutes: a projector that stands still does not slow down every read. */
const useToken = `
create or replace function sessions.use_access_token(digests bytea[], at timestamptz) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  token sessions.access_tokens;
  state text;
begin
  select * into token from sessions.access_tokens t where t.digest = any (digests);
  if not found then return null; end if;
  state := case when token.revoked_at is not null then 'revoked' when token.expires_at <= at then 'expired' else 'active' end;
  if state = 'active' then
    update sessions.access_tokens t set last_used_at = greatest(t.last_used_at, at), digest = digests[1]
    where t.id = token.id and t.revoked_at is null
      and (t.last_used_at is null or t.last_used_at <= at - interval '1 minute' or t.digest <> digests[1]);
  end if;
  return jsonb_build_object('id', token.id, 'userId', token.user_id, 'scopes', token.scopes, 'state', state, 'written',
    case when token.written_at > clock_timestamp() - interval '10 minutes'
      then jsonb_build_object('storeId', token.written_store, 'position', token.written_position) end);
end $$`;

export const up = async (knex: Knex): Promise<void> => {
  for (const statements of [lastWrite, useToken]) await knex.raw(statements);
};
