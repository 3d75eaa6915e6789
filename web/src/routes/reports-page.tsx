import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { ownAppsPath, paths } from '../lib/paths.ts';
import { returnPathTo } from '../app/return-path.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { LoadFailed } from '../components/load-failed.tsx';
import { NarrowPage } from '../components/narrow-page.tsx';
import { usePageTitle } from '../components/use-page-title.ts';
import { useMe } from '../features/accounts/api.ts';
import { useDeviceProducts } from '../features/analysis/own-reports/api.ts';
import { ReportRows } from '../features/analysis/own-reports/report-rows.tsx';

const Area = styled('div')({ marginTop: 28, minHeight: 320 });
const Placeholder = styled('div')({ display: 'grid', gap: 20 });

/** `/reports`: the reports that a visitor made in this browser (D-138). A member's reports are in My Apps. */
export function ReportsPage() {
  const { me, isLoading } = useMe();
  const location = useLocation();
  usePageTitle('Your reports');
  if (me) return <Navigate to={ownAppsPath} replace />;
  return (
    <NarrowPage maxWidthPx={720}>
      <Typography variant="h1">Your reports</Typography>
      <Typography variant="lead" color="textSecondary" sx={{ mt: 1.5 }}>
        Reports made in this browser without an account.{' '}
        <Link to={paths.auth} state={returnPathTo(location)}>
          Log in or sign up
        </Link>{' '}
        to keep them everywhere.
      </Typography>
      <Area>{isLoading ? <ReportsSkeleton /> : <Reports />}</Area>
    </NarrowPage>
  );
}

function Reports() {
  const { data: reports, isLoading, mutate } = useDeviceProducts();
  if (isLoading) return <ReportsSkeleton />;
  if (!reports) return <LoadFailed text="Failed to load your reports" onRetry={() => void mutate()} />;
  const analyze = (
    <Button color="machine" component={Link} to={paths.home}>
      Analyze a site
    </Button>
  );
  if (reports.length === 0) {
    return (
      <EmptyState missing="front" title="No reports in this browser" action={analyze}>
        Reports moved to your account are in your profile, under My Apps.
      </EmptyState>
    );
  }
  return <ReportRows reports={reports} />;
}

function ReportsSkeleton() {
  return (
    <Placeholder role="status" aria-label="Loading your reports">
      {['first', 'second', 'third'].map((row) => (
        <Skeleton key={row} height={52} />
      ))}
    </Placeholder>
  );
}
