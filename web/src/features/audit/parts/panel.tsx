import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useId } from 'react';

const Box = styled('section')(({ theme }) => ({
  overflow: 'hidden',
  minWidth: 0,
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 14px',
    minHeight: 49,
    padding: '8px 16px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& h2': { ...theme.typography.h4, fontSize: '1rem', lineHeight: 1.4 },
}));

/** The padding of a panel's content other than tables. */
export const PanelBody = styled('div')({ padding: '14px 16px 16px' });

/** Two panels side by side if there is room. */
export const PanelPair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
}));

/** The right end of a panel's head. */
export const PanelEnd = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  marginLeft: 'auto',
});

type PanelProps = {
  readonly title: string;
  /** In the head, after the title. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
};

/** One part of a screen, with a head. */
export function Panel({ title, head, children }: PanelProps) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {head}
      </header>
      {children}
    </Box>
  );
}
