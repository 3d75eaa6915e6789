import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { NarrowPage } from '../components/narrow-page.tsx';
import { usePageTitle } from '../components/use-page-title.ts';
import { useMe } from '../features/accounts/api.ts';
import { AnalysingScreen } from '../features/analysis/analysing-screen.tsx';
import { SampleSites } from '../features/analysis/sample-sites.tsx';
import { UrlForm } from '../features/analysis/url-form.tsx';
import { useUrlAnalysis } from '../features/analysis/use-url-analysis.ts';
import { CreditBadge } from '../features/credits/credit-badge.tsx';

const Stack = styled('div')({ display: 'grid', gap: 20, '& > p:first-of-type': { justifySelf: 'start' } });

/** `/submit-url`: the form alone, and the balance of whoever is logged in (D-73). */
export function SubmitUrlPage() {
  const { me } = useMe();
  const analysis = useUrlAnalysis();
  const isIdle = analysis.status === 'idle';
  usePageTitle(isIdle ? 'Submit Your App' : 'Analyzing');

  if (!isIdle) return <AnalysingScreen url={analysis.url} isPending={analysis.status === 'pending'} />;
  return (
    <NarrowPage maxWidthPx={560}>
      <Typography variant="h1">Submit Your App</Typography>
      <Typography variant="lead" color="textSecondary" sx={{ mt: 1.5, mb: 3 }}>
        The machine reads it within a minute. Then you can ask people.
      </Typography>
      <Stack>
        {me && <CreditBadge credits={me.credits} />}
        <UrlForm initialUrl={analysis.url} failureReason={analysis.failureReason} onSubmit={analysis.submit} />
        <SampleSites onPick={analysis.submit} />
      </Stack>
    </NarrowPage>
  );
}
