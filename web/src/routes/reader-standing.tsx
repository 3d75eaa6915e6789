import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { analysisPath, reviewCompletePath, reviewPath } from '../lib/paths.ts';
import { useMyApps } from '../features/analysis/apps-api.ts';
import type { Standing } from '../features/analysis/discover/app-card.tsx';
import { useClaims } from '../features/feedback/api.ts';
import { useMyReviews } from '../features/reviews/api.ts';
import { timeLeft } from '../lib/time-left.ts';
import { useNow } from '../lib/use-now.ts';

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 40,
  marginTop: 'auto',
  color: theme.vars.palette.text.secondary,
}));

type Way = { readonly text: string; readonly to: string; readonly action: string };

/** Reserves the space of the link while the relation is unknown. */
const notKnown: Standing = () => <Line />;

const standing = ({ text, to, action }: Way): Standing =>
  function ReaderStanding(titleId) {
    return (
      <Line>
        <span>{text}</span>
        <Button component={Link} to={to} size="small" variant="outlined" color="people" aria-describedby={titleId}>
          {action}
        </Button>
      </Line>
    );
  };

/**
 * The reader's relation to an app (D-136): their own, reviewed, or with a claimed seat, and a link to continue. Undefined
 * for an app that they can review like anyone else.
 */
export const useReaderStanding = (isLoggedIn: boolean) => {
  const own = useMyApps(isLoggedIn);
  const reviews = useMyReviews(isLoggedIn);
  const claims = useClaims(isLoggedIn);
  const nowMs = useNow();

  const isLoading = [own, reviews, claims].some((list) => list.isLoading);

  const standingOf = (productId: number): Standing | undefined => {
    if (isLoading) return notKnown;
    if (own.data?.some(({ id }) => id === productId))
      return standing({ text: 'Yours', to: analysisPath(productId), action: 'Open report' });
    const review = reviews.data?.find((written) => written.productId === productId);
    if (review?.status === 'pending')
      return standing({ text: 'Review submitted', to: reviewCompletePath(review.id), action: 'Complete it' });
    if (review) return standing({ text: 'Reviewed', to: analysisPath(productId), action: 'Open report' });
    const claim = claims.data?.find((held) => held.productId === productId);
    const leftMs = claim ? Date.parse(claim.dueAt) - nowMs : 0;
    if (leftMs <= 0) return undefined;
    return standing({
      text: `Seat claimed, ${timeLeft(leftMs)} left`,
      to: reviewPath(productId),
      action: 'Write the review',
    });
  };
  return standingOf;
};
