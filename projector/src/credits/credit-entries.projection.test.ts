import { recorded } from '@twofold/feed/testing/an-event';
import { describe, expect, it } from 'vitest';
import { foldBatch, parseBatch } from '../fold.ts';
import { creditEntriesProjection } from './credit-entries.projection.ts';
import { aLedger, AT } from './testing/a-ledger.ts';

const { granted, earned, reserved, spent, returned } = aLedger(3);

const line = (number: number, said: object) => ({
  event_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  user_id: 3,
  number,
  product_id: null,
  review_id: null,
  source: null,
  at: AT,
  ...said,
});

describe('the lines of a ledger', () => {
  const events = [granted, earned(21), reserved(1), spent(1), returned(1)].map((event, index) =>
    recorded(event, index + 1, 'credits-3'),
  );
  const rows = foldBatch(parseBatch(creditEntriesProjection, events), new Map());

  it('are one for each event, by its id', () => expect([...rows.keys()]).toEqual(events.map(({ id }) => id)));

  it('say what happened, and what became of what can be spent', () =>
    expect([...rows.values()]).toEqual([
      line(1, { kind: 'granted', change: 1, source: 'welcome' }),
      line(2, { kind: 'earned', change: 1, product_id: 7, review_id: 21, source: 'discover' }),
      line(3, { kind: 'reserved', change: -1, product_id: 7 }),
      line(4, { kind: 'spent', change: 0, product_id: 7, review_id: 41 }),
      line(5, { kind: 'returned', change: 1, product_id: 7 }),
    ]));

  it('stay as they are when they are delivered again', () =>
    expect(foldBatch(parseBatch(creditEntriesProjection, [...events, ...events]), new Map())).toEqual(rows));
});
