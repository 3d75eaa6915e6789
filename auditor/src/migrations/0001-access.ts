import type { NamedMigration } from '@twofold/postgres/migrate';
import { createRolesSql } from '@twofold/postgres/roles';

const role = createRolesSql(['twofold_auditor']);

/**
 * Appends like `event_log.append`, but to access streams only. It runs with the rights of the owner of the log, so that
 * an auditor's role needs no right to write. Unused if the log is not in this database.
 */
const append = `
create function audit.append(
  streams text[], targets int[], expected bigint[], counts int[],
  ids uuid[], types text[], datas text[], metadatas text[], looks_up boolean
) returns text[]
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  refused text;
begin
  select s into refused from unnest(streams) s where s is null or not starts_with(s, 'access-') limit 1;
  if found then
    raise exception 'An auditor may append to access streams only, and not to %', refused
      using errcode = 'insufficient_privilege';
  end if;
  return event_log.append(streams, targets, expected, counts, ids, types, datas, metadatas, looks_up);
end
$$`;

const rights = `
revoke execute on function audit.append from public;
grant usage on schema audit to twofold_auditor;
grant execute on function audit.append to twofold_auditor;
grant select on audit.migrations to twofold_auditor`;

/** Lets auditors append their accesses. */
export const access: NamedMigration = {
  name: '0001-access',
  up: async (knex) => {
    for (const statements of [role, append, rights]) await knex.raw(statements);
  },
};
