import type { Knex } from 'knex';

/** No site could be measured before, and no report had facts: the rows of products are those that the new version makes. */
const products = `update read_models.generations set version = 7 where projection = 'products' and version = 6`;

/** Reports have facts, and say how far the measuring of their site is, and which screenshots there are. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(products);
};

/** As in the first migration: read models are dropped and replayed, not taken back. */
export const down = (): Promise<never> => Promise.reject(new Error('Migrations of the read models only go forward'));
