import type { Knex } from 'knex';

const table = `
create table read_models.comparisons_v1 (
  request_id   text primary key,
  order_id     bigint not null,
  comparison   text not null,
  delivered_at text not null
);
create view read_models.comparisons as
  select request_id, order_id, comparison, delivered_at from read_models.comparisons_v1;
insert into read_models.generations (projection, generation, version) values ('comparisons', 1, 1)`;

const rights = `
alter table read_models.comparisons_v1 owner to twofold_projector;
alter view read_models.comparisons owner to twofold_projector;
grant select on read_models.comparisons to twofold_query, twofold_auditor;
grant select on read_models.comparisons_v1 to twofold_auditor`;

/** What reviewers of an order agree and differ on, recorded by events from now on. */
export const up = async (knex: Knex): Promise<void> => {
  for (const statements of [table, rights]) await knex.raw(statements);
};

/** As in the first migration: read models are dropped and replayed, not taken back. */
export const down = (): Promise<never> => Promise.reject(new Error('Migrations of the read models only go forward'));
