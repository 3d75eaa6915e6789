import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CompleteReviewResponse } from '@twofold/contracts/reviews/api';
import { useId, useState, type ReactNode } from 'react';
import { CreditIcon } from '../../components/credit-icon.tsx';
import { ProgressBar } from '../../components/progress-bar.tsx';
import { serverTextOf } from '../../lib/fetch-json.ts';
import { log } from '../../lib/log.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useCompleteReview } from './api.ts';

/** Specification, section 9 (D-116). */
const PROGRESS_PERCENT = 75;

const Done = styled('div')({ display: 'flex', alignItems: 'center', gap: 14 });

const rewardOf = ({ creditsAwarded, creditsPending, totalCredits }: CompleteReviewResponse): string => {
  if (creditsAwarded) return `You've earned ${creditsAwarded} credit. You now have ${totalCredits} credits.`;
  return creditsPending ? 'Confirm your email to get your credit.' : 'Your review has been completed successfully.';
};

type CompletionStepProps = {
  readonly reviewId: number;
  readonly earns: boolean;
  readonly onCompleted?: () => void;
};

/** The last step of a review, and its result (specification, section 4). */
export function CompletionStep({ reviewId, earns, onCompleted }: CompletionStepProps) {
  const id = useId();
  const completeReview = useCompleteReview(reviewId);
  const [isPending, setIsPending] = useState(false);

  const complete = async () => {
    setIsPending(true);
    try {
      const answer = await completeReview();
      showToast({ tone: 'people', title: 'Review completed', description: rewardOf(answer) });
      onCompleted?.();
    } catch (error) {
      log.error('Completing the review failed', error);
      const description = serverTextOf(error) ?? 'Failed to complete your review. Please try again.';
      showToast({ tone: 'destructive', title: 'Error completing review', description });
      setIsPending(false);
    }
  };

  return (
    <div>
      <Typography variant="body2" id={id} sx={{ mb: 1 }}>
        1 step remaining
      </Typography>
      <ProgressBar color="people" value={PROGRESS_PERCENT} aria-labelledby={id} />
      <Button color="people" size="large" disabled={isPending} sx={{ mt: 2.5 }} onClick={() => void complete()}>
        {isPending ? 'Completing...' : earns ? 'Complete Review & Earn 1 Credit' : 'Complete Review'}
      </Button>
    </div>
  );
}

type CompletedNoteProps = {
  readonly credits: number;
  /** Whether this review earned one of them. */
  readonly hasEarned: boolean;
  /** A further note about the credits. */
  readonly children?: ReactNode;
};

export function CompletedNote({ credits, hasEarned, children }: CompletedNoteProps) {
  return (
    <Done>
      <CreditIcon size={40} />
      <div>
        <Typography variant="h3" component="p">
          Review completed
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Credits: {credits}
        </Typography>
        {hasEarned && <Typography variant="body2">This review earned 1 credit.</Typography>}
        {children}
      </div>
    </Done>
  );
}
