import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { usePageTitle } from '../components/use-page-title.ts';
import { Wrap } from '../components/wrap.tsx';
import { ReviewerStanding } from '../features/feedback/complaints/reviewer-standing.tsx';
import { useNow } from '../lib/use-now.ts';

const Page = styled(Wrap)({ paddingBlock: 'clamp(36px, 5vw, 56px) clamp(72px, 8vw, 108px)' });
const Section = styled('div')({ marginTop: 40 });

/** `/standing`: a reviewer's own record and what buyers reported about their reviews (D-127). */
export function StandingPage() {
  const nowMs = useNow();
  usePageTitle('Your standing');
  return (
    <Page>
      <Typography variant="h1">Your standing</Typography>
      <Typography color="textSecondary" sx={{ mt: 1.25 }}>
        How reliably you delivered reviews, and buyers’ complaints about them. Only you can see this page.
      </Typography>
      <Section>
        <ReviewerStanding nowMs={nowMs} />
      </Section>
    </Page>
  );
}
