import type { Knex } from 'knex';

const table = `
create table read_models.payment_issues_v1 (
  key          text primary key,
  order_id     bigint not null,
  kind         text not null,
  state        text not null,
  reference    text not null,
  payment_id   text not null,
  livemode     boolean not null,
  amount_cents integer not null,
  currency     text not null,
  reason       text not null,
  opened_at    text not null,
  closed_at    text
);
create index payment_issues_v1_open on read_models.payment_issues_v1 (opened_at) where closed_at is null;
create index payment_issues_v1_order on read_models.payment_issues_v1 (order_id);
create view read_models.payment_issues as
  select key, order_id, kind, state, reference, payment_id, livemode, amount_cents, currency, reason, opened_at, closed_at
  from read_models.payment_issues_v1;
insert into read_models.generations (projection, generation, version) values ('payment_issues', 1, 1)`;

const rights = `
alter table read_models.payment_issues_v1 owner to twofold_projector;
alter view read_models.payment_issues owner to twofold_projector;
grant select on read_models.payment_issues to twofold_query, twofold_auditor;
grant select on read_models.payment_issues_v1 to twofold_auditor`;

/** No order could have a failed refund before, so the rows of orders are those that the new version makes. */
const orders = `update read_models.generations set version = 2 where projection = 'orders' and version = 1`;

/** Refunds that failed, and disputes. */
export const up = async (knex: Knex): Promise<void> => {
  for (const statements of [table, rights, orders]) await knex.raw(statements);
};

/** As in the first migration: read models are dropped and replayed, not taken back. */
export const down = (): Promise<never> => Promise.reject(new Error('Migrations of the read models only go forward'));
