import type { Knex } from 'knex';

/**
 * Version 10 of `products` shows screenshots before the rest of a site is measured; its columns are those of version 9. Where a
 * projector has followed the log, it fills the next generation; elsewhere this one is up to date.
 */
const version = `
update read_models.generations set version = 10
where projection = 'products' and not exists (select from read_models.checkpoints where name = 'products')`;

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(version);
};

/** As in the first migration: read models are dropped and replayed, not taken back. */
export const down = (): Promise<never> => Promise.reject(new Error('Migrations of the read models only go forward'));
