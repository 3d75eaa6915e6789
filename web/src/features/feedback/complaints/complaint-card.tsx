import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { OwnComplaint } from '@twofold/contracts/feedback/complaints/api';
import { mainReviewIn, REMOVED_TEXT } from '@twofold/contracts/reviews/content';
import { useId, type ReactNode } from 'react';
import { Stars } from '../../../components/stars.tsx';
import { ComplaintBadge } from './complaint-badge.tsx';
import { ComplaintTexts } from './complaint-texts.tsx';
import { standing, type Reader } from './words.ts';

const Card = styled(Paper)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: 20,
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('md')]: { padding: 24 },
})) as typeof Paper;

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
});

const Review = styled('figure')(({ theme }) => ({
  paddingLeft: 16,
  borderLeft: `2px solid ${theme.vars.palette.people.line}`,
  '& blockquote': { ...theme.typography.voice, marginTop: 8, whiteSpace: 'pre-line' },
}));

type ComplaintCardProps = {
  readonly complaint: OwnComplaint;
  readonly reader: Exclude<Reader, 'buyer'>;
  /** The reader's actions. */
  readonly children?: ReactNode;
};

/** One complaint about a review: the review, both texts, and the state. */
export function ComplaintCard({ complaint, reader, children }: ComplaintCardProps) {
  const { product, productId, review, reviewId, state } = complaint;
  const id = useId();
  return (
    <Card component="article" aria-labelledby={id}>
      <Head>
        <Typography variant="h4" component="h3" id={id}>
          {`Review #${reviewId} of ${product?.title || `App #${productId}`}`}
        </Typography>
        <ComplaintBadge state={state} />
      </Head>
      <Typography variant="body2" color="textSecondary">
        {standing(complaint, reader)}
      </Typography>
      {review && (
        <Review>
          <figcaption>
            <Stars rating={review.rating} />
          </figcaption>
          {review.content === REMOVED_TEXT ? (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              The text was {review.content}.
            </Typography>
          ) : (
            <blockquote>{mainReviewIn(review.content) ?? review.content}</blockquote>
          )}
        </Review>
      )}
      <ComplaintTexts complaint={complaint} headings="h4" />
      {children}
    </Card>
  );
}
