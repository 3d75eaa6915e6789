import { keyframes, styled } from '@mui/material/styles';
import { motion } from '../../lib/motion.ts';

/** The crease runs from 65% of the upper edge to 37% of the lower one; the back reaches 28 px lower than the front. */
const DROP_PX = 28;
const CREASE_PX = 13;

/** The back unfolds from the crease once, when the page appears. */
const turn = keyframes({ from: { clipPath: 'polygon(65% 0, 65% 0, 37% 100%, 37% 100%)' } });

export const Sheet = styled('div')({ position: 'relative', isolation: 'isolate', forcedColorAdjust: 'none' });

/** The two halves of the sheet, behind the text. Below 768 px each part is its own small sheet. */
export const Halves = styled('div')(({ theme }) => {
  const { sheet } = theme.vars.palette;
  const layer = { position: 'absolute', inset: 0, zIndex: -1 } as const;
  // Painted as images: contrast checkers ignore clip-path, and would take one half for the background of the other.
  const paint = (color: string) => `linear-gradient(${color}, ${color})`;
  return {
    display: 'none',
    '& > div, & i': layer,
    '& .front': { clipPath: 'polygon(0 0, 65% 0, 37% 100%, 0 100%)' },
    '& .front i': { bottom: DROP_PX, backgroundImage: paint(sheet.machine), borderRadius: '4px 0 0 4px' },
    '& .crease': {
      clipPath: `polygon(65% 0, 37% 100%, calc(37% - ${CREASE_PX}px) 100%, calc(65% - ${CREASE_PX}px) 0)`,
    },
    '& .crease i': { bottom: DROP_PX, backgroundImage: paint(sheet.crease) },
    '& .back': {
      clipPath: 'polygon(65% 0, 100% 0, 100% 100%, 37% 100%)',
      animation: `${turn} ${motion.fold}`,
    },
    '&[data-turned] .back': { animation: 'none' },
    '& .back i': { top: DROP_PX, backgroundImage: paint(sheet.people), borderRadius: '0 22px 22px 0' },
    [theme.breakpoints.up('md')]: { display: 'block' },
  };
});

/** Names the machine or the people, in the colors of the sheet. */
export const Sign = styled('span')(({ theme }) => ({
  ...theme.typography.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  '&::before': { content: '""', flex: 'none', width: 9, height: 9, borderRadius: 1, background: 'currentColor' },
  '&.people::before': { borderRadius: '50%' },
}));

const inset = 'clamp(20px, 3vw, 40px)';

export const Head = styled('div')(({ theme }) => ({
  display: 'none',
  justifyContent: 'space-between',
  padding: `24px ${inset} 0`,
  marginBottom: 2,
  '& .machine': { color: theme.vars.palette.sheet.onMachine },
  '& .people': { color: theme.vars.palette.sheet.onPeople, paddingTop: 28 },
  [theme.breakpoints.up('md')]: { display: 'flex' },
}));

export const Rows = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  // Small screens show the first and the last row only.
  '& > :nth-of-type(2)': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    gap: 0,
    padding: `0 ${inset} 44px`,
    '& > :nth-of-type(2)': { display: 'grid' },
  },
}));

export const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'var(--front) var(--back)',
    justifyContent: 'space-between',
    alignItems: 'center',
    paddingBlock: 22,
    '& .who': { display: 'none' },
  },
}));

export const Machine = styled('div')(({ theme }) => ({
  padding: '18px 44px 30px 18px',
  color: theme.vars.palette.sheet.onMachine,
  background: theme.vars.palette.sheet.machine,
  borderRadius: '4px 4px 0 0',
  clipPath: 'polygon(0 0, 100% 0, 100% calc(100% - 30px), calc(100% - 30px) 100%, 0 100%)',
  '& .who': { marginBottom: 8 },
  '& .claim': {
    fontSize: '1.1875rem',
    fontWeight: 600,
    lineHeight: 1.35,
    letterSpacing: '-.014em',
    textWrap: 'balance',
  },
  '& .basis': { ...theme.typography.body2, marginTop: 6, color: theme.vars.palette.sheet.onMachineQuiet },
  [theme.breakpoints.up('md')]: { padding: 0, background: 'none', clipPath: 'none' },
}));

export const Person = styled('figure')(({ theme }) => ({
  marginTop: -30,
  padding: '46px 18px 18px',
  color: theme.vars.palette.sheet.onPeople,
  background: theme.vars.palette.sheet.people,
  borderRadius: '0 0 18px 18px',
  clipPath: 'polygon(100% 0, 100% 100%, 0 100%, 0 30px, calc(100% - 30px) 30px)',
  '& .who': { marginBottom: 8 },
  '& blockquote': { ...theme.typography.voice, fontSize: '1.25rem', lineHeight: 1.35, textWrap: 'balance' },
  '& figcaption': { ...theme.typography.body2, marginTop: 6, fontWeight: 600 },
  '& figcaption span': { fontWeight: 400 },
  [theme.breakpoints.up('md')]: { margin: 0, padding: 0, background: 'none', clipPath: 'none' },
}));
