import { describe, it } from 'vitest';
import { specFor } from '../testing/spec-for.ts';
import { buyerDecider } from './buyer.decider.ts';
import { checkoutDecider } from './checkout.decider.ts';
import { securityDecider } from './security.decider.ts';

const at = '2026-01-05T10:00:00.000Z';
const later = '2026-01-05T11:00:00.000Z';

describe('assigning a session to its order', () => {
  const given = specFor(checkoutDecider);
  const assigned = (orderId: number, assignedAt = at) =>
    ({ type: 'CheckoutSessionAssigned', data: { sessionId: 'cs_test_9', orderId, assignedAt } }) as const;
  const assign = (orderId: number, assignedAt = at) =>
    ({ type: 'AssignCheckoutSession', data: assigned(orderId, assignedAt).data }) as const;

  it('is recorded', () => given().when(assign(9)).then(assigned(9)));
  it('changes nothing the second time', () => given(assigned(9)).when(assign(9, later)).thenNothing());
  it('is refused for another order', () => given(assigned(9)).when(assign(10)).thenRefused('session-of-another-order'));
});

describe('recording the orders of a browser', () => {
  const given = specFor(buyerDecider);
  const noted = (orderId: number) =>
    ({ type: 'GuestOrderStarted', data: { browser: 'b'.repeat(64), orderId, startedAt: at } }) as const;
  const note = (orderId: number) => ({ type: 'NoteGuestOrder', data: noted(orderId).data }) as const;

  it('is recorded', () => given().when(note(9)).then(noted(9)));
  it('adds the next order', () => given(noted(9)).when(note(10)).then(noted(10)));
  it('records each once', () => given(noted(9), noted(10)).when(note(9)).thenNothing());
});

describe('detecting a mismatched payment', () => {
  const given = specFor(securityDecider);
  const detected = (detectedAt = at) => {
    const data = { sessionId: 'cs_test_9', expected: { amountCents: 500 }, paid: { amountCents: 5 }, detectedAt };
    return { type: 'PaymentMismatchDetected', data } as const;
  };
  const record = (detectedAt = at) => ({ type: 'RecordMismatch', data: detected(detectedAt).data }) as const;

  it('is recorded', () => given().when(record()).then(detected()));
  it('is recorded once', () => given(detected()).when(record(later)).thenNothing());
});
