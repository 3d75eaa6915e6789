import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useId } from 'react';

type Side = 'front' | 'back';

const Place = styled('section')({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  paddingBlock: 28,
  '& svg': { marginBottom: 12 },
  '& .MuiButton-root': { marginTop: 10 },
});

const Sheet = styled('svg')(({ theme }) => {
  const { machine, people, background, lineStrong } = theme.vars.palette;
  return {
    forcedColorAdjust: 'none',
    strokeWidth: 2,
    '& .front': { fill: machine.fill },
    '& .back': { fill: people.fill },
    '& .missing': { strokeDasharray: '5 5' },
    '& .front.missing': { fill: 'none', stroke: machine.fill },
    '& .back.missing': { fill: background.default, stroke: people.fill },
    '&[data-blank] .missing': { stroke: lineStrong },
  };
});

type EmptyStateProps = {
  /** The missing side. Left out: both are missing. */
  readonly missing?: Side;
  readonly title: string;
  readonly children: ReactNode;
  /** The available action. */
  readonly action: ReactNode;
};

/** The placeholder of an empty list. The missing side of the sheet is an outline in its color. */
export function EmptyState({ missing, title, children, action }: EmptyStateProps) {
  const id = useId();
  const look = (side: Side) => (missing === undefined || missing === side ? `${side} missing` : side);
  const isFrontThere = missing === 'back';
  return (
    <Place aria-labelledby={id}>
      <Sheet width="112" height="112" viewBox="0 0 112 112" data-blank={missing === undefined || undefined} aria-hidden>
        <path
          className={look('front')}
          d={isFrontThere ? 'M1.5 1.5h109V30L30 110.5H1.5Z' : 'M30 110.5H1.5V1.5h109V30'}
        />
        <path className={look('back')} d="M110 31 31 110V49a18 18 0 0 1 18-18Z" />
      </Sheet>
      <Typography variant="h3" component="h2" id={id}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {children}
      </Typography>
      {action}
    </Place>
  );
}
