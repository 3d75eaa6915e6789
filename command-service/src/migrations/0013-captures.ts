import type { Knex } from 'knex';

/**
 * The bytes are sealed with the key of the report. Captures that no event names keep `is_named` false and are deleted. Two
 * runs of one analysis may store different bytes, of which the event names one, so the digest is part of the key.
 */
const table = `
create table write_side.captures (
  product_id bigint      not null,
  version    integer     not null,
  name       text        not null,
  digest     text        not null check (digest ~ '^[0-9a-f]{64}$'),
  sealed     bytea       not null,
  is_named   boolean     not null default false,
  created_at timestamptz not null,
  primary key (product_id, version, name, digest)
);
-- What is sealed cannot be compressed.
alter table write_side.captures alter column sealed set storage external;
create index captures_to_sweep on write_side.captures (created_at) where not is_named`;

const rights = `
grant all on write_side.captures to twofold_command;
grant usage on schema write_side to twofold_auditor;
grant select on write_side.captures to twofold_auditor`;

/** The captures stored beside the log for each version of a report: the text of its pages, and screenshots. */
export const up = async (knex: Knex): Promise<void> => {
  for (const statements of [table, rights]) await knex.raw(statements);
};
