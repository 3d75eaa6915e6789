import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { OrderView } from '@twofold/contracts/orders/api';
import { ReviewerMark } from '../../../components/reviewer-mark.tsx';
import { drawTimeline, lineIn } from './timeline-marks.ts';

const Drawing = styled('svg')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'block',
    width: '100%',
    height: 'auto',
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
    '& text': { fontFamily: theme.typography.fontFamily, fontSize: 13, fill: palette.text.secondary },
    '& .track': { stroke: palette.divider, strokeWidth: 6 },
    '& .reached': { stroke: palette.people.fill, strokeWidth: 6 },
    '& .tick': { stroke: palette.lineStrong },
    '& circle': { fill: palette.people.main, stroke: palette.background.default, strokeWidth: 4 },
    '& .initials': { fill: palette.people.contrastText, fontWeight: 600 },
    '& .figure': { fill: 'none', stroke: palette.people.contrastText, strokeWidth: 1.5 },
    '& .took': { fill: palette.text.primary, fontWeight: 600 },
  };
});

/** The height above the line, the height of each further disc on a stack, and the height below the line. */
const HEAD = 64;
const STEP = 44;
const FOOT = 54;

/** Roughly the width of the page, so that the text is hardly scaled. */
const useWidth = (): number => {
  const isBelowLarge = useMediaQuery((theme) => theme.breakpoints.down('lg'));
  const isBelowMedium = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  if (isPhone) return 336;
  if (isBelowMedium) return 480;
  return isBelowLarge ? 706 : 1120;
};

/** An order as one line from "paid" to "promised", with a disc where each review arrived. */
export function OrderTimeline({ order, nowMs }: { readonly order: OrderView; readonly nowMs: number }) {
  const width = useWidth();
  const timeline = drawTimeline(order, nowMs, width);
  if (timeline === undefined) return null;
  const line = lineIn(width);
  const y = HEAD + STEP * timeline.levels;
  return (
    <Drawing viewBox={`0 0 ${width} ${y + FOOT}`} role="img" aria-label={timeline.description}>
      <path className="track" d={`M${line.left} ${y}H${line.right}`} />
      <path className="reached" d={`M${line.left} ${y}H${timeline.reachedX}`} />
      {timeline.ticks.map(({ x, text, anchor }) => (
        <g key={x}>
          <path className="tick" d={`M${x} ${y + 10}v8`} />
          <text x={x} y={y + 40} textAnchor={anchor}>
            {text}
          </text>
        </g>
      ))}
      {timeline.discs.map(({ seat, name, x, level }) => (
        <g key={seat} transform={`translate(${x} ${y - STEP * level})`}>
          <circle r={line.radius} />
          <ReviewerMark name={name} y={5} size={18} />
        </g>
      ))}
      {timeline.labels.map(({ x, level, text, anchor }) => (
        <text key={x} className="took" x={x} y={y - STEP * level - 34} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </Drawing>
  );
}
