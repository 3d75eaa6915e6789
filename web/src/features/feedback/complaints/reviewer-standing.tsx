import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { StandingView } from '@twofold/contracts/feedback/complaints/api';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { useStanding } from './api.ts';
import { AppealForm } from './appeal-form.tsx';
import { ComplaintCard } from './complaint-card.tsx';

const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  margin: 0,
  '& > div': { display: 'flex', flexDirection: 'column-reverse', borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { ...theme.typography.h2, margin: '12px 0 0', fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 24 },
}));

const List = styled('ul')({ display: 'grid', gap: 16, marginTop: 20 });

/** The current user's record as a reviewer: figures, and all complaints about their reviews. */
export function ReviewerStanding({ nowMs }: { readonly nowMs: number }) {
  const { data: standing, isLoading, mutate } = useStanding();
  if (isLoading) return <StandingSkeleton />;
  if (!standing) return <LoadFailed text="Failed to load your standing" onRetry={() => void mutate()} />;
  return (
    <>
      <Counts standing={standing} />
      <Typography variant="h3" component="h2" sx={{ mt: 5 }}>
        Complaints about your reviews
      </Typography>
      {standing.complaints.length === 0 ? (
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          No buyer has reported your reviews.
        </Typography>
      ) : (
        <List>
          {standing.complaints.map((complaint) => (
            <li key={complaint.orderId}>
              <ComplaintCard complaint={complaint} reader="reviewer">
                {complaint.state === 'reported' && Date.parse(complaint.appealBy) > nowMs && (
                  <AppealForm orderId={complaint.orderId} />
                )}
              </ComplaintCard>
            </li>
          ))}
        </List>
      )}
    </>
  );
}

function Counts({ standing: { delivered, inTime, reportsUpheld } }: { readonly standing: StandingView }) {
  return (
    <Figures>
      <div>
        <dt>Reviews delivered for seats</dt>
        <dd>{delivered}</dd>
      </div>
      <div>
        <dt>Delivered on time</dt>
        <dd>{inTime}</dd>
      </div>
      <div>
        <dt>Complaints upheld</dt>
        <dd>{reportsUpheld}</dd>
      </div>
    </Figures>
  );
}

function StandingSkeleton() {
  return (
    <div role="status" aria-label="Loading your standing">
      <Figures as="div">
        {['first', 'second', 'third'].map((figure) => (
          <Skeleton key={figure} height={76} />
        ))}
      </Figures>
      <Skeleton width={280} height={26} sx={{ mt: 5 }} />
      <Skeleton height={160} sx={{ mt: 2.5 }} />
    </div>
  );
}
