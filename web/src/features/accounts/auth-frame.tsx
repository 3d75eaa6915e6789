import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(160px, 26vw) minmax(0, 1fr)', minHeight: 760 },
}));

/** Below 768 px the sheet is a strip above the card. */
const Side = styled('div')(({ theme }) => ({
  height: 72,
  background: `linear-gradient(135deg, ${theme.vars.palette.sheet.machine} 62%, ${theme.vars.palette.sheet.people} calc(62% + .5px))`,
  forcedColorAdjust: 'none',
  '& svg': { display: 'none', width: '100%' },
  '& .front': { fill: theme.vars.palette.sheet.machine },
  '& .back': { fill: theme.vars.palette.sheet.people },
  [theme.breakpoints.up('md')]: {
    position: 'relative',
    height: 'auto',
    overflow: 'hidden',
    background: 'none',
    '& svg': { display: 'block', position: 'absolute', inset: '0 0 auto' },
    '& .wide': { display: 'none' },
  },
  [theme.breakpoints.up('xl')]: { '& .narrow': { display: 'none' }, '& .wide': { display: 'block' } },
}));

const Place = styled('div')(({ theme }) => ({
  padding: '28px 20px 56px',
  [theme.breakpoints.up('md')]: { padding: '64px clamp(20px, 4vw, 64px)' },
}));

const Card = styled(Paper)(({ theme }) => ({
  display: 'grid',
  gap: 20,
  maxWidth: 440,
  padding: '24px 20px',
  [theme.breakpoints.up('md')]: { padding: 32 },
}));

/** A card beside the folded sheet, for all login screens. */
export function AuthFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Columns>
      <Side aria-hidden="true">
        {/* As wide as the column, so that no corner is cut off. A narrow column gets a steeper fold. */}
        <svg className="narrow" viewBox="0 0 236 536">
          <path className="front" d="M0 0H236V300L0 536Z" />
          <path className="back" d="M236 300 0 536V400A100 100 0 0 1 100 300Z" />
        </svg>
        <svg className="wide" viewBox="0 0 420 720">
          <path className="front" d="M0 0H420V300L0 720Z" />
          <path className="back" d="M420 300 0 720V430A130 130 0 0 1 130 300Z" />
        </svg>
      </Side>
      <Place>
        <Card>{children}</Card>
      </Place>
    </Columns>
  );
}
