import type { Knex } from 'knex';

const tables = `
create table read_models.submissions_v1 (
  id           bigint primary key,
  device       text,
  owner_id     bigint,
  url          text not null,
  state        text not null,
  requested_at text not null,
  due_at       text not null
);
create index submissions_v1_device on read_models.submissions_v1 (device, id desc) where device is not null;
create index submissions_v1_running on read_models.submissions_v1 (owner_id, id desc)
  where state = 'running' and owner_id is not null;
create view read_models.submissions as
  select id, device, owner_id, url, state, requested_at, due_at from read_models.submissions_v1;

create table read_models.briefs_v1 (
  request_id text primary key,
  task       text,
  questions  text not null,
  access     text,
  written_at text not null
);
create view read_models.briefs as select request_id, task, questions, access, written_at from read_models.briefs_v1;

insert into read_models.generations (projection, generation, version) values ('submissions', 1, 1), ('briefs', 1, 1)`;

const rights = ['submissions', 'briefs']
  .map(
    (name) => `
alter table read_models.${name}_v1 owner to twofold_projector;
alter view read_models.${name} owner to twofold_projector;
grant select on read_models.${name} to twofold_query, twofold_auditor;
grant select on read_models.${name}_v1 to twofold_auditor`,
  )
  .join(';');

/** As for products before: where a projector has followed the log, it makes a new generation of reviews beside the old one. */
const reviews = `
do $$
begin
  if exists (select from read_models.checkpoints where name = 'reviews') then return; end if;
  drop view read_models.reviews;
  alter table read_models.reviews_v1 add column earns boolean not null;
  create view read_models.reviews as
    select id, product_id, user_id, content, rating, status, created_at, completed_at, earns from read_models.reviews_v1;
  alter view read_models.reviews owner to twofold_projector;
  grant select on read_models.reviews to twofold_query, twofold_auditor;
  update read_models.generations set version = 2 where projection = 'reviews';
end $$`;

/** What browsers submitted, briefs for reviewers, and which reviews earn a credit. */
export const up = async (knex: Knex): Promise<void> => {
  for (const statements of [tables, rights, reviews]) await knex.raw(statements);
};

/** As in the first migration: read models are dropped and replayed, not taken back. */
export const down = (): Promise<never> => Promise.reject(new Error('Migrations of the read models only go forward'));
