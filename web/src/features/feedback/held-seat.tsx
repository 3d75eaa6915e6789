import { styled } from '@mui/material/styles';
import { Seat } from '../../components/seat.tsx';
import { dateTime } from '../../lib/date-time.ts';
import { timeLeft } from '../../lib/time-left.ts';
import { useNow } from '../../lib/use-now.ts';
import { useClaims } from './api.ts';
import { timeOfSeat } from './time-of-seat.ts';

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
}));

type HeldSeatProps = {
  readonly productId: number;
  /** The next step, which is due before the deadline. */
  readonly step: 'write' | 'complete';
};

/** The user's seat for an app and its deadline; nothing without a seat. */
export function HeldSeat({ productId, step }: HeldSeatProps) {
  const { data: claims } = useClaims();
  const nowMs = useNow();
  const claim = claims?.find((held) => held.productId === productId);
  if (!claim) return null;
  const { leftMs, shareLeft } = timeOfSeat(claim, nowMs);
  return (
    <Line>
      <Seat state="claimed" shareLeft={shareLeft} size={28} />
      <p>
        {leftMs > 0 ? (
          <>
            {step === 'write' && 'This review counts for the seat you hold. '}
            Complete it by {dateTime(claim.dueAt)} (<strong>{timeLeft(leftMs)} left</strong>)
            {step === 'complete' && ' to fill the seat you hold'}.
          </>
        ) : (
          'The time for your seat is up. The review still counts while the seat is open.'
        )}
      </p>
    </Line>
  );
}
