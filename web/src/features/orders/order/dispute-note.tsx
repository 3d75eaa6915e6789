import Typography from '@mui/material/Typography';
import type { OrderView } from '@twofold/contracts/orders/api';
import { longDate } from '../../../lib/day-of.ts';

type Dispute = NonNullable<OrderView['dispute']>;

const WORDS: Readonly<Record<Dispute['state'], string>> = {
  open: 'The cardholder’s bank has been reviewing this payment since',
  won: 'The cardholder’s bank upheld this payment on',
  lost: 'The cardholder’s bank returned this payment to the card on',
  'inquiry-closed': 'The cardholder’s bank closed its inquiry about this payment on',
  prevented: 'The dispute about this payment was settled on',
};

/** The state of the payment's dispute, which does not change the order. */
export function DisputeNote({ dispute: { state, at } }: { readonly dispute: Dispute }) {
  return (
    <Typography color="textSecondary">
      {WORDS[state]} {longDate(at) ?? 'an unknown date'}.{state === 'open' && ' This does not change your order.'}
    </Typography>
  );
}
