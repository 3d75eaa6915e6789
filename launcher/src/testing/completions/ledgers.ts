import type { RecordedEvent } from '@twofold/event-store/port';
import type pg from 'pg';

/** Every user's available credits, with the events behind them, in order. */
export type Ledgers = Readonly<Record<number, { readonly balance: number; readonly events: readonly string[] }>>;

/** The balances according to the log, computed independently of the tested code. */
export const ledgersIn = (events: readonly RecordedEvent[]): Ledgers => {
  const ledgers: Record<number, { balance: number; events: string[] }> = {};
  for (const { id, stream, data } of events) {
    if (!stream.startsWith('credits-')) continue;
    const ledger = (ledgers[Number(stream.slice('credits-'.length))] ??= { balance: 0, events: [] });
    ledger.balance += (data as { amount: number }).amount;
    ledger.events.push(id);
  }
  return ledgers;
};

/** The balances according to the read models. */
export const shownLedgers = async (pool: pg.Pool): Promise<Ledgers> => {
  const accounts = await pool.query<{ user_id: string; available: number }>(
    'select * from read_models.credit_accounts',
  );
  const entries = await pool.query<{ user_id: string; event_id: string }>(
    'select user_id, event_id from read_models.credit_entries order by user_id, number',
  );
  return Object.fromEntries(
    accounts.rows.map(({ user_id: id, available: balance }) => [
      Number(id),
      { balance, events: entries.rows.filter(({ user_id }) => user_id === id).map(({ event_id }) => event_id) },
    ]),
  );
};

/** The reviews that the read models show as complete. */
export const shownAsComplete = async (pool: pg.Pool): Promise<number[]> => {
  const { rows } = await pool.query<{ id: string }>(
    `select id from read_models.reviews where status = 'complete' order by id`,
  );
  return rows.map(({ id }) => Number(id));
};

/** The review that each event of a type is about, in ascending order. */
export const reviewsOf = (events: readonly RecordedEvent[], type: 'ReviewCompleted' | 'CreditEarned'): number[] =>
  events
    .filter((event) => event.type === type)
    .map(({ data }) => (data as { reviewId: number }).reviewId)
    .toSorted((one, other) => one - other);
