import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ProductSummary } from '@twofold/contracts/analysis/api';
import { useDeferredValue, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { EmptySheet } from '../../../components/empty-sheet.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { LoadMore } from '../../../components/load-more.tsx';
import { useApps } from '../apps-api.ts';
import { AppCard } from './app-card.tsx';
import { AppGridSkeleton } from './app-grid-skeleton.tsx';
import { CardGrid } from './card-grid.ts';

const FAILURE = 'Error loading apps';

/** Somebody waits for reviews of these; all others follow, newest first (D-64). */
const openSeatsFirst = (apps: readonly ProductSummary[]): readonly ProductSummary[] => [
  ...apps.filter(({ openSeats }) => openSeats > 0),
  ...apps.filter(({ openSeats }) => !(openSeats > 0)),
];

const NONE: ReadonlySet<number> = new Set();

type AppGridProps = {
  /** Ids of apps that are not for the reader. */
  readonly leftOut?: ReadonlySet<number>;
  readonly titleAs?: 'h2' | 'h3';
  /** What an app is to the reader already; undefined for one that they can review. */
  readonly standingOf?: (productId: number) => ReactNode;
};

/** The apps that one may review. */
export function AppGrid({ leftOut = NONE, titleAs = 'h2', standingOf }: AppGridProps) {
  const { data: newest, isLoading, mutate, loadMore } = useApps();
  // A hundred cards are drawn in pieces, between which the browser can breathe.
  const data = useDeferredValue(newest);
  if (isLoading || (newest && !data)) return <AppGridSkeleton />;
  if (!data) return <LoadFailed text={FAILURE} onRetry={() => void mutate()} />;
  if (data.apps.length === 0) return <NoApps />;
  const apps = data.apps.filter(({ id }) => !leftOut.has(id));
  return (
    <>
      {apps.length === 0 && (
        <Typography color="textSecondary">Nothing else to review right now. New apps appear here.</Typography>
      )}
      <CardGrid>
        {openSeatsFirst(apps).map((product) => (
          <li key={product.id}>
            <AppCard product={product} titleAs={titleAs} standing={standingOf?.(product.id)} />
          </li>
        ))}
      </CardGrid>
      {data.hasMore && <LoadMore failure={FAILURE} onLoad={loadMore} />}
    </>
  );
}

function NoApps() {
  const action = (
    <Button variant="outlined" component={Link} to={paths.home}>
      Submit Your App
    </Button>
  );
  return (
    <EmptySheet title="No apps available" action={action}>
      Be the first: paste a link and read what the machine says.
    </EmptySheet>
  );
}
