import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { LoadMore } from '../../../components/load-more.tsx';
import { useOrders } from '../api.ts';
import { OrderCard } from './order-card.tsx';

const FAILURE = 'Failed to load your orders';

const List = styled('ul')({ display: 'grid', gap: 12 });

/** The orders, newest first. */
export function OrderList({ nowMs }: { readonly nowMs: number }) {
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
  if (orders.length === 0) return <NoOrders />;
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

function NoOrders() {
  const action = (
    <Button color="people" component={Link} to={paths.discover}>
      Discover Apps
    </Button>
  );
  return (
    <EmptyState missing="back" title="No orders yet" action={action}>
      Choose a plan on the page of a report. The reviews arrive here.
    </EmptyState>
  );
}
