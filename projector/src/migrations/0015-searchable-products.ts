import type { Knex } from 'knex';

/**
 * Where no projector has followed the log yet, the table of products is made with what Discover searches and orders by. Where
 * one has, the projector makes a new generation beside the old one, since the version of its projection is another.
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
    summary      text,
    title        text,
    description  text,
    public_url   text,
    version      integer not null,
    older        text,
    submitted_by text,
    share_hash   text,
    search_text  text,
    persona_words tsvector generated always as (
      strip(json_to_tsvector('english', document::json #> '{aiAnalysis,customerPersona}', '["string"]')
        || json_to_tsvector('english', document::json #> '{aiAnalysis,secondaryPersonas}', '["string"]'))
    ) stored,
    search_words tsvector generated always as (array_to_tsvector(string_to_array(search_text, ' '))) stored
  );
  create index products_v1_newest on read_models.products_v1 (id desc) where status = 'completed' and is_listed;
  create index products_v1_name on read_models.products_v1 (lower(left(title, 80)), id)
    where status = 'completed' and is_listed;
  create index products_v1_search on read_models.products_v1 using gin (search_words)
    where status = 'completed' and is_listed;
  create index products_v1_owner on read_models.products_v1 (owner_id, id desc) where owner_id is not null;
  create view read_models.products as
    select id, owner_id, is_listed, claimable_by, submitted_by, share_hash, url, document, summary, title, description,
      public_url, persona_words, version, older, search_words
    from read_models.products_v1 where status = 'completed';
  alter table read_models.products_v1 owner to twofold_projector;
  alter view read_models.products owner to twofold_projector;
  grant select on read_models.products to twofold_query, twofold_auditor;
  grant select on read_models.products_v1 to twofold_auditor;
  update read_models.generations set version = 9 where projection = 'products';
end $$`;

/** Apps are found by words, and can be ordered by name. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(products);
};

/** As in the first migration: read models are dropped and replayed, not taken back. */
export const down = (): Promise<never> => Promise.reject(new Error('Migrations of the read models only go forward'));
