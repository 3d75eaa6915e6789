import type { Knex } from 'knex';

/** Null: not yet checked whether the log commits to this hash. */
const due = `
alter table write_side.credentials add column committed_at timestamptz;
create index credentials_to_commit on write_side.credentials (user_id) where committed_at is null`;

/** What auditors compare with commitments: the SHA-256 of a hash. From the hash itself a password could be guessed. */
const digests = `
create view write_side.credential_digests as
  select user_id, encode(sha256(convert_to(hash, 'UTF8')), 'hex') as digest from write_side.credentials;
grant select on write_side.credential_digests to twofold_auditor`;

/** The hashes that the log commits to, and the view of them for auditors. */
export const up = async (knex: Knex): Promise<void> => {
  for (const statements of [due, digests]) await knex.raw(statements);
};
