import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { LazyToaster } from '../../../components/toaster/lazy-toaster.tsx';
import { showHandedOverToast } from '../../../lib/handed-over-toast.ts';
import { SideBar } from './side-bar.tsx';

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

const Columns = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100vh',
  [theme.breakpoints.up(860)]: { gridTemplateColumns: '196px minmax(0, 1fr)', gridTemplateRows: 'auto' },
}));

const Work = styled('main')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  minWidth: 0,
  padding: '16px 14px 32px',
  outline: 0,
  '& h1:focus': { outline: 0 },
  [theme.breakpoints.up(860)]: { padding: '20px 24px 40px' },
}));

type ConsoleFrameProps = {
  readonly accountId: number;
  readonly isOperator: boolean;
  readonly isModerator: boolean;
  readonly children: ReactNode;
};

/** The audit console: its side bar, and one screen of it. It fills the window, without the header of the product. */
export function ConsoleFrame({ children, ...reader }: ConsoleFrameProps) {
  useEffect(showHandedOverToast, []);
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Columns>
        <SideBar {...reader} />
        <Work id="main" tabIndex={-1}>
          {children}
        </Work>
      </Columns>
      <LazyToaster />
    </>
  );
}
