import type { Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { sectionSpace } from '../../components/page-section.tsx';
import { Wrap } from '../../components/wrap.tsx';

/** The band is dark in both color schemes, so its content uses the dark one. */
const darkVariables = ({ colorSchemes: { dark } }: Theme): Record<`--${string}`, string> => {
  if (!dark) return {};
  const { machine, text, background, error, lineStrong, divider, sunken, primary, night } = dark.palette;
  return {
    '--mui-palette-background-paper': background.paper,
    '--mui-palette-text-primary': text.primary,
    '--mui-palette-text-secondary': night.onQuiet,
    '--mui-palette-text-disabled': night.onQuiet,
    '--mui-palette-machine-main': machine.main,
    '--mui-palette-machine-dark': machine.dark,
    '--mui-palette-machine-contrastText': machine.contrastText,
    '--mui-palette-error-main': error.main,
    '--mui-palette-lineStrong': lineStrong,
    '--mui-palette-divider': divider,
    '--mui-palette-sunken': sunken,
    '--mui-palette-primary-main': primary.main,
  };
};

const Band = styled('div')(({ theme }) => ({
  ...darkVariables(theme),
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 14,
  color: theme.vars.palette.night.on,
  background: theme.vars.palette.night.main,
  colorScheme: 'dark',
}));

const Words = styled('div')({
  position: 'relative',
  display: 'grid',
  gap: 18,
  maxWidth: 680,
  padding: 'clamp(36px, 6vw, 80px) clamp(24px, 5vw, 72px)',
});

const Corner = styled('svg')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  right: 0,
  width: 'auto',
  height: '100%',
  display: 'none',
  forcedColorAdjust: 'none',
  '& .front': { fill: theme.vars.palette.sheet.machine },
  '& .back': { fill: theme.vars.palette.sheet.people },
  [theme.breakpoints.up('lg')]: { display: 'block' },
}));

/** The last section of the landing page repeats the form. */
export function ClosingCall({ children }: { readonly children: ReactNode }) {
  return (
    <Wrap as="section" aria-labelledby="closing-heading" sx={{ pb: sectionSpace }}>
      <Band>
        <Corner viewBox="0 0 420 420" aria-hidden="true">
          <path className="front" d="M0 0h420v92L92 420H0Z" />
          <path className="back" d="M420 92 92 420V172a80 80 0 0 1 80-80Z" />
        </Corner>
        <Words>
          <Typography variant="h1" component="h2" id="closing-heading">
            Get your report in 20 seconds
          </Typography>
          <Typography color="textSecondary">Start there. Ask people when you want to know what they think.</Typography>
          {children}
        </Words>
      </Band>
    </Wrap>
  );
}
