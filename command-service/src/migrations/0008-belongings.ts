import type { Knex } from 'knex';

/** Ids only: nothing in these tables is personal. */
const tables = `
create table write_side.belongings (
  owner    text not null,
  kind     text not null,
  id       text not null,
  position text collate "C" not null,
  primary key (owner, kind, id)
);
-- Which version of its handler filled an index. A row that is missing or of another version makes it fill again.
create table write_side.indexes (
  name    text primary key,
  version integer not null
)`;

const rights = 'grant all on write_side.belongings, write_side.indexes to twofold_command';

/** What belongs to a user or a product, according to the log. */
export const up = async (knex: Knex): Promise<void> => {
  for (const statements of [tables, rights]) await knex.raw(statements);
};
