import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReceivedReviewView } from '@twofold/contracts/reviews/api';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { PeopleBand } from '../../components/people-band.tsx';
import { RatingLine } from '../../components/rating-line.tsx';
import { SourceLabel } from '../../components/source-label.tsx';
import { Wrap } from '../../components/wrap.tsx';
import { longDate } from '../../lib/day-of.ts';
import { ReceivedReview } from './received-review.tsx';
import { scrollToElement } from '../../lib/scroll-to.ts';

/** The number of reviews shown at first; the others follow on demand. */
const SHOWN = 6;

const Band = styled(PeopleBand)({ marginTop: 56, '@media print': { marginTop: 24 } });

const Columns = styled(Wrap)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '40px 72px',
  alignItems: 'start',
  [theme.breakpoints.up(860)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)' },
}));

/** Kept on one page with the first review in print. */
const Overview = styled('div')({ breakInside: 'avoid', breakAfter: 'avoid' });

const Picture = styled('div')({ margin: '28px 0 6px' });

const Actions = styled('div')({ marginTop: 28, '@media print': { display: 'none' } });

/** The target of the link "Read them" in the header. */
const FEEDBACK_ID = 'human';

type HumanFeedbackProps = {
  /** At least one. */
  readonly reviews: readonly ReceivedReviewView[];
  /** Additional actions for the reader. */
  readonly children?: ReactNode;
};

/** The reviews of an app, for readers who may see them (D-15). */
export function HumanFeedback({ reviews, children }: HumanFeedbackProps) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? reviews : reviews.slice(0, SHOWN);
  const newest = longDate(reviews[0]?.createdAt ?? '');
  return (
    <Band id={FEEDBACK_ID} tabIndex={-1} aria-labelledby={id}>
      <Columns>
        <Overview>
          <SourceLabel who="people">Only the owner and the buyer see this</SourceLabel>
          <Typography variant="h2" id={id} sx={{ mt: 1.25 }}>
            Human Feedback
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1.25 }}>
            {reviews.length === 1 ? '1 review' : `${reviews.length} reviews`}
            {newest && `, the newest from ${newest}`}.
          </Typography>
          <Picture>
            <RatingLine ratings={ratingsOf(reviews)} />
          </Picture>
          <Typography variant="body2" color="textSecondary">
            Ratings out of 5, one disc per person
          </Typography>
          {children && <Actions>{children}</Actions>}
        </Overview>
        <div>
          <ol>
            {shown.map((review) => (
              <ReceivedReview key={review.id} review={review} />
            ))}
          </ol>
          {shown.length < reviews.length && (
            <Button variant="outlined" color="people" sx={{ mt: 1 }} onClick={() => setIsWhole(true)}>
              Show all {reviews.length} reviews
            </Button>
          )}
        </div>
      </Columns>
    </Band>
  );
}

/** The ratings with their reviewers, for the picture. */
export const ratingsOf = (reviews: readonly ReceivedReviewView[]) =>
  reviews.map(({ rating, reviewer }) => ({ name: reviewer.name, rating }));

/** Scrolls to the reviews, and focuses them. */
export const showFeedback = (): void => {
  const section = document.getElementById(FEEDBACK_ID);
  scrollToElement(section);
  section?.focus({ preventScroll: true });
};
