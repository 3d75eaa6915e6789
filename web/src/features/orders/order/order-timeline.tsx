import { styled } from '@mui/material/styles';
import type { OrderView } from '@twofold/contracts/orders/api';
import { ReviewerMark } from '../../../components/reviewer-mark.tsx';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { drawTimeline, LINE } from './timeline-marks.ts';

const Drawing = styled('svg')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    // Below this its words would be too small to read: it is scrolled instead.
    minWidth: 680,
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
    [theme.breakpoints.down('lg')]: { '& text': { fontSize: 19 }, '& .initials': { fontSize: 16 } },
    '@media print': { minWidth: 0 },
  };
});

/** Above the line without stacked discs, and what every further disc on a stack adds. */
const HEAD = 64;
const STEP = 44;
const FOOT = 54;

/** An order as one line from "paid" to "promised", with a disc where each review arrived. */
export function OrderTimeline({ order, nowMs }: { readonly order: OrderView; readonly nowMs: number }) {
  const timeline = drawTimeline(order, nowMs);
  if (timeline === undefined) return null;
  const y = HEAD + STEP * timeline.levels;
  return (
    <ScrollRegion label="Timeline of the order">
      <Drawing viewBox={`0 0 1120 ${y + FOOT}`} role="img" aria-label={timeline.description}>
        <path className="track" d={`M${LINE.left} ${y}H${LINE.right}`} />
        <path className="reached" d={`M${LINE.left} ${y}H${timeline.reachedX}`} />
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
            <circle r={LINE.radius} />
            <ReviewerMark name={name} y={5} size={18} />
          </g>
        ))}
        {timeline.labels.map(({ x, level, text, anchor }) => (
          <text key={x} className="took" x={x} y={y - STEP * level - 34} textAnchor={anchor}>
            {text}
          </text>
        ))}
      </Drawing>
    </ScrollRegion>
  );
}
