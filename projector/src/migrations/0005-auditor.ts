import { createRolesSql } from '@twofold/postgres/roles';
import type { Knex } from 'knex';

const role = createRolesSql(['twofold_auditor']);

/** An auditor compares the rows with the log, and so reads the tables of all generations, not only the views. */
const rights = `
grant usage on schema read_models to twofold_auditor;
grant select on all tables in schema read_models to twofold_auditor`;

export const up = async (knex: Knex): Promise<void> => {
  for (const statements of [role, rights]) await knex.raw(statements);
};
