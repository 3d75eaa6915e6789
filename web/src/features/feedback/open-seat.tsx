import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { OpenRequest } from '@twofold/contracts/feedback/api';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { reviewPath } from '../../lib/paths.ts';
import { ClockIcon } from '../../components/icons.tsx';
import { Seat } from '../../components/seat.tsx';
import { cutText } from '../../lib/cut-text.ts';
import { dateTime } from '../../lib/date-time.ts';
import { timeLeft } from '../../lib/time-left.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useClaimSeat } from './api.ts';
import { explainFailure } from './explain-failure.ts';
import { appName } from './app-name.ts';
import { SeatOfApp, SeatRow } from './seat-row.tsx';

const HOUR_MS = 3_600_000;
/** A deadline closer than this gets a badge with a clock. */
const NEAR_MS = 8 * HOUR_MS;
/** The same limit as on the Discover cards (specification, section 9). */
const DESCRIPTION_LENGTH = 120;

const Terms = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  justifyItems: 'start',
  gap: '2px 20px',
  '& .quiet': { color: theme.vars.palette.text.secondary },
  '& .hours': { gridColumn: 2 },
}));

const ClaimButton = styled(Button)(({ theme }) => ({
  minHeight: 40,
  marginTop: 4,
  [theme.breakpoints.up(860)]: { minHeight: 32, marginTop: 0 },
})) as typeof Button;

/** The app, and why the seat matches the user. */
function Fit({ request }: { readonly request: OpenRequest }) {
  const { matchedWords, openSeats, product } = request;
  const description = cutText(product.description, DESCRIPTION_LENGTH);
  return (
    <Typography variant="body2" component="div">
      {matchedWords.length > 0 && (
        <p>
          <strong>Fits you:</strong> {matchedWords.join(', ')}
        </p>
      )}
      <p>{description || 'Open to everyone.'}</p>
      {openSeats > 1 && <Chip variant="state" color="people" label={`${openSeats} open seats`} sx={{ mt: 0.5 }} />}
    </Typography>
  );
}

type OpenSeatProps = {
  readonly request: OpenRequest;
  readonly nowMs: number;
  /** Visitors see the seat, but cannot claim it (D-72). */
  readonly canClaim: boolean;
};

/** A request with open seats, and a button to claim one. */
export function OpenSeat({ request, nowMs, canClaim }: OpenSeatProps) {
  const id = useId();
  const claimSeat = useClaimSeat();
  const navigate = useNavigate();
  const [isPending, setIsPending] = useState(false);
  const { requestId, productId, product, claimHours, dueAt } = request;
  const openForMs = Date.parse(dueAt) - nowMs;
  const writeForMs = Math.min(claimHours * HOUR_MS, openForMs);

  const claim = async () => {
    setIsPending(true);
    let claimed;
    try {
      claimed = await claimSeat(requestId);
    } catch (error) {
      setIsPending(false);
      explainFailure(error, {
        title: 'Seat not claimed',
        fallback: 'Failed to claim the seat. Please try again.',
      });
      return;
    }
    const until = dateTime(claimed.dueAt);
    showToast({
      tone: 'people',
      title: 'Seat claimed',
      description: `Complete your review of ${appName(product)} by ${until}.`,
    });
    await navigate(reviewPath(productId));
  };

  return (
    <SeatRow>
      <Seat state="open" size={46} />
      <SeatOfApp product={product} id={id} />
      <Fit request={request} />
      <Terms>
        <strong>Earns 1 credit</strong>
        {openForMs < NEAR_MS ? (
          <Chip variant="state" icon={<ClockIcon size={14} />} label={`${timeLeft(openForMs)} to claim`} />
        ) : (
          <span className="quiet">{timeLeft(openForMs)} to claim</span>
        )}
        <span className="quiet hours">then {timeLeft(writeForMs)} to write</span>
      </Terms>
      {canClaim && (
        <ClaimButton
          color="people"
          size="small"
          disabled={isPending}
          aria-describedby={id}
          onClick={() => void claim()}
        >
          {isPending ? 'Claiming...' : 'Claim'}
        </ClaimButton>
      )}
    </SeatRow>
  );
}
