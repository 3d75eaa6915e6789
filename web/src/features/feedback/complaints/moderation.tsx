import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ModeratedComplaint } from '@twofold/contracts/feedback/complaints/api';
import { useState } from 'react';
import { FormActions } from '../../../components/form/form-parts.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { showToast } from '../../../lib/toast-store.ts';
import { explainFailure } from '../explain-failure.ts';
import { useDecideComplaint, useModeration } from './api.ts';
import { ComplaintCard } from './complaint-card.tsx';

const List = styled('ul')({ display: 'grid', gap: 16 });
const Part = styled('section')({ display: 'grid', gap: 16 });

/** The appeals for moderators to decide, and the latest decisions. */
export function Moderation() {
  const { data, isLoading, mutate } = useModeration();
  if (isLoading) {
    return (
      <div role="status" aria-label="Loading reported reviews">
        <Skeleton height={220} />
      </div>
    );
  }
  if (!data) return <LoadFailed text="Failed to load reported reviews" onRetry={() => void mutate()} />;
  return (
    <>
      <Complaints title="Waiting for a decision" complaints={data.waiting} empty="No appeals are waiting." />
      <Complaints title="Recently decided" complaints={data.decided} empty="No decisions yet." />
    </>
  );
}

type ComplaintsProps = {
  readonly title: string;
  readonly complaints: readonly ModeratedComplaint[];
  readonly empty: string;
};

function Complaints({ title, complaints, empty }: ComplaintsProps) {
  return (
    <Part aria-label={title}>
      <Typography variant="h4" component="h2">
        {title}
      </Typography>
      {complaints.length === 0 && <Typography color="textSecondary">{empty}</Typography>}
      {complaints.length > 0 && (
        <List>
          {complaints.map((complaint) => (
            <li key={complaint.orderId}>
              <ComplaintCard complaint={complaint} reader="moderator">
                {complaint.state === 'appealed' && <Decision complaint={complaint} />}
              </ComplaintCard>
            </li>
          ))}
        </List>
      )}
    </Part>
  );
}

function Decision({ complaint: { orderId, reviewId, canDecide } }: { readonly complaint: ModeratedComplaint }) {
  const decide = useDecideComplaint(orderId);
  const [isPending, setIsPending] = useState(false);
  if (!canDecide) {
    return (
      <Typography variant="body2">You are involved in this complaint, so another moderator must decide it.</Typography>
    );
  }
  const settle = async (decision: 'uphold' | 'dismiss'): Promise<void> => {
    setIsPending(true);
    try {
      await decide({ decision });
      showToast({ title: decision === 'uphold' ? 'Complaint upheld' : 'Complaint dismissed' });
    } catch (error) {
      explainFailure(error, { title: 'Error', fallback: 'Could not record your decision. Please try again.' });
    } finally {
      setIsPending(false);
    }
  };
  return (
    <FormActions role="group" aria-label={`Decision about review #${reviewId}`}>
      <Button variant="outlined" disabled={isPending} onClick={() => void settle('dismiss')}>
        Dismiss complaint
      </Button>
      <Button disabled={isPending} onClick={() => void settle('uphold')}>
        Uphold complaint
      </Button>
    </FormActions>
  );
}
