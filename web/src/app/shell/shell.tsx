import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { latePart } from '../../components/late-part.tsx';
import { LazyToaster } from '../../components/toaster/lazy-toaster.tsx';
import { useMe } from '../../features/accounts/api.ts';
import { hasReportsToMove } from '../../features/analysis/visitors-reports.ts';
import { showHandedOverToast } from '../../lib/handed-over-toast.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useSessionEndRedirect } from '../use-session-end.ts';
import { useScrollAndFocus } from './use-scroll-and-focus.ts';
import { useKeptFocus } from './use-kept-focus.ts';

const SkipLink = styled('a')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.tooltip,
  left: 16,
  top: -60,
  padding: '10px 16px',
  borderRadius: 6,
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  '&:focus': { top: 12 },
}));

// The heading is focused on arrival, for screen readers; a ring would make it look like a control. The footer begins
// below the window, so that late content does not move it.
const Main = styled('main')({
  minHeight: 'calc(100vh - 64px)',
  outline: 0,
  '& h1:focus, & section:focus': { outline: 0 },
});

/** Header, footer, and everything else around a screen. */
export function Shell() {
  useSessionEndRedirect();
  useScrollAndFocus();
  useKeptFocus();
  useEffect(showHandedOverToast, []);
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Header />
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer />
      <OwnReports />
      <LazyToaster />
    </>
  );
}

const ClaimOffer = latePart(
  async () => (await import('../../features/analysis/own-reports/claim-offer.tsx')).ClaimOffer,
);

/** Loaded only for users who have just logged in and have reports to move to their account, which is rare. */
function OwnReports() {
  const { me } = useMe();
  return me && hasReportsToMove() && <ClaimOffer />;
}
