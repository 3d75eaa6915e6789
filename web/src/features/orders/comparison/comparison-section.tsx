import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComparisonReport } from '@twofold/contracts/feedback/report';
import type { OrderView } from '@twofold/contracts/orders/api';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { PeopleBand } from '../../../components/people-band.tsx';
import { RatingLine } from '../../../components/rating-line.tsx';
import { SourceLabel } from '../../../components/source-label.tsx';
import { Wrap } from '../../../components/wrap.tsx';
import { useComparison } from '../api.ts';
import { ComparisonView } from './comparison-view.tsx';

/** The minimum number of reviews for a comparison (D-65). */
const MIN_REVIEWS = 2;

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '24px 32px',
  marginBottom: 32,
});

const Ghosts = styled('div')({ display: 'grid', gap: 20 });

type ComparisonSectionProps = { readonly order: OrderView; readonly token: string | undefined };

/** The comparison report of a bundle, from the second review on. */
export function ComparisonSection({ order, token }: ComparisonSectionProps) {
  const delivered = order.seats.filter(({ state }) => state === 'filled').length;
  if (delivered >= MIN_REVIEWS) return <Comparison order={order} token={token} />;
  return (
    <Band>
      <Typography color="textSecondary">
        {order.state === 'under-way'
          ? 'We compare the reviews once two have arrived, and again with the third.'
          : 'A comparison needs two reviews, and this order received fewer.'}
      </Typography>
    </Band>
  );
}

function Comparison({ order, token }: ComparisonSectionProps) {
  const { data: report, isLoading, mutate } = useComparison(order, token);
  if (report) {
    return (
      <Band report={report}>
        <ComparisonView report={report} />
      </Band>
    );
  }
  if (isLoading) {
    return (
      <Band>
        <Ghosts role="status" aria-label="Loading the comparison report">
          <Skeleton width="40%" height={20} />
          <Skeleton height={64} />
          <Skeleton height={64} />
        </Ghosts>
      </Band>
    );
  }
  return (
    <Band>
      <LoadFailed text="Failed to load the comparison report" onRetry={() => void mutate()} />
    </Band>
  );
}

function Band({ report, children }: { readonly report?: ComparisonReport; readonly children: ReactNode }) {
  const id = useId();
  return (
    <PeopleBand aria-labelledby={id}>
      <Wrap>
        <Head>
          <div>
            {report && (
              <SourceLabel who="people">
                {report.reviews.length} of {report.expected} reviews
              </SourceLabel>
            )}
            <Typography variant="h2" id={id} sx={{ mt: 1 }}>
              Comparison report
            </Typography>
          </div>
          {report && (
            <RatingLine ratings={report.reviews.map(({ reviewer, rating }) => ({ name: reviewer.name, rating }))} />
          )}
        </Head>
        {children}
      </Wrap>
    </PeopleBand>
  );
}
