import type { Knex } from 'knex';

const tables = `
create table read_models.reviews_v1 (
  id           bigint primary key,
  product_id   bigint not null,
  user_id      bigint not null,
  content      text,
  rating       integer not null,
  status       text not null,
  created_at   text not null,
  completed_at text
);
create index reviews_v1_author on read_models.reviews_v1 (user_id, id desc);
create index reviews_v1_product on read_models.reviews_v1 (product_id, id desc);
create view read_models.reviews as
  select id, product_id, user_id, content, rating, status, created_at, completed_at from read_models.reviews_v1;

create table read_models.credit_entries_v1 (
  event_id   text primary key,
  user_id    bigint not null,
  number     integer not null,
  kind       text not null,
  change     integer not null,
  product_id bigint,
  review_id  bigint,
  source     text,
  at         text not null
);
create index credit_entries_v1_ledger on read_models.credit_entries_v1 (user_id, number) include (change);
create view read_models.credit_entries as
  select event_id, user_id, number, kind, change, product_id, review_id, source, at from read_models.credit_entries_v1;

insert into read_models.generations (projection, generation, version) values ('reviews', 1, 1), ('credit_entries', 1, 1)`;

const rights = `
alter table read_models.reviews_v1 owner to twofold_projector;
alter table read_models.credit_entries_v1 owner to twofold_projector;
alter view read_models.reviews owner to twofold_projector;
alter view read_models.credit_entries owner to twofold_projector;
grant select on read_models.reviews, read_models.credit_entries to twofold_query`;

/** What was known before this reads the same now. */
const accounts = `update read_models.generations set version = 2 where projection = 'credit_accounts' and version = 1`;

/**
 * Where nobody has followed yet, the table of products has its columns from the beginning. Where somebody has, the
 * projector rebuilds it beside the old one, since the version of its projection is another.
 */
const products = `
do $$
begin
  if exists (select from read_models.checkpoints where name = 'products') then return; end if;
  drop view read_models.products;
  drop table read_models.products_v1;
  create table read_models.products_v1 (
    id           bigint primary key,
    status       text not null,
    owner_id     bigint,
    is_listed    boolean not null,
    is_hidden    boolean not null,
    claimable_by text,
    url          text not null,
    document     text,
    summary      text
  );
  create index products_v1_newest on read_models.products_v1 (id desc) where status = 'completed' and is_listed;
  create index products_v1_owner on read_models.products_v1 (owner_id, id desc) where owner_id is not null;
  create view read_models.products as
    select id, owner_id, is_listed, claimable_by, document, summary
    from read_models.products_v1 where status = 'completed';
  alter table read_models.products_v1 owner to twofold_projector;
  alter view read_models.products owner to twofold_projector;
  grant select on read_models.products to twofold_query;
  update read_models.generations set version = 3 where projection = 'products';
end $$`;

/** Reviews, the lines of ledgers, and what becomes of products. */
export const up = async (knex: Knex): Promise<void> => {
  for (const statements of [tables, rights, accounts, products]) await knex.raw(statements);
};
