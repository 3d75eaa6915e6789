import { checkpointsTableSql } from '@twofold/event-store/followers/checkpoint';
import type { NamedMigration } from '@twofold/postgres/migrate';

/** One link for each event, in log order. The events themselves are in the log only. */
const links = `
create table audit.chain_links (
  position     bigint primary key check (position > 0),
  log_position text   not null unique collate "C",
  leaf         bytea  not null,
  chain        bytea  not null
);
create function audit.refuse_change() returns trigger
  language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
begin
  raise exception 'A chain is only extended: % of %.% is refused', tg_op, tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end
$$;
create trigger refuse_change before update or delete or truncate on audit.chain_links
  for each statement execute function audit.refuse_change()`;

const rights = `
grant select, insert on audit.chain_links to twofold_auditor;
grant select, insert, update on audit.checkpoints to twofold_auditor`;

/** The chain of a log that has none of its own. */
export const keptChain: NamedMigration = {
  name: '0002-kept-chain',
  up: async (knex) => {
    for (const statements of [links, checkpointsTableSql('audit'), rights]) await knex.raw(statements);
  },
};
