import { styled } from '@mui/material/styles';
import { useId } from 'react';

const SIDE = 300;
const rows = [170, 120, 196, 92, 64, 40, 24] as const;

const Drawing = styled('svg')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    width: 132,
    height: 'auto',
    gridRow: 1,
    forcedColorAdjust: 'none',
    '& .empty': { fill: palette.machine.soft },
    '& .full': { fill: palette.sheet.machine },
    '& .row': { fill: palette.sheet.onMachine },
    '& .back': {
      fill: palette.background.default,
      stroke: palette.people.fill,
      strokeWidth: 2,
      strokeDasharray: '6 6',
    },
    [theme.breakpoints.up(860)]: { width: '100%', gridRow: 'auto' },
  };
});

/** The front of the sheet fills from the top; the back stays an outline, since there are no reviews yet. */
export function FillingSheet({ progress }: { readonly progress: number }) {
  const id = useId();
  const height = (SIDE * progress) / 100;
  return (
    <Drawing viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
      <defs>
        <clipPath id={`${id}-front`}>
          <path d="M2 2h296v78L80 298H2Z" />
        </clipPath>
        <clipPath id={`${id}-filled`}>
          <rect width={SIDE} height={height} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}-front)`}>
        <rect className="empty" width={SIDE} height={SIDE} />
        <rect className="full" width={SIDE} height={height} />
        <g clipPath={`url(#${id}-filled)`}>
          {rows.map((width, row) => (
            <g key={width} className="row" transform={`translate(26 ${34 + 32 * row})`}>
              <rect width="11" height="11" />
              <rect x="24" y="3.5" width={width} height="4" />
            </g>
          ))}
        </g>
      </g>
      <path className="back" d="M298 80 80 298V124a44 44 0 0 1 44-44Z" />
    </Drawing>
  );
}
