import type { Knex } from 'knex';

const table = `
create table read_models.judged_statements_v1 (
  review_id  bigint primary key,
  product_id bigint not null,
  user_id    bigint not null,
  version    integer not null,
  answers    text not null
);
create index judged_statements_v1_report on read_models.judged_statements_v1 (product_id, version);
create view read_models.judged_statements as
  select review_id, product_id, user_id, version, answers from read_models.judged_statements_v1;
insert into read_models.generations (projection, generation, version) values ('judged_statements', 1, 1)`;

const rights = `
alter table read_models.judged_statements_v1 owner to twofold_projector;
alter view read_models.judged_statements owner to twofold_projector;
grant select on read_models.judged_statements to twofold_query, twofold_auditor;
grant select on read_models.judged_statements_v1 to twofold_auditor`;

/** What people think of statements of a report. */
export const up = async (knex: Knex): Promise<void> => {
  for (const statements of [table, rights]) await knex.raw(statements);
};

/** As in the first migration: read models are dropped and replayed, not taken back. */
export const down = (): Promise<never> => Promise.reject(new Error('Migrations of the read models only go forward'));
