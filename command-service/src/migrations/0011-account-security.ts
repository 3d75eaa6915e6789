import type { Knex } from 'knex';

/** Null means unknown: only passwords set by a reset are rated. */
const strength = 'alter table write_side.credentials add column is_strong boolean';

/**
 * The devices that have logged in to an account. `account` is the id of its email address, `device_hash` the SHA-256 of
 * a cookie. `told_at` is set once the owner was notified of the device, or registered on it.
 */
const devices = `
create table if not exists write_side.known_devices (
  user_id     bigint not null references write_side.credentials on delete cascade,
  account     text not null,
  device_hash text not null,
  last_seen   timestamptz not null,
  primary key (user_id, device_hash)
);
alter table write_side.known_devices add column told_at timestamptz;
grant all on write_side.known_devices to twofold_command`;

/** Whether a password is hard to guess, and the devices that the owner of an account was notified of. */
export const up = async (knex: Knex): Promise<void> => {
  for (const statements of [strength, devices]) await knex.raw(statements);
};
