import type { Knex } from 'knex';

/** The secret of each endpoint, sealed with the key of its account, and deleted with the account. */
const endpoints = `
create table write_side.webhook_endpoints (
  id            uuid primary key,
  user_id       bigint not null references write_side.credentials on delete cascade,
  sealed_secret bytea not null,
  added_at      timestamptz not null
);
create index webhook_endpoints_user on write_side.webhook_endpoints (user_id)`;

/** The messages to an endpoint. `tries` counts the attempts since the last start, `attempts` all of them. */
const deliveries = `
create table write_side.webhook_deliveries (
  id          uuid primary key,
  endpoint_id uuid not null references write_side.webhook_endpoints on delete cascade,
  type        text not null,
  body        text not null,
  state       text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed', 'stopped')),
  tries       integer not null default 0,
  attempts    integer not null default 0,
  created_at  timestamptz not null,
  next_try_at timestamptz
);
create index webhook_deliveries_endpoint on write_side.webhook_deliveries (endpoint_id, created_at)`;

/** An attempt is recorded before it is made. A message whose attempt has no end may or may not have arrived. */
const attempts = `
create table write_side.webhook_attempts (
  delivery_id uuid not null references write_side.webhook_deliveries on delete cascade,
  number      integer not null,
  started_at  timestamptz not null,
  duration_ms integer,
  status      integer,
  answer      text,
  problem     text,
  primary key (delivery_id, number)
)`;

const rights = `
grant all on write_side.webhook_endpoints, write_side.webhook_deliveries, write_side.webhook_attempts to twofold_command`;

export const up = async (knex: Knex): Promise<void> => {
  for (const statements of [endpoints, deliveries, attempts, rights]) await knex.raw(statements);
};
