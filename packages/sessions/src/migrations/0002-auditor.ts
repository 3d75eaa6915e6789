import { createRolesSql } from '@twofold/postgres/roles';
import type { Knex } from 'knex';

const role = createRolesSql(['twofold_auditor']);

/** The audit service knows who asks, and keeps a session alive; as any other reader it can neither open nor change one. */
const rights = `
grant usage on schema sessions to twofold_auditor;
grant select, update (expire) on sessions.sessions to twofold_auditor`;

export const up = async (knex: Knex): Promise<void> => {
  for (const statements of [role, rights]) await knex.raw(statements);
};
