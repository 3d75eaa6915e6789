import type { Knex } from 'knex';

/** The command that used a reset, so that a repeat gets the same answer. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table write_side.password_resets add column used_by uuid');
};
