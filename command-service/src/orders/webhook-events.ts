import type pg from 'pg';

/** Stripe retries a delivery for three days. */
const KEPT_DAYS = 30;

/** The provider's webhook events that were handled, by id. */
export interface WebhookEvents {
  isKnown(eventId: string): Promise<boolean>;
  /** Call it after the work, so that a half-handled event is delivered again. */
  add(eventId: string): Promise<void>;
  forgetOld(): Promise<void>;
}

/** Stores them in `write_side.webhook_events`. */
export const postgresWebhookEvents = (deps: { readonly pool: pg.Pool; readonly now: () => Date }): WebhookEvents => {
  const { pool, now } = deps;
  return {
    isKnown: async (eventId) => {
      const { rowCount } = await pool.query('select from write_side.webhook_events where id = $1', [eventId]);
      return rowCount === 1;
    },
    add: async (eventId) => {
      await pool.query(
        'insert into write_side.webhook_events (id, received_at) values ($1, $2) on conflict (id) do nothing',
        [eventId, now()],
      );
    },
    forgetOld: async () => {
      const before = new Date(now().getTime() - KEPT_DAYS * 24 * 3_600_000);
      await pool.query('delete from write_side.webhook_events where received_at < $1', [before]);
    },
  };
};
