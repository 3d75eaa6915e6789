import type { Knex } from 'knex';

const table = `
-- The links of the mails are derived from the id; here is what recognizes one. They go with the credentials.
create table write_side.email_confirmations (
  id uuid primary key,
  user_id bigint not null references write_side.credentials on delete cascade,
  token_hash bytea not null unique,
  requested_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_confirmations_user on write_side.email_confirmations (user_id, requested_at);
create index email_confirmations_expiry on write_side.email_confirmations (expires_at)`;

const rights = 'grant all on write_side.email_confirmations to twofold_command';

/** The links that confirm email addresses. */
export const up = async (knex: Knex): Promise<void> => {
  for (const statements of [table, rights]) await knex.raw(statements);
};
