import type { Knex } from 'knex';

const tables = `
create sequence write_side.user_ids;

-- There is a row from before a person is registered until they are erased, and erasing begins with it.
create table write_side.credentials (
  user_id bigint primary key,
  hash text not null,
  changed_at timestamptz not null
);

-- The links of the mails are derived from the id; here is what recognizes one.
create table write_side.password_resets (
  id uuid primary key,
  user_id bigint not null references write_side.credentials on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_user on write_side.password_resets (user_id);

-- What a repeatable write was answered may tell about a person, so their rows are found when they are erased.
create index requests_actor on write_side.requests (actor);
create index requests_user on write_side.requests ((allocated ->> 'userId'))`;

const rights = `
grant all on write_side.credentials, write_side.password_resets to twofold_command;
grant all on sequence write_side.user_ids to twofold_command`;

/** The credentials of users. */
export const up = async (knex: Knex): Promise<void> => {
  for (const statements of [tables, rights]) await knex.raw(statements);
};
