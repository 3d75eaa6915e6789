import { createRolesSql } from '@twofold/postgres/roles';
import type { Knex } from 'knex';

const roles = createRolesSql(['twofold_key_keeper', 'twofold_key_reader']);

const tables = `
-- One row for each person or report that ever had something sealed. Of one that was erased the name stays, so that no
-- process ever makes another key for it. The old version of a row still holds the key, so vacuum comes at once.
create table keyring.keys (
  subject       text collate "C" primary key,
  master_key_id text,
  wrapped       bytea,
  created_at    timestamptz not null default clock_timestamp(),
  erased_at     timestamptz,
  check ((wrapped is null) = (master_key_id is null)),
  check ((wrapped is null) = (erased_at is not null))
) with (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0);

create table keyring.secrets (
  name          text collate "C" primary key,
  master_key_id text not null,
  wrapped       bytea not null,
  created_at    timestamptz not null default clock_timestamp()
);

create function keyring.refuse_revival() returns trigger language plpgsql as $$
begin
  raise exception 'What was erased stays erased: %', old.subject using errcode = 'restrict_violation';
end $$;
create trigger refuse_revival before update on keyring.keys
  for each row when (old.erased_at is not null) execute function keyring.refuse_revival()`;

/** Rows cannot be deleted, or moved to another subject or time. */
const rights = `
grant usage on schema keyring to twofold_key_keeper, twofold_key_reader;
grant select on keyring.migrations, keyring.keys to twofold_key_keeper, twofold_key_reader;
grant insert (subject, master_key_id, wrapped, erased_at), update (master_key_id, wrapped, erased_at)
  on keyring.keys to twofold_key_keeper;
grant select, insert (name, master_key_id, wrapped), update (master_key_id, wrapped)
  on keyring.secrets to twofold_key_keeper`;

/** The keys of people and reports, and the secrets of the installation, each wrapped with a master key. */
export const up = async (knex: Knex): Promise<void> => {
  for (const statements of [roles, tables, rights]) await knex.raw(statements);
};
