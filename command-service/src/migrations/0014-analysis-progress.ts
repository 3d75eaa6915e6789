import type { Knex } from 'knex';

const table = `
-- What the analysis of a request is doing, for the browser that sent its key. It goes with the request.
create table write_side.analysis_progress (
  key uuid primary key references write_side.requests on delete cascade,
  device_hash text not null,
  step text not null
)`;

const rights = 'grant all on write_side.analysis_progress to twofold_command';

/** The progress of analyses, which every instance of the service can read. */
export const up = async (knex: Knex): Promise<void> => {
  for (const statements of [table, rights]) await knex.raw(statements);
};
