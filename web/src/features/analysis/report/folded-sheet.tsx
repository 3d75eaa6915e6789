import { styled } from '@mui/material/styles';

/** How far the back reaches below the front, and the size of the cut corner where the halves stack, in pixels. */
const HANG = 14;
const CORNER = 28;
/** How far the crease moves between no agreement and full agreement. */
const LEAN = '8%';
/** Where the crease meets the upper edge. */
const CREASE_TOP = '60%';
const CREASE_BOTTOM = '48%';
/**
 * Moves the crease by how much people agree with the report: not at all when they agree with half of it, further to their
 * side the more they agree. `--agreement` is the share from 0 to 1.
 */
const leaning = (at: string): string => `calc(${at} + (var(--agreement, .5) - .5) * ${LEAN})`;

/**
 * The folded header of a report: front and back of one sheet with one crease between them. Its two children are the
 * halves, `FrontHalf` before `BackHalf`. Below 768 px they stack and only a corner is cut.
 */
export const FoldedSheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBottom: 36,
  breakInside: 'avoid',
  [theme.breakpoints.up('md')]: {
    position: 'relative',
    isolation: 'isolate',
    gridTemplateColumns: '54% 42%',
    justifyContent: 'space-between',
    '&::before, &::after': { content: '""', position: 'absolute', inset: 0, zIndex: -1 },
    '&::before': {
      bottom: HANG,
      background: theme.vars.palette.machine.soft,
      borderRadius: '4px 0 0 4px',
      clipPath: `polygon(0 0, ${leaning(CREASE_TOP)} 0, calc(${CREASE_BOTTOM} + .8%) 100%, 0 100%)`,
    },
    '&::after': {
      top: HANG,
      background: theme.vars.palette.people.soft,
      borderRadius: '0 18px 18px 0',
      clipPath: `polygon(calc(${leaning(CREASE_TOP)} - .8%) 0, 100% 0, 100% 100%, ${CREASE_BOTTOM} 100%)`,
    },
  },
  '&[data-blank]::after': { display: 'none' },
  // Tints are not printed; a hairline keeps the shape of the sheet.
  '@media print': {
    border: `1px solid ${theme.vars.palette.machine.line}`,
    '&::before, &::after': { display: 'none' },
    '& h2': { printColorAdjust: 'exact' },
  },
}));

const half = { display: 'grid', gap: 10, alignContent: 'space-between', justifyItems: 'start' } as const;

/** The cool side: machine findings. */
export const FrontHalf = styled('section')(({ theme }) => ({
  ...half,
  padding: `20px 20px ${CORNER + 6}px`,
  background: theme.vars.palette.machine.soft,
  clipPath: `polygon(0 0, 100% 0, 100% calc(100% - ${CORNER}px), calc(100% - ${CORNER}px) 100%, 0 100%)`,
  [theme.breakpoints.up('md')]: {
    maxWidth: '86%',
    padding: '26px 0 36px 30px',
    background: 'none',
    clipPath: 'none',
  },
}));

/** The warm side: people's words. */
export const BackHalf = styled('section')(({ theme }) => ({
  ...half,
  marginTop: -CORNER,
  padding: `${CORNER + 18}px 20px 20px`,
  background: theme.vars.palette.people.soft,
  borderRadius: '0 0 16px 16px',
  clipPath: `polygon(100% 0, 100% 100%, 0 100%, 0 ${CORNER}px, calc(100% - ${CORNER}px) ${CORNER}px)`,
  [theme.breakpoints.up('md')]: {
    marginTop: 0,
    alignContent: 'center',
    padding: '38px 24px 24px 20%',
    background: 'none',
    borderRadius: 0,
    clipPath: 'none',
  },
  [theme.breakpoints.up('lg')]: { paddingLeft: '12%' },
  '&[data-blank]': {
    background: 'none',
    [theme.breakpoints.down('md')]: {
      marginTop: 0,
      paddingTop: 20,
      border: `1.5px dashed ${theme.vars.palette.people.main}`,
      borderTop: 0,
      clipPath: 'none',
    },
  },
}));

const Outline = styled('svg')(({ theme }) => ({
  display: 'none',
  forcedColorAdjust: 'none',
  '& path': {
    fill: 'none',
    stroke: theme.vars.palette.people.main,
    strokeWidth: 1.5,
    strokeDasharray: '6 6',
    vectorEffect: 'non-scaling-stroke',
  },
  [theme.breakpoints.up('md')]: {
    display: 'block',
    position: 'absolute',
    zIndex: -1,
    inset: `${HANG}px 0 0`,
    width: '100%',
    height: `calc(100% - ${HANG}px)`,
  },
}));

/** The outline of a back without reviews. Below 768 px the half draws its own edge. */
export function BlankOutline() {
  return (
    <Outline viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M59.7 .8H99.9V99.2H48.2Z" />
    </Outline>
  );
}
