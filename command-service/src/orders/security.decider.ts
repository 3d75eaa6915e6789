import type { SecurityEvent } from '@twofold/contracts/orders/events';
import type { Decider } from '../decider.ts';

export type PaymentSecurity = { readonly status: 'quiet' } | { readonly status: 'mismatch' };

export type RecordMismatch = {
  readonly type: 'RecordMismatch';
  readonly data: Extract<SecurityEvent, { type: 'PaymentMismatchDetected' }>['data'];
};

const evolve = (_: PaymentSecurity, event: SecurityEvent): PaymentSecurity => {
  switch (event.type) {
    case 'PaymentMismatchDetected':
      return { status: 'mismatch' };
  }
};

/** Recorded once per session. */
const decide = ({ data }: RecordMismatch, { status }: PaymentSecurity): readonly SecurityEvent[] =>
  status === 'mismatch' ? [] : [{ type: 'PaymentMismatchDetected', data }];

/** Payments that do not match their order. Stream: `security-payment_<sessionId>`. */
export const securityDecider: Decider<PaymentSecurity, RecordMismatch, SecurityEvent> = {
  initialState: { status: 'quiet' },
  evolve,
  decide,
};
