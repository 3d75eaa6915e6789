import { MAX_LISTED, personView, type PersonView } from '@twofold/contracts/audit/people/api';
import type { RecordedEvent } from '@twofold/event-store/port';
import { createStreamFold } from '../../browsing/rows-of-stream.ts';
import { applyReadable } from '../streams/state-tracker.ts';

/** Folds the events of a stream `credits-<id>` into the balance and the newest lines of the ledger. */
export const readCredits = (events: readonly RecordedEvent[]): PersonView['credits'] => {
  const fold = createStreamFold();
  for (const event of events) applyReadable(fold, event);
  const rowsOf = (table: string) => fold.rows().flatMap(({ table: name, row }) => (name === table ? [row] : []));
  const [balance] = rowsOf('credit_accounts');
  const entries = rowsOf('credit_entries').toSorted((one, other) => Number(other['number']) - Number(one['number']));
  return personView.shape.credits.parse({
    available: balance?.['available'] ?? 0,
    pending: balance?.['pending'] ?? 0,
    total: entries.length,
    items: entries.slice(0, MAX_LISTED).map((entry) => ({
      eventId: entry['event_id'],
      kind: entry['kind'],
      change: entry['change'],
      at: entry['at'],
      productId: entry['product_id'] ?? undefined,
      reviewId: entry['review_id'] ?? undefined,
    })),
  });
};
