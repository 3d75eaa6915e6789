import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState, useSyncExternalStore } from 'react';
import { serverTextOf } from '../../../lib/fetch-json.ts';
import { log } from '../../../lib/log.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { forgetReportsToMove, hasReportsToMove, watchReports } from '../visitors-reports.ts';
import { useClaimReports, useDeviceProducts } from './api.ts';

/** Fixed over the page, so that nothing moves when it appears. */
const Bar = styled(Paper)(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar - 1,
  left: 16,
  bottom: 16,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px 20px',
  width: 'min(100% - 32px, 540px)',
  padding: '14px 16px 14px 20px',
  borderRadius: 12,
  boxShadow: theme.vars.shadows[8],
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8, marginLeft: 'auto' },
  // Toasts appear at the lower right and must not cover it.
  [theme.breakpoints.down('lg')]: { top: 76, bottom: 'auto', left: '50%', transform: 'translateX(-50%)' },
  '@media print': { display: 'none' },
}));

/** After a login or registration, offers once to move the reports made in this browser to the account (D-138). */
export function ClaimOffer() {
  const isOpen = useSyncExternalStore(watchReports, hasReportsToMove);
  const { data: reports = [] } = useDeviceProducts(isOpen);
  const count = reports.filter(({ isClaimable }) => isClaimable).length;
  const { move, isPending } = useMove();
  if (!isOpen || count === 0) return null;
  const [these, them] = count === 1 ? ['1 report', 'it'] : [`${count} reports`, 'them'];
  return (
    <Bar role="region" aria-label="Reports of this browser">
      <Typography variant="body2">{these} made in this browser</Typography>
      <div>
        <Button variant="text" size="small" disabled={isPending} onClick={forgetReportsToMove}>
          Leave {them}
        </Button>
        <Button color="machine" size="small" disabled={isPending} onClick={() => void move()}>
          Move {them} to my account
        </Button>
      </div>
    </Bar>
  );
}

const useMove = () => {
  const claimReports = useClaimReports();
  const [isPending, setIsPending] = useState(false);
  const move = async (): Promise<void> => {
    setIsPending(true);
    try {
      const count = await claimReports();
      showToast({ tone: 'machine', title: `Moved ${count === 1 ? '1 report' : `${count} reports`} to My Apps` });
    } catch (error) {
      log.error('The reports could not be moved', error);
      const description = serverTextOf(error) ?? 'Failed to move your reports. Please try again.';
      showToast({ tone: 'destructive', title: 'Error', description });
    }
    setIsPending(false);
  };
  return { move, isPending };
};
