import type { Knex } from 'knex';

const COLUMNS = `order_id, request_id, product_id, review_id, reviewer_id, reported_by, seat, reason, note, earned, state,
  reported_at, appeal_by, appeal, appealed_at, because, decided_at`;

const table = `
create table read_models.complaints_v1 (
  order_id    bigint primary key,
  request_id  text not null,
  product_id  bigint not null,
  review_id   bigint not null,
  reviewer_id bigint not null,
  reported_by bigint,
  seat        integer not null,
  reason      text not null,
  note        text,
  earned      boolean not null,
  state       text not null,
  reported_at text not null,
  appeal_by   text not null,
  appeal      text,
  appealed_at text,
  because     text,
  decided_at  text
);
create index complaints_v1_reviewer on read_models.complaints_v1 (reviewer_id);
create index complaints_v1_waiting on read_models.complaints_v1 (appealed_at) where state = 'appealed';
create index complaints_v1_decided on read_models.complaints_v1 (decided_at desc) where decided_at is not null;
create view read_models.complaints as select ${COLUMNS} from read_models.complaints_v1;
insert into read_models.generations (projection, generation, version) values ('complaints', 1, 1)`;

const rights = `
alter table read_models.complaints_v1 owner to twofold_projector;
alter view read_models.complaints owner to twofold_projector;
grant select on read_models.complaints to twofold_query, twofold_auditor;
grant select on read_models.complaints_v1 to twofold_auditor`;

/**
 * Adds what a request replaces to the generation that is shown, and to its view, so that reads work until the projector has
 * filled the next one.
 */
const replaces = `
do $$
declare
  generation text;
  columns text;
begin
  select format('read_models.%I', 'feedback_requests_v' || g.generation) into generation
  from read_models.generations g where g.projection = 'feedback_requests';
  select string_agg(quote_ident(attname), ', ' order by attnum) into columns
  from pg_attribute where attrelid = 'read_models.feedback_requests'::regclass and attnum > 0 and not attisdropped;
  execute format('alter table %s add column replaces bigint', generation);
  execute format('create or replace view read_models.feedback_requests as select %s, replaces from %s', columns, generation);
end $$`;

/** Where nothing was projected yet, what there is is up to date. Elsewhere the projector fills new tables. */
const versions = `
update read_models.generations g set version = raised.version
from (values ('feedback_requests', 2), ('orders', 3), ('payment_issues', 2), ('credit_accounts', 4), ('credit_entries', 3))
  as raised (projection, version)
where g.projection = raised.projection and g.version = raised.version - 1
  and not exists (select from read_models.checkpoints c where c.name = g.projection)`;

/** What buyers report about reviews, and what follows from it. */
export const up = async (knex: Knex): Promise<void> => {
  for (const statements of [table, rights, replaces, versions]) await knex.raw(statements);
};

/** As in the first migration: read models are dropped and replayed, not taken back. */
export const down = (): Promise<never> => Promise.reject(new Error('Migrations of the read models only go forward'));
