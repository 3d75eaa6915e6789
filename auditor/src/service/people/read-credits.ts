import { MAX_LISTED, type PersonView } from '@twofold/contracts/audit/people/api';
import type { CreditAccountRow, CreditEntryRow } from '@twofold/contracts/credits/read-model';
import type { RecordedEvent } from '@twofold/event-store/port';
import { createStreamFold } from '../../browsing/rows-of-stream.ts';
import { applyReadable } from '../streams/state-tracker.ts';

/** Folds the events of a stream `credits-<id>` into the balance and the newest lines of the ledger. */
export const readCredits = (events: readonly RecordedEvent[]): PersonView['credits'] => {
  const fold = createStreamFold();
  for (const event of events) applyReadable(fold, event);
  const rowsOf = <Row>(table: string): readonly Row[] =>
    fold.rows().flatMap(({ table: name, row }) => (name === table ? [row as Row] : []));
  const [balance] = rowsOf<CreditAccountRow>('credit_accounts');
  const lines = rowsOf<CreditEntryRow>('credit_entries').toSorted((one, other) => other.number - one.number);
  return {
    available: balance?.available ?? 0,
    pending: balance?.pending ?? 0,
    total: lines.length,
    items: lines.slice(0, MAX_LISTED).map(({ event_id: eventId, kind, change, at, product_id, review_id }) => ({
      eventId,
      kind,
      change,
      at,
      ...(product_id !== null && { productId: product_id }),
      ...(review_id !== null && { reviewId: review_id }),
    })),
  };
};
