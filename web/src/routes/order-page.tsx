import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { OrderView } from '@twofold/contracts/orders/api';
import { UNNAMED_REVIEWER } from '@twofold/contracts/reviews/content';
import { reportLinksOfOrder } from '@twofold/contracts/analysis/report-links';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { AgainIcon } from '../components/icons.tsx';
import { ScreenProblem } from '../components/screen-problem.tsx';
import { usePageTitle } from '../components/use-page-title.ts';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { Wrap } from '../components/wrap.tsx';
import { useMe } from '../features/accounts/api.ts';
import { DisputedClaims } from '../features/analysis/disputed-claims.tsx';
import { BriefSection } from '../features/feedback/brief/brief-section.tsx';
import { CancelRequest } from '../features/feedback/cancel-request.tsx';
import { ReportReview } from '../features/feedback/complaints/report-review.tsx';
import { ReportedReview } from '../features/feedback/complaints/reported-review.tsx';
import { useOrder } from '../features/orders/api.ts';
import { GuestEmail } from '../features/orders/order/guest-email.tsx';
import { OrderScreen } from '../features/orders/order/order-screen.tsx';
import { SeatList } from '../features/orders/seats/seat-list.tsx';
import { dollars } from '../features/orders/words.ts';
import { isOutOfReach } from '../lib/fetch-json.ts';
import { useNow } from '../lib/use-now.ts';

/** Keeps the footer below the window before and after the order is loaded, so that nothing visible moves. */
const Area = styled('div')({ minHeight: 'calc(100vh - 64px)', '@media print': { minHeight: 0 } });

const Placeholder = styled(Wrap)(({ theme }) => ({
  display: 'grid',
  gap: 20,
  paddingBlock: '40px 108px',
  '& .seats': { display: 'grid', gap: 16, marginTop: 20 },
  [theme.breakpoints.up('md')]: { '& .seats': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
}));

/** `/orders/:id`. The link in a mail contains a token that opens the order (D-59). An invalid id is not found. */
export function OrderPage() {
  return (
    <Area>
      <OrderOfAddress />
    </Area>
  );
}

function OrderOfAddress() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const token = search.get('token') || undefined;
  const orderId = /^\d+$/.test(id) ? Number(id) : undefined;
  const { data: order, error, isLoading, mutate } = useOrder(orderId, token);
  const nowMs = useNow();

  if (order) return <Order order={order} token={token} nowMs={nowMs} />;
  if (isLoading) return <OrderSkeleton />;
  if (orderId === undefined || isOutOfReach(error)) {
    return (
      <ScreenProblem
        title="Order not found"
        message="Open an order from the account or browser you bought it with, or with the link in our emails about it."
      >
        <Button component={Link} to={paths.orders}>
          Your Orders
        </Button>
      </ScreenProblem>
    );
  }
  return (
    <ScreenProblem title="Error loading order" message="We could not load this order.">
      <Button variant="outlined" onClick={() => void mutate()}>
        <AgainIcon /> Retry
      </Button>
    </ScreenProblem>
  );
}

type OrderProps = { readonly order: OrderView; readonly token: string | undefined; readonly nowMs: number };

function Order({ order, token, nowMs }: OrderProps) {
  const { requestId, state, seats, brief, amountCents } = order;
  const isOpen = state === 'under-way';
  const isUnclaimed = isOpen && seats.every((seat) => seat.state === 'open');
  const hasReviews = seats.some((seat) => seat.state === 'filled');
  const links = reportLinksOfOrder(order.id, token);
  const { me, isLoading } = useMe();
  // A real payment provider asks for the address itself.
  const needsEmail = order.isSimulated && order.canRevokeLink === true && !me && !isLoading;
  const about = requestId === undefined ? undefined : { requestId, token };
  return (
    <OrderScreen
      order={order}
      token={token}
      nowMs={nowMs}
      isMember={me !== undefined}
      emails={needsEmail && <GuestEmail orderId={order.id} />}
      brief={
        about && (isOpen || brief) && <BriefSection {...about} brief={brief} isOpen={isOpen} isLocked={!isUnclaimed} />
      }
      report={(order.complaint || order.canReportUntil) && <ReportOfOrder order={order} token={token} nowMs={nowMs} />}
      cancel={
        about &&
        isUnclaimed && (
          <CancelRequest
            {...about}
            isExplained
            noun="order"
            refund={`${dollars(amountCents)} goes back to the card you paid with.`}
          />
        )
      }
    >
      {hasReviews && <DisputedClaims productId={order.productId} links={links} />}
    </OrderScreen>
  );
}

/** The reported review with the seat that replaces it, or a form to report one. */
function ReportOfOrder({ order: { id, seats, refunds, complaint, canReportUntil }, token, nowMs }: OrderProps) {
  const reviews = seats.flatMap(({ seat, review, reviewer }) =>
    review ? [{ id: review.id, name: `Seat ${seat}: ${reviewer?.name ?? UNNAMED_REVIEWER}` }] : [],
  );
  if (!complaint) {
    return canReportUntil && <ReportReview orderId={id} token={token} reviews={reviews} until={canReportUntil} />;
  }
  const { reviewId, seat, decided, replacement } = complaint;
  const name = reviews.find((review) => review.id === reviewId)?.name ?? `Seat ${seat}`;
  const promised = {
    since: decided?.at,
    dueAt: replacement?.dueAt,
    refunds: refunds.filter(({ reason }) => reason === 'review-unusable'),
  };
  return (
    <ReportedReview complaint={complaint} name={name}>
      {replacement && <SeatList seats={replacement.seats} promised={promised} nowMs={nowMs} />}
    </ReportedReview>
  );
}

function OrderSkeleton() {
  usePageTitle('Order');
  return (
    <Placeholder role="status" aria-label="Loading order">
      <VisuallyHidden role="heading" aria-level={1}>
        Loading order
      </VisuallyHidden>
      <Skeleton width="60%" height={44} />
      <Skeleton width={280} height={16} />
      <Skeleton height={118} />
      <div className="seats">
        {['first', 'second', 'third'].map((seat) => (
          <Skeleton key={seat} height={104} />
        ))}
      </div>
    </Placeholder>
  );
}
