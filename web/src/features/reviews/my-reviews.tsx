import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { TabHead } from '../../components/tab-head.tsx';
import { useMyReviews } from './api.ts';
import { ReviewCard } from './review-card.tsx';

const List = styled('ul')({ display: 'grid', gap: 16 });

const Placeholder = styled(Paper)({ display: 'grid', gap: 12, padding: 24 });

/** The Reviews tab of the profile, with a retry if loading fails (D-89). */
export function MyReviews() {
  const { data: reviews, isLoading, mutate } = useMyReviews();
  if (isLoading) return <MyReviewsSkeleton />;
  if (!reviews) {
    return (
      <>
        <TabHead title="Your Reviews" />
        <LoadFailed text="Failed to load your reviews" onRetry={() => void mutate()} />
      </>
    );
  }
  if (reviews.length === 0) return <NoReviews />;
  return (
    <>
      <TabHead title={`Your Reviews (${reviews.length})`}>
        <Button variant="text" size="small" component={Link} to={paths.standing} sx={{ mr: -1.5 }}>
          Your standing
        </Button>
      </TabHead>
      <List>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </List>
    </>
  );
}

function NoReviews() {
  const action = (
    <Button color="people" component={Link} to={paths.discover}>
      Browse Apps to Review
    </Button>
  );
  return (
    <EmptyState missing="back" title="No reviews yet" action={action}>
      Your reviews of other people’s apps appear here.
    </EmptyState>
  );
}

function MyReviewsSkeleton() {
  return (
    <div role="status" aria-label="Loading your reviews">
      <TabHead title={<Skeleton width={170} height={24} />} />
      <List as="div">
        {['first', 'second'].map((card) => (
          <Placeholder key={card}>
            <Skeleton width="40%" height={20} />
            <Skeleton width={200} height={16} />
            <Skeleton height={18} />
            <Skeleton width="70%" height={18} />
          </Placeholder>
        ))}
      </List>
    </div>
  );
}
