import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { PaymentResult } from '../features/orders/payment-result.tsx';
import { CancelledSign } from '../features/orders/payment-signs.tsx';
import { showToast } from '../lib/toast-store.ts';

/** `/payment/cancel` of the specification, section 2. */
export function PaymentCancelPage() {
  useEffect(() => {
    const description = 'Your payment process was cancelled. You can try again whenever you are ready.';
    showToast({ tone: 'destructive', title: 'Payment Cancelled', description });
  }, []);
  return (
    <PaymentResult
      title="Payment Cancelled"
      message="No payment was processed"
      sign={<CancelledSign />}
      note={
        <>
          To try again, open the order in <Link to={paths.orders}>your orders</Link>.
        </>
      }
    >
      <Button variant="outlined" component={Link} to={paths.home}>
        Back to Home
      </Button>
    </PaymentResult>
  );
}
