import type { Knex } from 'knex';

/**
 * Version 2 of `notifications` has what follows from reported reviews; its columns are those of version 1. Where a projector has
 * followed the log, it fills the next generation; elsewhere this one is up to date.
 */
const version = `
update read_models.generations set version = 2
where projection = 'notifications' and not exists (select from read_models.checkpoints where name = 'notifications')`;

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(version);
};

/** As in the first migration: read models are dropped and replayed, not taken back. */
export const down = (): Promise<never> => Promise.reject(new Error('Migrations of the read models only go forward'));
