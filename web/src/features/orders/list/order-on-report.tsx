import Skeleton from '@mui/material/Skeleton';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { useOrder } from '../api.ts';
import { OrderCard } from './order-card.tsx';

/** The user's order on the report that it is for, with a link to it. */
export function OrderOnReport({ orderId }: { readonly orderId: number }) {
  const { data: order, error, mutate } = useOrder(orderId, undefined);
  const nowMs = useNow();
  if (order) return <OrderCard order={order} nowMs={nowMs} />;
  if (error) return <LoadFailed text="Failed to load your order" onRetry={() => void mutate()} />;
  return (
    <div role="status" aria-label="Loading your order">
      <Skeleton height={106} />
    </div>
  );
}
