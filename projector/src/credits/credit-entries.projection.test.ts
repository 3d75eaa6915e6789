import { recorded } from '@twofold/feed/testing/an-event';
import { describe, expect, it } from 'vitest';
import { foldBatch, parseBatch } from '../fold.ts';
import { creditEntriesProjection } from './credit-entries.projection.ts';
import { aLedger, AT } from './testing/a-ledger.ts';

const { granted, earned, reserved, spent, returned, revoked, withheld } = aLedger(3);

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

  it('are one per event, by its id', () => expect([...rows.keys()]).toEqual(events.map(({ id }) => id)));

  it('have the kind of event, and the change of the available credits', () =>
    expect([...rows.values()]).toEqual([
      line(1, { kind: 'granted', change: 1, source: 'welcome' }),
      line(2, { kind: 'earned', change: 1, product_id: 7, review_id: 21, source: 'discover' }),
      line(3, { kind: 'reserved', change: -1, product_id: 7 }),
      line(4, { kind: 'spent', change: 0, product_id: 7, review_id: 41 }),
      line(5, { kind: 'returned', change: 1, product_id: 7 }),
    ]));

  it.each([
    ['balance', -1],
    ['pending', 0],
    ['awards', 0],
  ] as const)('say of a credit revoked from %s that it changes what can be spent by %i', (from, change) => {
    const event = recorded(revoked(21, from), 1, 'credits-3');
    const revocation = foldBatch(parseBatch(creditEntriesProjection, [event]), new Map());
    expect([...revocation.values()]).toEqual([line(1, { kind: 'revoked', change, product_id: 7, review_id: 21 })]);
  });

  it('include credits withheld from an award', () => {
    const event = recorded(withheld(22), 1, 'credits-3');
    const withholding = foldBatch(parseBatch(creditEntriesProjection, [event]), new Map());
    const told = { kind: 'withheld', change: -1, product_id: 7, review_id: 22 };
    expect([...withholding.values()]).toEqual([line(1, told)]);
  });

  it('do not change if events are delivered again', () =>
    expect(foldBatch(parseBatch(creditEntriesProjection, [...events, ...events]), new Map())).toEqual(rows));
});
