import type { Knex } from 'knex';

/**
 * Where no projector has followed the log yet, the table of products knows from the beginning who may open an unlisted
 * report. Where one has, the projector makes a new generation beside the old one, since the version of its projection is
 * another.
 */
const products = `
do $$
begin
  if exists (select from read_models.checkpoints where name = 'products') then return; end if;
  alter table read_models.products_v1 add column submitted_by text, add column share_hash text;
  drop view read_models.products;
  create view read_models.products as
    select id, owner_id, is_listed, claimable_by, submitted_by, share_hash, url, document, summary, title, description,
      public_url, persona_words, version, older
    from read_models.products_v1 where status = 'completed';
  alter view read_models.products owner to twofold_projector;
  grant select on read_models.products to twofold_query, twofold_auditor;
  update read_models.generations set version = 6 where projection = 'products';
end $$`;

/** Reports that are not listed are hidden from strangers, and can be shared by a link. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(products);
};

/** As in the first migration: read models are dropped and replayed, not taken back. */
export const down = (): Promise<never> => Promise.reject(new Error('Migrations of the read models only go forward'));
