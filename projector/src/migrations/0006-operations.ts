import type { Knex } from 'knex';

const tables = `
create table read_models.operations (
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
);
create table read_models.rebuilds (
  projection text primary key,
  generation integer not null,
  version    integer not null,
  begun_at   timestamptz not null,
  ended_at   timestamptz,
  outcome    text,
  error      text,
  stream     text,
  event_id   uuid,
  rows       integer,
  missing    integer,
  extra      integer,
  changed    integer
)`;

const rights = `
alter table read_models.operations owner to twofold_projector;
alter table read_models.rebuilds owner to twofold_projector;
grant select on read_models.operations, read_models.rebuilds to twofold_auditor`;

/** What operators ask of projections and what came of it, and the last rebuild of each read model. */
export const up = async (knex: Knex): Promise<void> => {
  for (const statements of [tables, rights]) await knex.raw(statements);
};
