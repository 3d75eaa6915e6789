import type { Knex } from 'knex';

/** The ids of reviews. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('create sequence write_side.review_ids');
  await knex.raw('grant all on sequence write_side.review_ids to twofold_command');
};
