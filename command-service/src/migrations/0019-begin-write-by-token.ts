import type { Knex } from 'knex';

/** Like `begin_write`, for the account of a token. A token without permission begins nothing. `token` is what was found. */
const beginWriteByToken = `
create function write_side.begin_write_by_token(
  token_digests bytea[], token_scope text, needs_account boolean,
  limits jsonb, account_limits jsonb, device jsonb, counts_repeats boolean, may_begin boolean,
  request_key uuid, digests bytea[], given jsonb, sequences jsonb, lease_ms bigint, asked_at timestamptz
) returns jsonb
language plpgsql as $$
declare
  token jsonb := sessions.use_access_token(token_digests, asked_at);
  found jsonb := jsonb_build_object('token', token);
begin
  if token is null or token ->> 'state' <> 'active' or not jsonb_exists(token -> 'scopes', token_scope) then
    return found || jsonb '{"actor": "visitor", "state": "nobody"}';
  end if;
  return found || write_side.begin_write(
    'user-' || (token ->> 'userId'), null, asked_at, needs_account, limits, account_limits, device, counts_repeats,
    may_begin, request_key, digests, given, sequences, lease_ms, asked_at);
end $$`;

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(beginWriteByToken);
};
