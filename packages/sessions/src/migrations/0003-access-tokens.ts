import type { Knex } from 'knex';

/**
 * Personal access tokens. `digest` is the HMAC of the token; it is absent until the token has been made, and so is
 * `minted_at`. A token that was revoked stays until it would have ended, so that its use is noticed.
 */
const table = `
create table sessions.access_tokens (
  id           uuid primary key,
  user_id      bigint not null,
  digest       bytea unique check (octet_length(digest) = 32),
  name         text not null,
  scopes       text[] not null,
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  minted_at    timestamptz,
  last_used_at timestamptz,
  revoked_at   timestamptz
);
create index access_tokens_user on sessions.access_tokens (user_id)`;

/**
 * Finds a token by its digests, one for each secret, the newest first. One that works is noted as used, at most once a
 * minute, and its digest is replaced by that of the newest secret. Readers may do this without seeing a digest.
 */
const useToken = `
create function sessions.use_access_token(digests bytea[], at timestamptz) returns jsonb
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
  return jsonb_build_object('id', token.id, 'userId', token.user_id, 'scopes', token.scopes, 'state', state);
end $$;
revoke execute on function sessions.use_access_token from public`;

const rights = `
grant execute on function sessions.use_access_token to twofold_command, twofold_query;
grant select, insert, update, delete on sessions.access_tokens to twofold_command;
grant select (id, user_id, name, scopes, created_at, expires_at, minted_at, last_used_at, revoked_at)
  on sessions.access_tokens to twofold_query`;

export const up = async (knex: Knex): Promise<void> => {
  for (const statements of [table, useToken, rights]) await knex.raw(statements);
};
