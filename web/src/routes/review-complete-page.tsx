import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { UserView } from '@twofold/contracts/accounts/api';
import type { ReviewView } from '@twofold/contracts/reviews/api';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { NarrowPage } from '../components/narrow-page.tsx';
import { ScreenProblem } from '../components/screen-problem.tsx';
import { usePageTitle } from '../components/use-page-title.ts';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { useMe } from '../features/accounts/api.ts';
import { ConfirmEmailNotice } from '../features/accounts/confirm-email-notice.tsx';
import { useProduct } from '../features/analysis/api.ts';
import { PendingCredits } from '../features/credits/pending-credits.tsx';
import { useClaims } from '../features/feedback/api.ts';
import { HeldSeat } from '../features/feedback/held-seat.tsx';
import { useReview } from '../features/reviews/api.ts';
import { EarnsNothing } from '../features/reviews/earns-nothing.tsx';
import { CompletedNote, CompletionStep } from '../features/reviews/completion.tsx';
import { CompleteQuestions } from '../features/reviews/statements/complete-questions.tsx';
import { StatementQuestions } from '../features/reviews/statements/statement-questions.tsx';
import { useStatementAnswers, useStatementsToJudge } from '../features/reviews/statements/use-statement-answers.ts';
import { SubmittedReview } from '../features/reviews/submitted-review.tsx';
import { isOutOfReach } from '../lib/fetch-json.ts';

const Placeholder = styled('div')({ display: 'grid', gap: 16 });
const Steps = styled('div')({ display: 'grid', gap: 20 });

/** `/review-complete/:id` of the specification, section 2. An invalid id is not found (D-86). */
export function ReviewCompletePage() {
  const { id = '' } = useParams();
  const reviewId = /^\d+$/.test(id) ? Number(id) : undefined;
  const { me } = useMe();
  const { data: review, error, isLoading, mutate } = useReview(reviewId);
  const product = useProduct(review?.productId);
  const claims = useClaims();
  const statements = useStatementsToJudge(review?.productId);

  // Loads the font of the review early: loading it after the text would wrap the lines again and move the step below.
  useEffect(() => {
    if ('fonts' in document) document.fonts.load('1em "Faustina Variable"').catch(() => undefined);
  }, []);

  // Completing a review reloads the claims; the review stays on the screen meanwhile.
  const isWaitingForSeat = review?.status === 'pending' && claims.isLoading;
  const isWaiting = isLoading || product.isLoading || statements.isLoading || isWaitingForSeat;
  if (isWaiting || (review && !me)) return <ReviewSkeleton />;
  if (review && me) {
    return <Review key={id} review={review} me={me} appTitle={product.data?.title || `App #${review.productId}`} />;
  }
  if (reviewId === undefined || isOutOfReach(error)) {
    return (
      <ScreenProblem title="Review not found" message="You have no review at this address.">
        <Button component={Link} to={paths.discover}>
          Back to Discover
        </Button>
      </ScreenProblem>
    );
  }
  return (
    <ScreenProblem title="Error loading review" message="We could not load your review.">
      <Button variant="outlined" onClick={() => void mutate()}>
        Retry
      </Button>
    </ScreenProblem>
  );
}

type ReviewProps = { readonly review: ReviewView; readonly me: UserView; readonly appTitle: string };

function Review({ review, me, appTitle }: ReviewProps) {
  const answers = useStatementAnswers({ productId: review.productId, userId: me.id });
  const isConfirmed = me.emailConfirmed ?? true;
  usePageTitle('Review Submitted');
  return (
    <NarrowPage maxWidthPx={720}>
      <SubmittedReview review={review} appTitle={appTitle}>
        {review.status === 'complete' ? (
          <Steps>
            <CompletedNote credits={me.credits} hasEarned={review.earns !== false && isConfirmed}>
              <PendingCredits isEmailConfirmed={isConfirmed} />
            </CompletedNote>
            <CompleteQuestions answers={answers} reviewId={review.id} />
            <ConfirmEmailNotice waits="When you open it, the credits you earned are added to your account." />
          </Steps>
        ) : (
          <Steps>
            <HeldSeat productId={review.productId} step="complete" />
            {review.earns === false && <EarnsNothing />}
            <CompletionStep
              reviewId={review.id}
              earns={review.earns !== false}
              onCompleted={() => void answers.send(review.id)}
            />
            {/* Optional, and also offered once the review is complete, so it comes after the step. */}
            <StatementQuestions answers={answers} component="h2">
              <Typography variant="body2" color="textSecondary">
                Your answers are sent when you complete the review.
              </Typography>
            </StatementQuestions>
          </Steps>
        )}
      </SubmittedReview>
    </NarrowPage>
  );
}

function ReviewSkeleton() {
  usePageTitle('Review');
  return (
    <NarrowPage maxWidthPx={720}>
      <Placeholder role="status" aria-label="Loading review">
        <VisuallyHidden role="heading" aria-level={1}>
          Loading review
        </VisuallyHidden>
        <Skeleton width="60%" height={44} />
        <Skeleton width={180} height={16} />
        <Skeleton height={180} />
        <Skeleton height={8} />
        <Skeleton width={280} height={52} />
      </Placeholder>
    </NarrowPage>
  );
}
