import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { UserView } from '@twofold/contracts/accounts/api';
import { LoadFailed } from '../components/load-failed.tsx';
import { NarrowPage } from '../components/narrow-page.tsx';
import { usePageTitle } from '../components/use-page-title.ts';
import { useMe } from '../features/accounts/api.ts';
import { ConfirmEmailNotice } from '../features/accounts/confirm-email-notice.tsx';
import { AnalyzingScreen } from '../features/analysis/analyzing-screen.tsx';
import { LateRealSteps } from '../features/analysis/progress/late-real-steps.ts';
import { useMyApps } from '../features/analysis/apps-api.ts';
import { SampleSites } from '../features/analysis/sample-sites.tsx';
import { UrlForm } from '../features/analysis/url-form.tsx';
import { useUrlAnalysis } from '../features/analysis/use-url-analysis.ts';
import { LateAgainDialog } from '../features/analysis/own-reports/late-again-dialog.ts';
import { CreditBadge } from '../features/credits/credit-badge.tsx';
import { AskWithCredits } from '../features/feedback/ask-with-credits.tsx';
import { OwnRequests } from '../features/feedback/own-requests.tsx';

const Stack = styled('div')({ display: 'grid', gap: 20 });

const Credits = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  marginTop: 40,
  '& > p:first-of-type': { justifySelf: 'start' },
});

/** `/submit-url`: the form, and for a logged-in user the balance and how to spend it (D-73). */
export function SubmitUrlPage() {
  const { me } = useMe();
  const analysis = useUrlAnalysis(undefined, me !== undefined);
  const isIdle = analysis.status === 'idle';
  usePageTitle(isIdle ? 'Submit Your App' : 'Analyzing');

  if (!isIdle) {
    const { url, status, requestKey } = analysis;
    return (
      <AnalyzingScreen url={url} isPending={status === 'pending'}>
        <LateRealSteps requestKey={requestKey} />
      </AnalyzingScreen>
    );
  }
  return (
    <NarrowPage maxWidthPx={560}>
      <Typography variant="h1">Submit Your App</Typography>
      <Typography variant="lead" color="textSecondary" sx={{ mt: 1.5, mb: 3 }}>
        The machine reads it in about twenty seconds. Then you can ask people.
      </Typography>
      <Stack>
        <UrlForm initialUrl={analysis.url} failureReason={analysis.failureReason} onSubmit={analysis.submit} />
        <SampleSites onPick={analysis.submit} />
      </Stack>
      {analysis.known && <LateAgainDialog report={analysis.known} onChoose={analysis.choose} />}
      <ConfirmEmailNotice waits="Until you open it, you can't spend credits." />
      {me && (
        <Credits>
          <CreditBadge credits={me.credits} />
          <UseCredits me={me} />
          <OwnRequests />
        </Credits>
      )}
    </NarrowPage>
  );
}

function UseCredits({ me }: { readonly me: UserView }) {
  const { data: apps, isLoading, mutate } = useMyApps();
  if (isLoading) {
    return (
      <div role="status" aria-label="Loading your apps">
        <Skeleton height={220} />
      </div>
    );
  }
  if (!apps) return <LoadFailed text="Failed to load your apps" onRetry={() => void mutate()} />;
  return <AskWithCredits credits={me.credits} apps={apps} />;
}
