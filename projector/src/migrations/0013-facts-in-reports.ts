import type { Knex } from 'knex';

/**
 * Where no projector has followed the log yet, the table of products is ready for the version with measured facts in its
 * documents: their columns are the same. Where one has, the projector makes a new generation beside the old one, since an
 * older projector may have left facts out.
 */
const products = `
do $$
begin
  if exists (select from read_models.checkpoints where name = 'products') then return; end if;
  update read_models.generations set version = 7 where projection = 'products';
end $$`;

/** Documents of reports have facts; lists do not. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(products);
};

/** As in the first migration: read models are dropped and replayed, not taken back. */
export const down = (): Promise<never> => Promise.reject(new Error('Migrations of the read models only go forward'));
