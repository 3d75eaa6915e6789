import type { Knex } from 'knex';

const tables = `
-- What verifies a second factor; which of them work says the log. The secret of an app is sealed with the key of its account.
create table write_side.second_factors (
  id            uuid primary key,
  user_id       bigint not null references write_side.credentials on delete cascade,
  kind          text not null check (kind in ('totp', 'passkey')),
  sealed        bytea,
  -- The half minute of the last code that was used: it and those before are used up.
  last_step     bigint not null default 0,
  credential_id text unique,
  public_key    bytea,
  counter       bigint not null default 0,
  transports    text[] not null default '{}',
  created_at    timestamptz not null,
  check (kind <> 'totp' or sealed is not null),
  check (kind <> 'passkey' or (credential_id is not null and public_key is not null))
);
create index second_factors_user on write_side.second_factors (user_id);

-- Which set works and which of its codes were used says the log, too. The codes are random: a plain hash is enough.
create table write_side.recovery_codes (
  set_id    uuid not null,
  number    smallint not null,
  user_id   bigint not null references write_side.credentials on delete cascade,
  code_hash bytea not null,
  primary key (set_id, number)
);
create index recovery_codes_user on write_side.recovery_codes (user_id);

-- Whose password was right in which browser, until the second factor follows. It is no session.
create table write_side.login_tickets (
  token_hash      bytea primary key,
  user_id         bigint not null references write_side.credentials on delete cascade,
  password_digest bytea not null,
  expires_at      timestamptz not null
);
create index login_tickets_user on write_side.login_tickets (user_id);
create index login_tickets_expiry on write_side.login_tickets (expires_at);

create table write_side.passkey_challenges (
  challenge  text primary key,
  purpose    text not null,
  user_id    bigint references write_side.credentials on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_user on write_side.passkey_challenges (user_id);
create index passkey_challenges_expiry on write_side.passkey_challenges (expires_at)`;

const rights = `
grant all on write_side.second_factors, write_side.recovery_codes, write_side.login_tickets,
  write_side.passkey_challenges to twofold_command`;

/** Second factors, and logins that wait for theirs (D-132). */
export const up = async (knex: Knex): Promise<void> => {
  for (const statements of [tables, rights]) await knex.raw(statements);
};
