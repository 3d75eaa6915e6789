import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { HelpfulReview } from '../../components/helpful-review.tsx';
import { PeopleBand } from '../../components/people-band.tsx';
import { ReviewerGuidelines } from '../../components/reviewer-guidelines.tsx';
import { Wrap } from '../../components/wrap.tsx';

const Columns = styled(Wrap)(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: 'clamp(32px, 5vw, 80px)',
  [theme.breakpoints.up(860)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
}));

const Card = styled('div')(({ theme }) => ({
  padding: 22,
  borderRadius: 22,
  background: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { padding: 32 },
}));

const Way = styled('ol')(({ theme }) => ({
  margin: '20px 0 28px',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 1fr)',
    columnGap: 16,
    paddingBlock: 16,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& li:first-of-type': { borderTop: 0 },
  '& .disc': {
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    borderRadius: '50%',
    fontWeight: 600,
    fontSize: '.875rem',
    color: theme.vars.palette.people.main,
    background: theme.vars.palette.people.soft,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.people.line}`,
  },
}));

const way = [
  ['Register', 'An email address and a password are enough. You start with 1 credit, so you can review at once.'],
  ['Say what you know', 'Your expertise decides which apps fit you. Other users don’t see your email address.'],
  ['Review an app', 'Use it, rate it out of 5, and write at least 50 characters about what you saw.'],
  ['Earn 1 credit', 'Every completed review earns one. Spend it on a review of your own app.'],
] as const;

/** How reviewing works, its guidelines, and the link to join. */
export function ReviewerSection() {
  return (
    <PeopleBand id="become-reviewer" aria-labelledby="reviewer-heading">
      <Columns>
        <div>
          <Typography variant="h2" id="reviewer-heading">
            Tell founders what AI can’t see
          </Typography>
          <Typography variant="lead" color="textSecondary" sx={{ mt: 2 }}>
            Review apps you would really use. Each completed review earns 1 credit: spend it on feedback for your own
            app, or optionally cash out once you have accumulated enough.
          </Typography>
          <Typography variant="h4" component="h3" sx={{ mt: 4.5, mb: 1.75 }}>
            What we ask of a review
          </Typography>
          <ReviewerGuidelines />
          <HelpfulReview />
        </div>
        <Card>
          <Typography variant="h3">Join Our Reviewer Network</Typography>
          <Way>
            {way.map(([title, what], index) => (
              <li key={title}>
                <span className="disc" aria-hidden="true">
                  {index + 1}
                </span>
                <div>
                  <Typography variant="h4">{title}</Typography>
                  <Typography variant="body2" color="textSecondary">
                    {what}
                  </Typography>
                </div>
              </li>
            ))}
          </Way>
          <Button color="people" size="large" fullWidth component={Link} to={paths.becomeReviewer}>
            Become a Reviewer
          </Button>
        </Card>
      </Columns>
    </PeopleBand>
  );
}
