import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { ScreenProblem } from '../components/screen-problem.tsx';
import { usePageTitle } from '../components/use-page-title.ts';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { Wrap } from '../components/wrap.tsx';
import { ContradictedClaims } from '../features/analysis/contradicted-claims.tsx';
import { isOutOfReach, useOrder } from '../features/orders/api.ts';
import { OrderScreen } from '../features/orders/order/order-screen.tsx';
import { useNow } from '../lib/use-now.ts';

/** The footer stays out of sight, so that the order does not move it. */
const Ghost = styled(Wrap)({
  display: 'grid',
  alignContent: 'start',
  gap: 20,
  minHeight: '100vh',
  paddingBlock: '40px 108px',
});

/** `/orders/:id`, also by the link of a mail, which carries a token (D-59). An id that is no number names no order. */
export function OrderPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const token = search.get('token') || undefined;
  const orderId = /^\d+$/.test(id) ? Number(id) : undefined;
  const { data: order, error, isLoading, mutate } = useOrder(orderId, token);
  const nowMs = useNow();

  if (order) {
    const links = token === undefined ? '' : `?${new URLSearchParams({ order: String(order.id), token })}`;
    const hasReviews = order.seats.some(({ state }) => state === 'filled');
    return (
      <OrderScreen order={order} token={token} nowMs={nowMs}>
        {hasReviews && <ContradictedClaims productId={order.productId} links={links} />}
      </OrderScreen>
    );
  }
  if (isLoading) return <OrderSkeleton />;
  if (orderId === undefined || isOutOfReach(error)) {
    return (
      <ScreenProblem
        title="Order not found"
        message="An order opens in the account or the browser that bought it, and by the link in the mail about it."
      >
        <Button component={Link} to={paths.orders}>
          Your Orders
        </Button>
      </ScreenProblem>
    );
  }
  return (
    <ScreenProblem title="Error loading order" message="We could not read this order.">
      <Button variant="outlined" onClick={() => void mutate()}>
        Retry
      </Button>
    </ScreenProblem>
  );
}

function OrderSkeleton() {
  usePageTitle('Order');
  return (
    <Ghost role="status" aria-label="Loading order">
      <VisuallyHidden role="heading" aria-level={1}>
        Loading order
      </VisuallyHidden>
      <Skeleton width="60%" height={44} />
      <Skeleton width={280} height={16} />
      <Skeleton height={118} />
      <Skeleton height={104} />
    </Ghost>
  );
}
