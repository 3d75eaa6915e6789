import Chip from '@mui/material/Chip';
import { ClockIcon } from '../../components/icons.tsx';
import { timeLeft } from '../../lib/time-left.ts';
import { useNow } from '../../lib/use-now.ts';
import { useClaims } from './api.ts';

/** The time that is left of the user's seat for an app; nothing without a seat. */
export function SeatDeadline({ productId }: { readonly productId: number }) {
  const { data: claims } = useClaims();
  const nowMs = useNow();
  const claim = claims?.find((held) => held.productId === productId);
  const leftMs = claim ? Date.parse(claim.dueAt) - nowMs : 0;
  if (leftMs <= 0) return null;
  return (
    <Chip
      variant="state"
      color="people"
      icon={<ClockIcon size={14} />}
      label={`Seat claimed, ${timeLeft(leftMs)} left`}
    />
  );
}
