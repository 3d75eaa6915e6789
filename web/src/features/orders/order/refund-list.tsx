import { styled } from '@mui/material/styles';
import type { RefundView } from '@twofold/contracts/orders/api';
import { refundWords } from '../seats/seat-words.ts';

const List = styled('ul')(({ theme }) => ({ display: 'grid', gap: 8, color: theme.vars.palette.text.secondary }));

const REASONS = {
  'promise-missed': 'Not every review arrived in time.',
  'product-taken-down': 'The app was taken down.',
  'buyer-erased': 'The account was deleted.',
  'order-cancelled': 'You canceled the order.',
  'review-unusable': 'No other reviewer took the seat of the review you reported.',
} as const;

const FAILED = 'It could not be paid to your card. Our team was notified and will fix it.';

type RefundListProps = { readonly refunds: readonly RefundView[]; readonly isSimulated: boolean };

/** The refunds of an order, with reasons. */
export function RefundList({ refunds, isSimulated }: RefundListProps) {
  return (
    <List>
      {refunds.map((refund) => (
        <li key={`${refund.reason}-${refund.amountCents}`}>
          {`${refundWords(refund)}. ${refund.state === 'failed' ? FAILED : REASONS[refund.reason]}`}
          {isSimulated && ' Like the payment, this is simulated.'}
        </li>
      ))}
    </List>
  );
}
