import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { ownAppsPath, paths } from '../../../lib/paths.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { LoadMore } from '../../../components/load-more.tsx';
import { useOrders } from '../api.ts';
import { OrderCard } from './order-card.tsx';

const FAILURE = 'Failed to load your orders';

const List = styled('ul')({ display: 'grid', gap: 12 });

type OrderListProps = { readonly nowMs: number; readonly isMember: boolean };

/** The orders, newest first. */
export function OrderList({ nowMs, isMember }: OrderListProps) {
  const { orders, hasMore, isLoading, mutate, loadMore } = useOrders();
  if (isLoading) {
    return (
      <List as="div" role="status" aria-label="Loading your orders">
        <Skeleton height={88} />
        <Skeleton height={88} />
      </List>
    );
  }
  if (!orders) return <LoadFailed text={FAILURE} onRetry={() => void mutate()} />;
  if (orders.length === 0) return <NoOrders isMember={isMember} />;
  return (
    <>
      <List>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} nowMs={nowMs} />
          </li>
        ))}
      </List>
      {hasMore && <LoadMore failure={FAILURE} onLoad={loadMore} />}
    </>
  );
}

/** The empty list. Reviews are bought for one's own app, so it links there. */
function NoOrders({ isMember }: Pick<OrderListProps, 'isMember'>) {
  const action = isMember ? (
    <Button variant="outlined" component={Link} to={ownAppsPath}>
      Your Apps
    </Button>
  ) : (
    <Button color="machine" component={Link} to={paths.home}>
      Add Your App
    </Button>
  );
  return (
    <EmptyState missing="back" title="No orders yet" action={action}>
      Open your app’s report and choose a plan. The reviews appear here.
    </EmptyState>
  );
}
