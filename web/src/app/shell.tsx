import { styled } from '@mui/material/styles';
import { Outlet } from 'react-router-dom';
import { Toaster } from '../components/toaster/toaster.tsx';
import { useArrival } from './use-arrival.ts';

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

const Main = styled('main')({ minHeight: '60vh', '&:focus': { outline: 0 }, '& h1:focus': { outline: 0 } });

/** What surrounds every screen. */
export function Shell() {
  useArrival();
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      <Toaster />
    </>
  );
}
