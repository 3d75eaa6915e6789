import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { AskForm } from './ask-form.tsx';
import { maxReviewers } from './forms.ts';

const Card = styled(Paper)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 12,
  padding: 20,
  '& > form': { justifySelf: 'stretch' },
  [theme.breakpoints.up('md')]: { padding: 24 },
})) as typeof Paper;

type AskWithCreditsProps = {
  readonly credits: number;
  /** The user's apps, newest first. */
  readonly apps: readonly { readonly id: number; readonly title: string }[];
};

/** Requests reviews of the user's own app for credits (D-04). */
export function AskWithCredits({ credits, apps }: AskWithCreditsProps) {
  if (apps.length === 0) {
    return (
      <AskCard>
        <Typography variant="body2">
          Submit an app first. You can spend credits only on reviews of your own apps.
        </Typography>
      </AskCard>
    );
  }
  if (maxReviewers(credits) === 0) {
    return (
      <AskCard>
        <Typography variant="body2">
          {credits === 0
            ? 'You have no credits.'
            : 'You have 1 credit, and the minimum balance is 1, so you can’t ask yet.'}{' '}
          Complete a review of another app to earn one.
        </Typography>
        <Button variant="outlined" component={Link} to={paths.availableReviews}>
          Earn Credits
        </Button>
      </AskCard>
    );
  }
  return (
    <AskCard>
      <Typography variant="body2" color="textSecondary">
        1 credit = 1 review. You have {credits}. Minimum balance: 1.
      </Typography>
      <AskForm credits={credits} apps={apps} />
    </AskCard>
  );
}

function AskCard({ children }: { readonly children: ReactNode }) {
  const id = useId();
  return (
    <Card variant="people" component="section" aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id}>
        Ask people with your credits
      </Typography>
      {children}
    </Card>
  );
}
