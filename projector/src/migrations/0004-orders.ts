import type { Knex } from 'knex';

const tables = `
create table read_models.orders_v1 (
  id           bigint primary key,
  product_id   bigint not null,
  tier         text not null,
  amount_cents integer not null,
  provider     text not null,
  session_id   text,
  status       text not null,
  user_id      bigint,
  browser      text not null,
  link_hash    text,
  started_at   text not null,
  paid_at      text,
  due_at       text,
  refunds      text not null
);
create index orders_v1_account on read_models.orders_v1 (user_id, id desc) where user_id is not null;
create index orders_v1_browser on read_models.orders_v1 (browser, id desc);
create view read_models.orders as
  select id, product_id, tier, amount_cents, provider, session_id, status, user_id, browser, link_hash, started_at,
    paid_at, due_at, refunds
  from read_models.orders_v1;

create table read_models.feedback_requests_v1 (
  id           text primary key,
  product_id   bigint not null,
  source       text not null,
  order_id     bigint,
  user_id      bigint,
  seats        integer not null,
  claim_hours  integer not null,
  status       text not null,
  requested_at text not null,
  due_at       text not null,
  ended_at     text
);
create index feedback_requests_v1_order on read_models.feedback_requests_v1 (order_id) where order_id is not null;
create index feedback_requests_v1_requester on read_models.feedback_requests_v1 (user_id) where user_id is not null;
create index feedback_requests_v1_due on read_models.feedback_requests_v1 (due_at, id) where status = 'open';
create view read_models.feedback_requests as
  select id, product_id, source, order_id, user_id, seats, claim_hours, status, requested_at, due_at, ended_at
  from read_models.feedback_requests_v1;

create table read_models.feedback_seats_v1 (
  key        text primary key,
  request_id text not null,
  seat       integer not null,
  product_id bigint not null,
  state      text not null,
  user_id    bigint,
  claimed_at text,
  due_at     text,
  review_id  bigint,
  filled_at  text
);
create index feedback_seats_v1_request on read_models.feedback_seats_v1 (request_id, seat);
create index feedback_seats_v1_open on read_models.feedback_seats_v1 (product_id, request_id) where state = 'open';
create index feedback_seats_v1_holder on read_models.feedback_seats_v1 (user_id) where user_id is not null;
create view read_models.feedback_seats as
  select key, request_id, seat, product_id, state, user_id, claimed_at, due_at, review_id, filled_at
  from read_models.feedback_seats_v1;

insert into read_models.generations (projection, generation, version)
values ('orders', 1, 1), ('feedback_requests', 1, 1), ('feedback_seats', 1, 1)`;

const rights = `
alter table read_models.orders_v1 owner to twofold_projector;
alter table read_models.feedback_requests_v1 owner to twofold_projector;
alter table read_models.feedback_seats_v1 owner to twofold_projector;
alter view read_models.orders owner to twofold_projector;
alter view read_models.feedback_requests owner to twofold_projector;
alter view read_models.feedback_seats owner to twofold_projector;
grant select on read_models.orders, read_models.feedback_requests, read_models.feedback_seats to twofold_query`;

/**
 * Where nobody has followed yet, the table of products has the names of apps and the words of their personas from the
 * beginning. Where somebody has, the projector rebuilds it beside the old one, since the version of its projection is
 * another.
 */
const products = `
do $$
begin
  if exists (select from read_models.checkpoints where name = 'products') then return; end if;
  alter table read_models.products_v1
    add column title text,
    add column description text,
    add column public_url text,
    add column persona_words tsvector generated always as (
      strip(json_to_tsvector('english', document::json #> '{aiAnalysis,customerPersona}', '["string"]')
        || json_to_tsvector('english', document::json #> '{aiAnalysis,secondaryPersonas}', '["string"]'))
    ) stored;
  create or replace view read_models.products as
    select id, owner_id, is_listed, claimable_by, document, summary, title, description, public_url, persona_words
    from read_models.products_v1 where status = 'completed';
  update read_models.generations set version = 4 where projection = 'products';
end $$`;

/** The lines that say more of a credit could not have been written before. */
const ledger = `update read_models.generations set version = 2 where projection = 'credit_entries' and version = 1`;

/** Orders, requests for reviews by people and their seats, and what the search for fitting reviewers needs of a report. */
export const up = async (knex: Knex): Promise<void> => {
  for (const statements of [tables, rights, products, ledger]) await knex.raw(statements);
};
