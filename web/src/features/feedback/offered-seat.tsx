import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { log } from '../../lib/log.ts';
import { useClaims, useClaimSeat, useOpenRequests } from './api.ts';

type OfferedSeatProps = {
  readonly productId: number;
  /** The user has begun to write the review. */
  readonly hasStarted: boolean;
};

/**
 * Shows a reviewer that this app has an open seat for them, and claims it once they begin to write (D-136). If the
 * claim fails, the review has no seat.
 */
export function OfferedSeat({ productId, hasStarted }: OfferedSeatProps) {
  const { data: claims } = useClaims();
  const { data: requests } = useOpenRequests();
  const claimSeat = useClaimSeat();
  const [isRefused, setIsRefused] = useState(false);
  const holdsSeat = claims?.some((claim) => claim.productId === productId) ?? true;
  const offer = holdsSeat ? undefined : requests?.find((request) => request.productId === productId);
  const requestId = hasStarted ? offer?.requestId : undefined;

  const claim = useEffectEvent((wanted: string) => {
    claimSeat(wanted).catch((error: unknown) => {
      log.error('No seat for this review', error);
      setIsRefused(true);
    });
  });
  useEffect(() => {
    if (requestId !== undefined) claim(requestId);
  }, [requestId]);

  if (!offer || isRefused) return null;
  const seats = offer.openSeats === 1 ? '1 open seat' : `${offer.openSeats} open seats`;
  return (
    <Typography variant="body2">
      This app has {seats}. When you start writing, you claim one for {offer.claimHours} hours.
    </Typography>
  );
}
