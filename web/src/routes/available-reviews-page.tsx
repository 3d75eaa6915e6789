import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { returnPathTo } from '../app/return-path.ts';
import { ListPage, PageHead } from '../components/page-head.tsx';
import { usePageTitle } from '../components/use-page-title.ts';
import { useMe } from '../features/accounts/api.ts';
import { ConfirmEmailNotice } from '../features/accounts/confirm-email-notice.tsx';
import { useMyApps } from '../features/analysis/apps-api.ts';
import { AppGrid } from '../features/analysis/discover/app-grid.tsx';
import { CreditBadge } from '../features/credits/credit-badge.tsx';
import { useClaims, useOpenRequests } from '../features/feedback/api.ts';
import { SeatsSkeleton } from '../features/feedback/seats-skeleton.tsx';
import { Seats } from '../features/feedback/seats.tsx';
import { useMyReviews } from '../features/reviews/api.ts';

const Others = styled('section')({ marginTop: 56 });

/** `/available-reviews`: open seats, the user's own seats, and the other apps that they can review (D-72). */
export function AvailableReviewsPage() {
  const { me, isLoading } = useMe();
  const location = useLocation();
  usePageTitle('Available Reviews');
  return (
    <ListPage>
      <PageHead
        title="Available Reviews"
        lead="Claim a seat, use the product, write down what you think. Releasing a seat early costs nothing."
      >
        {me && <CreditBadge credits={me.credits} />}
        {!me && !isLoading && (
          <Button component={Link} to={paths.auth} state={returnPathTo(location)}>
            Log in to claim a seat
          </Button>
        )}
      </PageHead>
      <ConfirmEmailNotice waits="Until you open it, you can't claim seats. You can review the other apps below." />
      {isLoading ? <SeatsSkeleton /> : <Seats isLoggedIn={me !== undefined} />}
      {!isLoading && <OtherApps isLoggedIn={me !== undefined} />}
    </ListPage>
  );
}

function OtherApps({ isLoggedIn }: { readonly isLoggedIn: boolean }) {
  const id = useId();
  const { isUnknown, excluded } = useAppsElsewhere(isLoggedIn);
  // The lists above are still loading or have failed.
  if (isUnknown) return null;
  return (
    <Others aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id}>
        Other apps you can review
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2.5 }}>
        No seat, no deadline. A completed review still earns 1 credit.
      </Typography>
      <AppGrid excluded={excluded} titleAs="h3" />
    </Others>
  );
}

/** The apps to leave out: the user's own, reviewed ones, and those listed above because of their seats. */
const useAppsElsewhere = (isLoggedIn: boolean) => {
  const own = useMyApps(isLoggedIn);
  const reviewed = useMyReviews(isLoggedIn);
  const claims = useClaims(isLoggedIn);
  const open = useOpenRequests();
  const ofSeats = [...(reviewed.data ?? []), ...(claims.data ?? []), ...(open.data ?? [])];
  return {
    // Until the open seats are known, apps with open seats would be listed here as well.
    isUnknown: open.data === undefined || [own, reviewed, claims].some((list) => list.isLoading),
    excluded: new Set([...(own.data ?? []).map(({ id }) => id), ...ofSeats.map(({ productId }) => productId)]),
  };
};
