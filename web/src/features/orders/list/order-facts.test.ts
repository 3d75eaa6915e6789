import type { OrderView } from '@twofold/contracts/orders/api';
import { describe, expect, it } from 'vitest';
import { bundle, now } from '../testing/orders.ts';
import { orderFacts } from './order-facts.ts';

/** The facts, with ordinary spaces. */
const facts = (order: OrderView) => orderFacts(order, now).replaceAll(/\s+/g, ' ');

describe('an order in a list', () => {
  it('says what it costs, when it was paid, and how far it has come', () => {
    expect(facts(bundle())).toBe('$10.00 · paid Jan 5, 2025 · 1 of 3 reviews delivered, 24 h left');
  });

  it('wraps only between facts, before a dot', () => {
    const pieces = orderFacts(bundle(), now).split(/[\u2002 ]/);
    expect(pieces.slice(0, 2)).toEqual(['$10.00', '·\u00A0\u00A0paid\u00A0Jan\u00A05,\u00A02025']);
  });

  it('says that no money moved', () => {
    expect(facts(bundle({ isSimulated: true }))).toContain('$10.00 (simulated) · paid');
  });

  it('has no deadline while it is not paid', () => {
    const { paidAt: _paidAt, dueAt: _dueAt, ...unpaid } = bundle({ state: 'unpaid', seats: [] });
    expect(facts(unpaid)).toBe('$10.00 · started Jan 5, 2025');
  });

  it('says what was refunded', () => {
    const refund = { amountCents: 667, missing: 2, reason: 'promise-missed', state: 'requested' } as const;
    const refunds = [{ ...refund, at: '2025-01-07T12:00:00.000Z' }];
    expect(facts(bundle({ state: 'closed', refunds }))).toBe(
      '$10.00 · paid Jan 5, 2025 · 1 of 3 reviews delivered · $6.67 for 2 missing reviews is on its way back to you',
    );
  });
});
