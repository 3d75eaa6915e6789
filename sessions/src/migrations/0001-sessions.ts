import type { Knex } from 'knex';

/** Roles are of the whole server, and two databases may be migrated at once. Nobody logs in as one of these. */
const roles = `
do $$
declare role_name text;
begin
  foreach role_name in array array['twofold_command', 'twofold_query'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      begin
        execute format('create role %I nologin', role_name);
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
  end loop;
end $$`;

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

/** Knex wants one. Ending every session is never what somebody who goes back wants. */
export const down = (): Promise<never> => Promise.reject(new Error('Migrations of the sessions only go forward'));
