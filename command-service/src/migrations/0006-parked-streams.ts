import { createRolesSql } from '@twofold/postgres/roles';
import type { Knex } from 'knex';

const role = createRolesSql(['twofold_auditor']);

/** The same columns as in `read_models`, so that projections and reactors share their SQL: `projection` holds the reactor's name. */
const tables = `
create table write_side.parked_streams (
  projection text not null,
  stream     text not null,
  revision   bigint not null,
  position   text collate "C" not null,
  event_id   uuid not null,
  event_type text not null,
  error      text not null,
  stack      text not null,
  attempts   integer not null,
  first_at   timestamptz not null,
  last_at    timestamptz not null,
  primary key (projection, stream)
);
create table write_side.skipped_events (
  projection text not null,
  event_id   uuid not null,
  stream     text not null,
  position   text collate "C" not null,
  reason     text not null,
  skipped_at timestamptz not null,
  primary key (projection, event_id)
);
create table write_side.operations (
  projection   text not null,
  request_id   uuid not null,
  operation    text not null,
  stream       text,
  event_id     uuid,
  reason       text,
  requested_by bigint not null,
  requested_at timestamptz not null,
  position     text collate "C" not null,
  ended_at     timestamptz,
  outcome      text,
  applied      integer,
  error        text,
  primary key (projection, request_id)
)`;

/** Auditors may read checkpoints, parked streams and skipped events, and nothing else of the write side. */
const rights = `
grant all on write_side.parked_streams, write_side.skipped_events, write_side.operations to twofold_command;
grant usage on schema write_side to twofold_auditor;
grant select on write_side.checkpoints, write_side.parked_streams, write_side.skipped_events, write_side.operations
  to twofold_auditor`;

/** Parked streams and skipped events of reactors, and operators' requests with their results. */
export const up = async (knex: Knex): Promise<void> => {
  for (const statements of [role, tables, rights]) await knex.raw(statements);
};
