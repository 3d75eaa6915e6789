import { createRolesSql } from '@twofold/postgres/roles';
import type { Knex } from 'knex';

const roles = createRolesSql(['twofold_command', 'twofold_query']);

/** The layout that connect-pg-simple expects. `sess` has the account under `passport`, and `startedAt`. */
const table = `
create table sessions.sessions (
  sid    text primary key,
  sess   json not null,
  expire timestamptz not null
);
create index sessions_expire on sessions.sessions (expire);
create index sessions_account on sessions.sessions ((sess #>> '{passport,user}'))`;

/** Who only reads may keep a session alive, and can neither open one nor change whose it is. */
const rights = `
grant usage on schema sessions to twofold_command, twofold_query;
grant select, insert, update, delete on sessions.sessions to twofold_command;
grant select on sessions.migrations to twofold_command;
grant select, update (expire) on sessions.sessions to twofold_query`;

export const up = async (knex: Knex): Promise<void> => {
  for (const statements of [roles, table, rights]) await knex.raw(statements);
};
