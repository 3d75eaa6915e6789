import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { HelpfulReview } from '../components/helpful-review.tsx';
import { ReviewerGuidelines } from '../components/reviewer-guidelines.tsx';
import { usePageTitle } from '../components/use-page-title.ts';
import { Wrap } from '../components/wrap.tsx';
import { useMe } from '../features/accounts/api.ts';
import { MemberSteps } from '../features/accounts/member-steps.tsx';
import { ReviewerForm } from '../features/accounts/reviewer-form.tsx';

const Columns = styled(Wrap)(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: '40px clamp(32px, 6vw, 96px)',
  paddingBlock: 'clamp(40px, 6vw, 80px) clamp(56px, 8vw, 108px)',
  [theme.breakpoints.up(860)]: { gridTemplateColumns: 'minmax(0, 1.08fr) minmax(0, 1fr)' },
}));

/** In the style of the sheet's back: warm, with round corners. */
const Card = styled(Paper)(({ theme }) => ({
  padding: '24px 20px',
  borderRadius: 22,
  borderColor: 'transparent',
  [theme.breakpoints.up('md')]: { padding: 36 },
}));

/** `/become-reviewer` of the specification, section 2. */
export function BecomeReviewerPage() {
  const { me } = useMe();
  // While a new account is being created, the form stays until it continues to the profile.
  const [isRegistering, setIsRegistering] = useState(false);
  usePageTitle('Join Our Reviewer Network');
  return (
    <Columns>
      <div>
        <Typography variant="h1">Join Our Reviewer Network</Typography>
        <Typography variant="lead" color="textSecondary" sx={{ mt: 2 }}>
          Tell founders what AI can’t see. You start with 1 credit, and each completed review earns 1 more: spend it on
          feedback for your own app, or optionally cash out once you have accumulated enough.
        </Typography>
        <Typography variant="h4" component="h2" sx={{ mt: 5, mb: 1.75 }}>
          What we ask of a review
        </Typography>
        <ReviewerGuidelines />
        <HelpfulReview />
      </div>
      <section aria-labelledby="reviewer-form-heading">
        <Card variant="people">
          {me && !isRegistering ? (
            <MemberSteps me={me} headingId="reviewer-form-heading" />
          ) : (
            <>
              <Typography variant="h3" component="h2" id="reviewer-form-heading" sx={{ mb: 2.5 }}>
                Create your account
              </Typography>
              <ReviewerForm onSubmit={() => setIsRegistering(true)} />
            </>
          )}
        </Card>
      </section>
    </Columns>
  );
}
