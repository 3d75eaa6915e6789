import { createRolesSql } from '@twofold/postgres/roles';
import type { Knex } from 'knex';

const role = createRolesSql(['twofold_command']);

/** The command service has all rights in its own schema. The log grants its own rights. */
const rights = `
grant usage on schema write_side to twofold_command;
grant all on all tables in schema write_side to twofold_command;
grant all on all sequences in schema write_side to twofold_command`;

/** The command service's data beside the log: ids, recorded answers, limits, and the reactors' checkpoints. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(role);
  await knex.raw(`
    create sequence write_side.product_ids;

    -- One row for each repeatable write (D-108). The answer is null while the write is under way; the lease says until
    -- when the process that took it on may be believed to be alive.
    create table write_side.requests (
      key uuid primary key,
      actor text not null,
      body_hmac bytea not null,
      allocated jsonb not null,
      leased_until timestamptz not null,
      status integer,
      answer text,
      position text,
      created_at timestamptz not null
    );
    create index requests_created_at on write_side.requests (created_at);

    -- The layout that rate-limiter-flexible expects; expire is in milliseconds since 1970.
    create table write_side.rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );

    -- What analyses cost today (UTC), counted before each call so that a budget cannot be overrun (D-102).
    create table write_side.analysis_budget (
      day date primary key,
      calls bigint not null default 0,
      tokens bigint not null default 0
    );
  `);
  await knex.raw(rights);
};
