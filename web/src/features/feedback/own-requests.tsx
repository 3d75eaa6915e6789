import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { LoadFailed } from '../../components/load-failed.tsx';
import { useNow } from '../../lib/use-now.ts';
import { useOwnRequests } from './api.ts';
import { OwnRequestItem } from './own-request-item.tsx';

const Stack = styled('section')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });

/** The user's requests paid with credits, and their progress. Nothing if there are none. */
export function OwnRequests() {
  const id = useId();
  const nowMs = useNow();
  const { data: requests, isLoading, mutate } = useOwnRequests();
  if (isLoading) {
    return (
      <div role="status" aria-label="Loading your review requests">
        <Skeleton height={72} />
      </div>
    );
  }
  if (requests?.length === 0) return null;
  return (
    <Stack aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id}>
        Your review requests
      </Typography>
      {!requests && <LoadFailed text="Failed to load your review requests" onRetry={() => void mutate()} />}
      {requests && (
        <ul>
          {requests.map((request) => (
            <OwnRequestItem key={request.requestId} request={request} nowMs={nowMs} />
          ))}
        </ul>
      )}
    </Stack>
  );
}
