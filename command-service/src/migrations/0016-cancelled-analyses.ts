import type { Knex } from 'knex';

const column = `
-- Whether the browser that follows the analysis has called it off: the instance that runs it stops then.
alter table write_side.analysis_progress add column cancelled boolean not null default false`;

/** Canceling an analysis at any instance of the service. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(column);
};
