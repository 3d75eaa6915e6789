import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { analysisPath, orderPath, paths } from '../lib/paths.ts';
import { useVerifiedPayment } from '../features/orders/api.ts';
import { PaymentResult } from '../features/orders/payment-result.tsx';
import { ErrorSign, PaidSign, ProcessingSign } from '../features/orders/payment-signs.tsx';
import { useIsSimulated } from '../features/orders/use-is-simulated.ts';

/**
 * `/payment/success` of the specification, section 2. Without a session nothing is requested, and nothing counts as
 * paid (D-63).
 */
export function PaymentSuccessPage() {
  const [search] = useSearchParams();
  const sessionId = search.get('session_id') || undefined;
  const isSimulated = useIsSimulated();
  const { data: payment, isLoading, mutate } = useVerifiedPayment(sessionId);

  if (isLoading) {
    return (
      <PaymentResult
        title="Payment Processing"
        message="Checking with the payment provider. This takes a moment."
        sign={<ProcessingSign />}
      />
    );
  }
  if (payment) {
    return (
      <PaymentResult
        title="Payment Successful"
        message="Your order has been confirmed!"
        sign={<PaidSign />}
        isPaid
        note={isSimulated && 'This checkout was simulated: no money has moved.'}
      >
        <Button color="people" component={Link} to={orderPath(payment.orderId)}>
          See your order
        </Button>
        <Button variant="outlined" component={Link} to={analysisPath(payment.productId)}>
          View Analysis
        </Button>
      </PaymentResult>
    );
  }
  return (
    <PaymentResult
      title="Payment Error"
      message="We couldn't verify your payment."
      sign={<ErrorSign />}
      note={sessionId && 'If you paid, nothing is lost: we keep checking, and will confirm your order.'}
    >
      {sessionId && <Button onClick={() => void mutate()}>Try Again</Button>}
      <Button variant={sessionId ? 'outlined' : 'contained'} component={Link} to={paths.home}>
        Go Home
      </Button>
    </PaymentResult>
  );
}
