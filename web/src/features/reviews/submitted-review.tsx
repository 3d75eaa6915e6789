import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReviewView } from '@twofold/contracts/reviews/api';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { Stars } from '../../components/stars.tsx';
import { fullText } from './review-text.ts';
import { StatusBadge } from './status-badge.tsx';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
});

const Words = styled('figure')(({ theme }) => ({
  margin: '24px 0 28px',
  padding: '20px 20px 24px',
  background: theme.vars.palette.people.soft,
  borderRadius: '4px 18px 18px 4px',
  '& blockquote': {
    ...theme.typography.voice,
    marginTop: 12,
    fontSize: '1.3125rem',
    lineHeight: 1.4,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  [theme.breakpoints.up('md')]: { padding: '28px 30px 32px' },
}));

const Rating = styled('figcaption')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  fontWeight: 600,
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 28 });

type SubmittedReviewProps = {
  readonly review: ReviewView;
  readonly appTitle: string;
  /** What is left to do, or the result. */
  readonly children: ReactNode;
};

/** A submitted review: its text, its state, and links to continue. */
export function SubmittedReview({ review, appTitle, children }: SubmittedReviewProps) {
  return (
    <>
      <Row>
        <Typography variant="h1">Review Submitted</Typography>
        <StatusBadge status={review.status} />
      </Row>
      <Typography color="textSecondary" sx={{ mt: 0.75, overflowWrap: 'anywhere' }}>
        {appTitle} &ensp;·&ensp; Review #{review.id}
      </Typography>
      <Words>
        <Rating>
          <Stars rating={review.rating} />
          <span>{review.rating} out of 5</span>
        </Rating>
        <blockquote>{fullText(review.content)}</blockquote>
      </Words>
      {children}
      <Actions>
        <Button variant="outlined" component={Link} to={paths.discover}>
          Back to Discover
        </Button>
        <Button variant="text" component={Link} to={paths.availableReviews}>
          Review more apps
        </Button>
      </Actions>
    </>
  );
}
