import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { usePageTitle } from '../components/use-page-title.ts';
import { Wrap } from '../components/wrap.tsx';
import { useMe } from '../features/accounts/api.ts';
import { AppGrid } from '../features/analysis/discover/app-grid.tsx';
import { CreditBadge } from '../features/credits/credit-badge.tsx';

const Page = styled(Wrap)({ paddingBlock: 'clamp(36px, 5vw, 56px) clamp(72px, 8vw, 108px)' });

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '16px 32px',
  marginBottom: 32,
});

/** `/discover` of the specification, section 2. The badge is for people who are logged in (D-80). */
export function DiscoverPage() {
  const { me } = useMe();
  usePageTitle('Discover Apps');
  return (
    <Page>
      <Head>
        <div>
          <Typography variant="h1">Discover Apps</Typography>
          <Typography color="textSecondary" sx={{ mt: 1.25 }}>
            A completed review of somebody else’s app earns 1 credit.
          </Typography>
        </div>
        {me && <CreditBadge credits={me.credits} />}
      </Head>
      <AppGrid />
    </Page>
  );
}
