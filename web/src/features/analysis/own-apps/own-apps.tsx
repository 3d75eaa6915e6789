import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { TabHead } from '../../../components/tab-head.tsx';
import { useMyApps } from '../apps-api.ts';
import { RunningReports } from '../own-reports/running-reports.tsx';
import { OwnAppCard } from './own-app-card.tsx';

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Placeholder = styled(Paper)({ display: 'grid', gap: 14, padding: 24 });

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Links to other pages; orders have their own (D-110). */
const ways = (
  <Ways>
    <Button variant="outlined" size="small" component={Link} to={paths.orders}>
      Your Orders
    </Button>
    <Button color="machine" size="small" component={Link} to={paths.home}>
      Add Your App
    </Button>
  </Ways>
);

/** The tab My Apps of the profile: running analyses, then apps. */
export function OwnApps() {
  return (
    <>
      <RunningReports />
      <FinishedApps />
    </>
  );
}

/** The user's apps; if loading fails, a text and a retry button (D-89). */
function FinishedApps() {
  const { data: apps, isLoading, mutate } = useMyApps();
  if (isLoading) return <OwnAppsSkeleton />;
  if (!apps) {
    return (
      <>
        <TabHead title="Your Apps">{ways}</TabHead>
        <LoadFailed text="Failed to load your apps" onRetry={() => void mutate()} />
      </>
    );
  }
  if (apps.length === 0) {
    return (
      <EmptyState missing="front" title="No Apps Added Yet" action={ways}>
        Your apps appear here once they have been analyzed.
      </EmptyState>
    );
  }
  return (
    <>
      <TabHead title={`Your Apps (${apps.length})`}>{ways}</TabHead>
      <Grid>
        {apps.map((product) => (
          <li key={product.id}>
            <OwnAppCard product={product} />
          </li>
        ))}
      </Grid>
    </>
  );
}

function OwnAppsSkeleton() {
  return (
    <div role="status" aria-label="Loading your apps">
      <TabHead title={<Skeleton width={150} height={24} />} />
      <Grid as="div">
        {['left', 'right'].map((card) => (
          <Placeholder key={card}>
            <Skeleton width="50%" height={22} />
            <Skeleton height={14} />
            <Skeleton width="85%" height={14} />
            <Skeleton width={170} height={26} />
            <Skeleton width={110} height={32} sx={{ justifySelf: 'end' }} />
          </Placeholder>
        ))}
      </Grid>
    </div>
  );
}
