import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** The space above and below a section of a long page. */
export const sectionSpace = 'clamp(72px, 8vw, 108px)';

export const PageSection = styled('section')({ paddingBlock: sectionSpace });

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '12px 64px',
  alignItems: 'end',
  marginBottom: 'clamp(32px, 4vw, 56px)',
  [theme.breakpoints.up(860)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  '& > :last-child': { color: theme.vars.palette.text.secondary },
}));

/** The heading of a section at the left, its explanation at the right. */
export function SectionHead({ heading, children }: { readonly heading: ReactNode; readonly children: ReactNode }) {
  return (
    <Columns>
      {heading}
      <div>{children}</div>
    </Columns>
  );
}
