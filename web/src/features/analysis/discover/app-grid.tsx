import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { openSeatsFirst } from '@twofold/contracts/analysis/open-seats-first';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { LoadMore } from '../../../components/load-more.tsx';
import { useApps, useFirstApps } from '../apps-api.ts';
import { AppCard, type Standing } from './app-card.tsx';
import { queryOf, type AppFilters } from './app-filters.ts';
import { AppGridSkeleton } from './app-grid-skeleton.tsx';
import { CardGrid } from './card-grid.ts';

/** The previous results stay visible, dimmed, until the next ones arrive. */
const Results = styled('div')({ '&[aria-busy=true]': { opacity: 0.5 } });

const FAILURE = 'Error loading apps';

const NONE: ReadonlySet<number> = new Set();

type AppGridProps = {
  /** The search; without it, all apps are shown. */
  readonly filters?: AppFilters;
  readonly onClear?: (() => void) | undefined;
  /** Ids of apps to hide from this reader. */
  readonly excluded?: ReadonlySet<number>;
  readonly titleAs?: 'h2' | 'h3';
  /** The reader's relation to an app; undefined for one that they can review. */
  readonly standingOf?: (productId: number) => Standing | undefined;
};

const NO_FILTERS: AppFilters = {};

/** The apps that the reader can review. */
export function AppGrid({ filters = NO_FILTERS, onClear, excluded = NONE, titleAs = 'h2', standingOf }: AppGridProps) {
  const query = queryOf(filters);
  const { data: list, isStale, isLoading, mutate, loadMore } = useApps(query);
  const firstApps = useFirstApps(list !== undefined);
  const newest = list ?? (isLoading && query === '' ? firstApps : undefined);
  // The browser can interrupt the rendering of a hundred cards, and so stays responsive.
  const data = useDeferredValue(newest);
  if ((isLoading && !newest) || (newest && !data)) return <AppGridSkeleton />;
  if (!data || !newest) return <LoadFailed text={FAILURE} onRetry={() => void mutate()} />;
  if (data.apps.length === 0 && isStale) return <AppGridSkeleton />;
  if (data.apps.length === 0) return query === '' ? <NoApps /> : <NoMatch onClear={onClear} />;
  const apps = data.apps.filter(({ id }) => !excluded.has(id));
  return (
    <Results aria-busy={isStale}>
      {query !== '' && <Found count={data.apps.length} hasMore={data.hasMore} />}
      {apps.length === 0 && (
        <Typography color="textSecondary">Nothing else to review right now. New apps appear here.</Typography>
      )}
      <CardGrid>
        {(filters.sort === undefined ? openSeatsFirst(apps) : apps).map((product, index) => (
          <li key={product.id}>
            <AppCard product={product} titleAs={titleAs} standing={standingOf?.(product.id)} isFirst={index === 0} />
          </li>
        ))}
      </CardGrid>
      {data.hasMore && !isStale && <LoadMore failure={FAILURE} onLoad={loadMore} />}
    </Results>
  );
}

function NoApps() {
  const action = (
    <Button variant="outlined" component={Link} to={paths.home}>
      Submit Your App
    </Button>
  );
  return (
    <EmptyState title="No apps available" action={action}>
      Be the first: paste a link to get a report.
    </EmptyState>
  );
}

function NoMatch({ onClear }: Pick<AppGridProps, 'onClear'>) {
  const action = (
    <Button variant="outlined" onClick={onClear}>
      Clear filters
    </Button>
  );
  return (
    <div role="status">
      <EmptyState title="No apps found" action={action}>
        Try fewer or other words, or clear the filters.
      </EmptyState>
    </div>
  );
}

function Found({ count, hasMore }: { readonly count: number; readonly hasMore: boolean }) {
  const apps = count === 1 ? 'app' : 'apps';
  return (
    <Typography variant="body2" color="textSecondary" role="status" sx={{ mb: 2 }}>
      {hasMore ? `More than ${count} ${apps}` : `${count} ${apps}`}
    </Typography>
  );
}
