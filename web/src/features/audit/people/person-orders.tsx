import type { PersonView } from '@twofold/contracts/audit/people/api';
import { streamPath } from '../addresses.ts';
import { dollars } from '../parts/numbers.ts';
import { ExactTime, MonoLink } from '../parts/mono.tsx';
import { SortHead } from '../parts/sort-head.tsx';
import { useSorted } from '../parts/use-sorted.ts';
import { ItemPanel } from './item-panel.tsx';

type Order = PersonView['orders']['items'][number];

const statusOf = ({ status, amountCents, refundedCents = 0 }: Order): string => {
  if (refundedCents === 0) return status;
  return refundedCents >= amountCents ? 'refunded' : `${status}, ${dollars(refundedCents)} refunded`;
};

const COLUMNS = {
  order: ({ orderId }: Order) => orderId,
  app: ({ productId }: Order) => productId,
  plan: ({ tier }: Order) => tier,
  status: statusOf,
  amount: ({ amountCents }: Order) => amountCents,
  started: ({ startedAt }: Order) => startedAt,
} as const;

/** The user's orders, with links to their events. */
export function PersonOrders({ orders: { total, items } }: { readonly orders: PersonView['orders'] }) {
  const { rows, head } = useSorted(items, COLUMNS, { by: 'order', isDescending: true });
  return (
    <ItemPanel title="Orders" one="order" empty="No orders." total={total} length={items.length}>
      <thead>
        <tr>
          <SortHead {...head} column="order" name="Order" />
          <SortHead {...head} column="app" name="App" />
          <SortHead {...head} column="plan" name="Plan" />
          <SortHead {...head} column="status" name="Status" />
          <SortHead {...head} column="amount" name="Amount" isNumber />
          <SortHead {...head} column="started" name="Started" />
        </tr>
      </thead>
      <tbody>
        {rows.map((order) => (
          <tr key={order.orderId}>
            <td className="fixed">
              <MonoLink to={streamPath(`order-${order.orderId}`)}>order-{order.orderId}</MonoLink>
            </td>
            <td className="fixed">
              <MonoLink to={streamPath(`product-${order.productId}`)}>product-{order.productId}</MonoLink>
            </td>
            <td>{order.tier}</td>
            <td>{statusOf(order)}</td>
            <td className="number">{dollars(order.amountCents)}</td>
            <td className="fixed">
              <ExactTime iso={order.startedAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </ItemPanel>
  );
}
