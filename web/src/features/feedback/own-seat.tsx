import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ClaimView } from '@twofold/contracts/feedback/api';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { reviewCompletePath, reviewPath } from '../../lib/paths.ts';
import { ProgressBar } from '../../components/progress-bar.tsx';
import { Seat } from '../../components/seat.tsx';
import { dateTime } from '../../lib/date-time.ts';
import { timeLeft } from '../../lib/time-left.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useReleaseSeat } from './api.ts';
import { explainFailure } from './explain-failure.ts';
import { appName } from './app-name.ts';
import { SeatOfApp, SeatRow } from './seat-row.tsx';
import { timeOfSeat } from './time-of-seat.ts';

const Row = styled(SeatRow)(({ theme }) => ({
  paddingBlock: '8px 0',
  border: 0,
  [theme.breakpoints.up(860)]: { gridTemplateColumns: '52px minmax(0, 1fr) minmax(0, 1.6fr) auto' },
}));

const Clock = styled('div')({ display: 'grid', gap: 6 });

/** Less padding on phones, so that both buttons fit in one row. */
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  [theme.breakpoints.down('sm')]: { gap: 4, '& .MuiButton-root': { paddingInline: 12 } },
}));

type OwnSeatProps = {
  readonly claim: ClaimView;
  readonly nowMs: number;
};

/** A seat that the user holds: its deadline, and links to continue. */
export function OwnSeat({ claim, nowMs }: OwnSeatProps) {
  const id = useId();
  const releaseSeat = useReleaseSeat();
  const [isPending, setIsPending] = useState(false);
  const { productId, product, reviewId, dueAt } = claim;
  const { leftMs, wholeMs, shareLeft } = timeOfSeat(claim, nowMs);

  const giveBack = async () => {
    setIsPending(true);
    try {
      await releaseSeat(claim);
      showToast({ title: 'Seat released', description: `Another reviewer can claim ${appName(product)} now.` });
    } catch (error) {
      setIsPending(false);
      explainFailure(error, {
        title: 'Seat not released',
        fallback: 'Failed to release the seat. Please try again.',
      });
    }
  };

  return (
    <Row>
      <Seat state="claimed" shareLeft={shareLeft} size={48} />
      <SeatOfApp product={product} id={id} />
      <Clock>
        <Typography variant="body2">
          {leftMs > 0 ? (
            <>
              <strong>{timeLeft(leftMs)} left</strong> of {timeLeft(wholeMs)}
            </>
          ) : (
            <strong>Your time is up. A review still counts while the seat is open.</strong>
          )}
        </Typography>
        <ProgressBar color="people" value={100 * shareLeft} aria-label={`Time left for ${appName(product)}`} />
        <Typography variant="caption" color="textSecondary">
          until {dateTime(dueAt)}
        </Typography>
      </Clock>
      <Actions>
        <Button
          color="people"
          component={Link}
          to={reviewId === undefined ? reviewPath(productId) : reviewCompletePath(reviewId)}
          aria-describedby={id}
        >
          {reviewId === undefined ? 'Write the review' : 'Complete the review'}
        </Button>
        <Button variant="text" disabled={isPending} aria-describedby={id} onClick={() => void giveBack()}>
          {isPending ? 'Releasing...' : 'Release seat'}
        </Button>
      </Actions>
    </Row>
  );
}
