import type { PaymentIssuesView } from '@twofold/contracts/audit/payments/api';

export type PaymentIssue = PaymentIssuesView['issues'][number];

const STATES: Readonly<Record<PaymentIssue['state'], string>> = {
  open: 'Open',
  retrying: 'Retrying',
  paid: 'Refunded',
  won: 'Won',
  lost: 'Lost',
  'inquiry-closed': 'Inquiry closed',
  prevented: 'Prevented',
};

/** An open refund has failed; an open dispute is simply open. */
export const stateWords = ({ kind, state }: PaymentIssue): string =>
  kind === 'refund' && state === 'open' ? 'Failed' : STATES[state];

/** "Expired or canceled card" of `expired-or-canceled-card`. */
export const reasonWords = (reason: string): string => {
  const words = reason.replaceAll('-', ' ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
};

/** "$5.00", "€4.61": a dispute may be in the currency of the card. */
export const amountWords = ({ amountCents, currency }: PaymentIssue): string => {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amountCents / 10 ** maximumFractionDigits);
};
