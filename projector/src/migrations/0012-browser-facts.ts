import type { Knex } from 'knex';

/** Where nothing was projected yet there is nothing to make again. Elsewhere the projector fills a new table. */
const products = `do $$ begin
  if exists (select from read_models.checkpoints where name = 'products') then return; end if;
  update read_models.generations set version = 8 where projection = 'products' and version = 7;
end $$`;

/** Reports have what a browser measured of their site, or why it did not. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(products);
};

/** As in the first migration: read models are dropped and replayed, not taken back. */
export const down = (): Promise<never> => Promise.reject(new Error('Migrations of the read models only go forward'));
