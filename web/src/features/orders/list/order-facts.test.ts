import { describe, expect, it } from 'vitest';
import { bundle, now } from '../testing/orders.ts';
import { orderFacts } from './order-facts.ts';

describe('an order in a list', () => {
  it('says what it costs, when it was paid, and how far it has come', () => {
    expect(orderFacts(bundle(), now)).toBe('$10.00 · paid Jan 5, 2025 · 1 of 3 reviews delivered, 24 h left');
  });

  it('says that no money moved', () => {
    expect(orderFacts(bundle({ isSimulated: true }), now)).toContain('$10.00 (simulated) · paid');
  });

  it('promises nothing while it is not paid', () => {
    const { paidAt: _paidAt, dueAt: _dueAt, ...unpaid } = bundle({ state: 'unpaid', seats: [] });
    expect(orderFacts(unpaid, now)).toBe('$10.00 · started Jan 5, 2025');
  });

  it('says what was paid back', () => {
    const refund = { amountCents: 667, missing: 2, reason: 'promise-missed', state: 'requested' } as const;
    const refunds = [{ ...refund, at: '2025-01-07T12:00:00.000Z' }];
    expect(orderFacts(bundle({ state: 'closed', refunds }), now)).toBe(
      '$10.00 · paid Jan 5, 2025 · 1 of 3 reviews delivered · $6.67 for 2 missing reviews is on its way back to you',
    );
  });
});
