import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { OrderView } from '@twofold/contracts/orders/api';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { usePageTitle } from '../../../components/use-page-title.ts';
import { Wrap } from '../../../components/wrap.tsx';
import { ComparisonSection } from '../comparison/comparison-section.tsx';
import { SeatList } from '../seats/seat-list.tsx';
import { DisputeNote } from './dispute-note.tsx';
import { DeliveredReviews } from './delivered-reviews.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { RefundList } from './refund-list.tsx';
import { RevokeLink } from './revoke-link.tsx';
import { UnpaidNote } from './unpaid-note.tsx';

const Page = styled(Wrap)({ paddingBottom: 'clamp(56px, 6vw, 84px)' });

const Settings = styled(Page)({ '@media print': { display: 'none' } });

const Part = styled('section')({ marginTop: 40, '& > h2': { marginBottom: 16 } });

type OrderScreenProps = {
  readonly order: OrderView;
  /** The token of the link in an email. */
  readonly token: string | undefined;
  readonly nowMs: number;
  /** Whether the user is logged in. */
  readonly isMember: boolean;
  /** The brief, from the feature `feedback`, like `report` and `cancel`. */
  readonly brief?: ReactNode;
  /** The form to report a review, or the complaint. */
  readonly report?: ReactNode;
  /** The button to cancel the order, while that is possible. */
  readonly cancel?: ReactNode;
  /** The form for the email address of a buyer without an account. */
  readonly emails?: ReactNode;
  /** Further sections about the app. */
  readonly children?: ReactNode;
};

/** One order: its timeline, its seats, the reviews, and refunds. */
export function OrderScreen({
  order,
  token,
  nowMs,
  isMember,
  brief,
  report,
  cancel,
  emails,
  children,
}: OrderScreenProps) {
  usePageTitle(`Order ${order.id}`);
  const { state, tier, seats, refunds, paidAt: since, dueAt } = order;
  if (state === 'unpaid' || state === 'expired') {
    return (
      <Page>
        <OrderHead order={order} token={token} />
        <UnpaidNote order={order} />
      </Page>
    );
  }
  return (
    <>
      <Page>
        <OrderHead order={order} token={token} />
        <OrderTimeline order={order} nowMs={nowMs} />
        <Titled title="Seats">
          <SeatList
            seats={seats}
            promised={{ since, dueAt, refunds: refunds.filter(({ reason }) => reason !== 'review-unusable') }}
            nowMs={nowMs}
            complaint={order.complaint}
          />
        </Titled>
        {brief && <Titled title="Brief for reviewers">{brief}</Titled>}
        {order.dispute && (
          <Titled title="Dispute">
            <DisputeNote dispute={order.dispute} />
          </Titled>
        )}
        {refunds.length > 0 && (
          <Titled title="Refunds">
            <RefundList refunds={refunds} isSimulated={order.isSimulated} />
          </Titled>
        )}
        {seats.some(({ review }) => review) && (
          <Titled title="What they said">
            <DeliveredReviews
              seats={[...seats, ...(order.complaint?.replacement?.seats ?? [])]}
              complaint={order.complaint}
            />
          </Titled>
        )}
        {report && <Titled title={order.complaint ? 'Your complaint' : 'Report a review'}>{report}</Titled>}
      </Page>
      {tier === 'STANDARD' && <ComparisonSection order={order} token={token} />}
      {children}
      {cancel && (
        <Settings>
          <Titled title="Cancel">{cancel}</Titled>
        </Settings>
      )}
      {emails && (
        <Settings>
          <Titled title="Emails">{emails}</Titled>
        </Settings>
      )}
      {order.canRevokeLink === true && (
        <Settings>
          <Titled title="Link in emails">
            <RevokeLink orderId={order.id} isMember={isMember} />
          </Titled>
        </Settings>
      )}
    </>
  );
}

function Titled({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id}>
        {title}
      </Typography>
      {children}
    </Part>
  );
}
