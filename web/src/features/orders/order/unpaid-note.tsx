import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { OrderView } from '@twofold/contracts/orders/api';
import { Link } from 'react-router-dom';
import { analysisPath, paymentSuccessPath } from '../../../lib/paths.ts';

const Column = styled('div')({ display: 'grid', justifyItems: 'start', gap: 18, maxWidth: 640 });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Tells the buyer of an unpaid order how to continue. */
export function UnpaidNote({ order }: { readonly order: OrderView }) {
  const { state, sessionId, productId, product } = order;
  return (
    <Column>
      <Typography variant="lead">
        {state === 'expired'
          ? 'This checkout expired before it was paid. No money has moved. To order again, choose a plan.'
          : 'No payment has arrived yet. If you paid, nothing is lost: we keep checking with the payment provider. If you did not, choose a plan to start a new checkout.'}
      </Typography>
      <Actions>
        {state === 'unpaid' && sessionId !== undefined && (
          <Button component={Link} to={paymentSuccessPath(sessionId)}>
            Check the Payment
          </Button>
        )}
        {product && (
          <Button variant="outlined" component={Link} to={`${analysisPath(productId)}#pricing`}>
            See the Plans
          </Button>
        )}
      </Actions>
    </Column>
  );
}
