import { createRolesSql } from '@twofold/postgres/roles';
import type { Knex } from 'knex';

/** The owner of read models is a role, so that a rebuild may replace them, no matter who made them. */
const roles = `${createRolesSql(['twofold_projector', 'twofold_query'])};
do $$ begin
  if not pg_has_role(current_user, 'twofold_projector', 'usage') then
    execute format('grant twofold_projector to %I', current_user);
  end if;
end $$`;

const bookkeeping = `
create table read_models.generations (
  projection   text primary key,
  generation   integer not null,
  version      integer not null,
  activated_at timestamptz not null default clock_timestamp()
);
create table read_models.parked_streams (
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
create table read_models.skipped_events (
  projection text not null,
  event_id   uuid not null,
  stream     text not null,
  position   text collate "C" not null,
  reason     text not null,
  skipped_at timestamptz not null,
  primary key (projection, event_id)
)`;

const products = `
create table read_models.products_v1 (
  id        bigint primary key,
  status    text not null,
  owner_id  bigint,
  is_listed boolean not null,
  url       text not null,
  document  text,
  summary   text
);
create index products_v1_newest on read_models.products_v1 (id desc) where status = 'completed' and is_listed;
create index products_v1_owner on read_models.products_v1 (owner_id, id desc) where owner_id is not null;
create view read_models.products as
  select id, owner_id, is_listed, document, summary from read_models.products_v1 where status = 'completed';
insert into read_models.generations (projection, generation, version) values ('products', 1, 2)`;

/** Services that read see the views and how far they are, and nothing else. */
const rights = `
grant usage, create on schema read_models to twofold_projector;
grant usage on schema read_models to twofold_query;
grant select on read_models.migrations to twofold_projector;
alter table read_models.checkpoints owner to twofold_projector;
alter table read_models.generations owner to twofold_projector;
alter table read_models.parked_streams owner to twofold_projector;
alter table read_models.skipped_events owner to twofold_projector;
alter table read_models.products_v1 owner to twofold_projector;
alter view read_models.products owner to twofold_projector;
grant select on read_models.products, read_models.checkpoints to twofold_query`;

export const up = async (knex: Knex): Promise<void> => {
  for (const statements of [roles, bookkeeping, products, rights]) await knex.raw(statements);
};
