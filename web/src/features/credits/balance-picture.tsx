import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { CreditEntry } from '@twofold/contracts/credits/api';
import { ScrollRegion } from '../../components/scroll-region.tsx';
import { drawBalance, NARROW, NARROW_STEPS_MAX, WIDE, type Frame } from './balance-steps.ts';

const Drawing = styled('svg')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    // Scaled down to a phone, the text would be too small to read: a wide picture scrolls instead.
    [theme.breakpoints.down('md')]: { '&[data-frame="wide"]': { minWidth: 880 } },
    width: '100%',
    height: 'auto',
    forcedColorAdjust: 'none',
    '& text': { fontFamily: theme.typography.fontFamily, fontSize: 12, fill: palette.text.secondary },
    // The picture is smaller here; the larger font keeps its text readable.
    [theme.breakpoints.between('md', 'lg')]: { '& text': { fontSize: 16 } },
    '& .level': { stroke: palette.divider },
    '& .area': { fill: palette.people.soft },
    '& .line': { fill: 'none', stroke: palette.people.main, strokeWidth: 2 },
    '& circle': { fill: palette.people.main, stroke: palette.people.main, strokeWidth: 2 },
    '& .reserved': { fill: palette.background.default },
    '& .last-credit': { stroke: palette.text.disabled, strokeDasharray: '3 4' },
  };
});

/** The balance as steps over time, with a hollow dot where credits were reserved, and a line at the minimum balance. */
export function BalancePicture({ entries }: { readonly entries: readonly CreditEntry[] }) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const isNarrow = isPhone && entries.filter(({ change }) => change !== 0).length <= NARROW_STEPS_MAX;
  const frame: Frame = isNarrow ? NARROW : WIDE;
  const picture = drawBalance(entries, frame);
  if (picture === undefined) return null;
  const { steps, line, area, levels, lastCreditY, description } = picture;
  const { width, height, left, right, bottom } = frame;
  return (
    <ScrollRegion label="Balance over time" startsAtEnd>
      <Drawing
        data-frame={isNarrow ? 'narrow' : 'wide'}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={description}
      >
        {levels.map(({ balance, y }) => (
          <g key={balance}>
            <path className="level" d={`M${left} ${y}H${right}`} />
            <text x={left - 16} y={y + 4} textAnchor="end">
              {balance}
            </text>
          </g>
        ))}
        <path className="area" d={area} />
        <path className="last-credit" d={`M${left} ${lastCreditY}H${right}`} />
        <path className="line" d={line} />
        {steps.map(({ number, x, y, isReserved, date }) => (
          <g key={number}>
            <circle className={isReserved ? 'reserved' : undefined} cx={x} cy={y} r="5" />
            {date !== undefined && (
              <text x={x} y={bottom + 24} textAnchor="middle">
                {date}
              </text>
            )}
          </g>
        ))}
        {/* Below the line on a phone: above it, a falling step would cross the text. */}
        <text x={right - 2} y={isNarrow ? lastCreditY + 16 : lastCreditY - 6} textAnchor="end">
          Minimum balance: 1
        </text>
      </Drawing>
    </ScrollRegion>
  );
}
