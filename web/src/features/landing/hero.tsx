import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Wrap } from '../../components/wrap.tsx';
import { ReadingsFigure } from './readings-figure.tsx';

const Top = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'end',
  gap: '32px clamp(32px, 5vw, 72px)',
  marginBottom: 'clamp(40px, 5vw, 64px)',
  // Below this width the longest word of a headline would not fit into a column.
  [theme.breakpoints.up(1200)]: { gridTemplateColumns: 'minmax(0, 1.06fr) minmax(0, 1fr)' },
}));

const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 22, minWidth: 0, maxWidth: 720 });

/** Reserves two lines beside the form for every variant of the headline. */
const Headline = styled('h1')(({ theme }) => ({
  ...theme.typography.display,
  [theme.breakpoints.up(1200)]: { minHeight: '1.96em' },
}));

type HeroProps = { readonly headline: string; readonly subheadline: string; readonly children: ReactNode };

/** The headline, the form, and the sheet that shows the result. */
export function Hero({ headline, subheadline, children }: HeroProps) {
  return (
    <Wrap as="section" aria-labelledby="hero-heading" sx={{ pt: 'clamp(48px, 6.5vw, 88px)' }}>
      <Top>
        <Headline id="hero-heading">{headline}</Headline>
        <Column>
          <Typography variant="lead" color="textSecondary" id="hero-lead">
            {subheadline}
          </Typography>
          {children}
        </Column>
      </Top>
      <ReadingsFigure />
    </Wrap>
  );
}
