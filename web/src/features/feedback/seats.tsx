import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ClaimView, OpenRequest } from '@twofold/contracts/feedback/api';
import { useId } from 'react';
import { LoadFailed } from '../../components/load-failed.tsx';
import { useNow } from '../../lib/use-now.ts';
import { useClaims, useOpenRequests } from './api.ts';
import { OpenSeat } from './open-seat.tsx';
import { OwnSeat } from './own-seat.tsx';
import { SeatsSkeleton } from './seats-skeleton.tsx';

const WarmPanel = styled('section')(({ theme }) => ({
  marginInline: 'calc(-1 * clamp(20px, 4vw, 40px))',
  padding: '22px clamp(20px, 4vw, 40px)',
  background: theme.vars.palette.people.soft,
  '& ul': { display: 'grid', gap: 16, marginTop: 12 },
  [theme.breakpoints.up(860)]: { marginInline: 0, padding: '28px 32px', borderRadius: '4px 18px 18px 4px' },
}));

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 48 });

const List = styled('ul')({ marginTop: 8 });

type SeatsProps = {
  readonly isLoggedIn: boolean;
};

/** The seats that the user holds, and the open ones (D-72). */
export function Seats({ isLoggedIn }: SeatsProps) {
  const claims = useClaims(isLoggedIn);
  const open = useOpenRequests();
  if (claims.isLoading || open.isLoading) return <SeatsSkeleton />;
  return (
    <Stack>
      {claims.data && claims.data.length > 0 && <OwnSeats claims={claims.data} />}
      {isLoggedIn && !claims.data && (
        <LoadFailed text="Failed to load your seats" onRetry={() => void claims.mutate()} />
      )}
      <OpenSeats requests={open.data} canClaim={isLoggedIn} onRetry={() => void open.mutate()} />
    </Stack>
  );
}

type OwnSeatsProps = { readonly claims: readonly ClaimView[] };

function OwnSeats({ claims }: OwnSeatsProps) {
  const id = useId();
  const nowMs = useNow();
  return (
    <WarmPanel aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id}>
        Your seats
      </Typography>
      <ul>
        {claims.map((claim) => (
          <OwnSeat key={`${claim.requestId} ${claim.seat}`} claim={claim} nowMs={nowMs} />
        ))}
      </ul>
    </WarmPanel>
  );
}

type OpenSeatsProps = {
  /** Undefined if they could not be loaded. */
  readonly requests: readonly OpenRequest[] | undefined;
  readonly canClaim: boolean;
  readonly onRetry: () => void;
};

function OpenSeats({ requests, canClaim, onRetry }: OpenSeatsProps) {
  const id = useId();
  const nowMs = useNow();
  const running = requests?.filter(({ dueAt }) => Date.parse(dueAt) > nowMs);
  return (
    <section aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1 }}>
        Open seats
      </Typography>
      {!running && <LoadFailed text="Failed to load the open seats" onRetry={onRetry} />}
      {running?.length === 0 && (
        <Typography color="textSecondary">No open seats for you right now. New ones appear here.</Typography>
      )}
      {running && running.length > 0 && (
        <List>
          {running.map((request) => (
            <OpenSeat key={request.requestId} request={request} nowMs={nowMs} canClaim={canClaim} />
          ))}
        </List>
      )}
    </section>
  );
}
