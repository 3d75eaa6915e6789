import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { LoadFailed } from '../../components/load-failed.tsx';
import { LoadMore } from '../../components/load-more.tsx';
import { useLedger } from './api.ts';
import { BalancePicture } from './balance-picture.tsx';
import type { TitleOf } from './entry-words.ts';
import { LedgerTable } from './ledger-table.tsx';

const FAILURE = 'Failed to load your credit history';

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 });

/** The history of the user's credits: a picture of the balance, and all changes. */
export function Ledger({ titleOf }: { readonly titleOf: TitleOf }) {
  const { data, isLoading, mutate, loadMore } = useLedger();
  if (isLoading) {
    return (
      <Stack role="status" aria-label="Loading your credit history">
        <Skeleton height={216} />
        <Skeleton height={160} />
      </Stack>
    );
  }
  if (!data) return <LoadFailed text={FAILURE} onRetry={() => void mutate()} />;
  if (data.entries.length === 0) return <Typography color="textSecondary">No credits earned or spent yet.</Typography>;
  return (
    <Stack>
      <BalancePicture entries={data.entries} />
      <LedgerTable entries={data.entries} titleOf={titleOf} />
      {data.hasMore && <LoadMore failure={FAILURE} onLoad={loadMore} />}
    </Stack>
  );
}
