import { styled } from '@mui/material/styles';
import { ListPage, PageHead } from '../components/page-head.tsx';
import { usePageTitle } from '../components/use-page-title.ts';
import { useMe } from '../features/accounts/api.ts';
import { AppGrid } from '../features/analysis/discover/app-grid.tsx';
import { FilterBar } from '../features/analysis/discover/filter-bar.tsx';
import { useAppFilters } from '../features/analysis/discover/use-app-filters.ts';
import { CreditBadge } from '../features/credits/credit-badge.tsx';
import { useReaderStanding } from './reader-standing.tsx';

/** On a phone the credits are above the heading. They load late and must not move the content, so their space is reserved. */
const Page = styled(ListPage)(({ theme }) => ({ [theme.breakpoints.down('sm')]: { paddingTop: 64 } }));

/** Positioned below the site's header on a phone, and beside the heading on medium screens. */
const Corner = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { position: 'absolute', top: 84, right: 20 },
  [theme.breakpoints.between('sm', 'lg')]: { position: 'absolute', top: 108, right: 'clamp(20px, 4vw, 40px)' },
}));

/** `/discover` of the specification, section 2. Only logged-in users have a credit badge (D-80). */
export function DiscoverPage() {
  const { me } = useMe();
  const isLoggedIn = me !== undefined;
  const standingOf = useReaderStanding(isLoggedIn);
  const { filters, change, clear } = useAppFilters();
  usePageTitle('Discover Apps');
  return (
    <Page>
      <PageHead
        title="Discover Apps"
        lead="Review another maker’s app and earn 1 credit. Apps with open seats come first."
      >
        {me && (
          <Corner>
            <CreditBadge credits={me.credits} />
          </Corner>
        )}
      </PageHead>
      <FilterBar filters={filters} isLoggedIn={isLoggedIn} onChange={change} onClear={clear} />
      <AppGrid filters={filters} onClear={clear} standingOf={standingOf} />
    </Page>
  );
}
