import type { Knex } from 'knex';

/** The ids of orders, and the handled webhook events of the payment provider. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('create sequence write_side.order_ids');
  await knex.raw(`
    -- The ids of the provider's events that were acted on, so that one that is told again is known.
    create table write_side.webhook_events (
      id text primary key,
      received_at timestamptz not null
    )`);
  await knex.raw('grant all on sequence write_side.order_ids to twofold_command');
  await knex.raw('grant all on write_side.webhook_events to twofold_command');
};
